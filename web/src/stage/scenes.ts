// Beats of one scene are finished by one press: a roll, a walk, a bust.

let scenes = 0;

export function newScene(): number {
  scenes += 1;
  return scenes;
}
