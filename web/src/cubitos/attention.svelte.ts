// Where eyes and keyboard go when something else is asked.
import { tick } from "svelte";
import type { Play, Tab } from "./play.svelte.ts";
import { bringDiceIntoSight, bringIntoSight } from "./sight.ts";

/** Called once by the component; `main` is there when the table is. */
export function attend(play: Play, main: () => HTMLElement | undefined): void {
  let shown: Tab | undefined; // before the latest change

  $effect(() => {
    void play.question;
    void play.hints.shown;
    const anew = play.tab !== shown;
    shown = play.tab;
    void tick().then(() => {
      const table = main();
      if (table) bringIntoSight(table, anew);
    });
  });

  const rolling = $derived(play.lifting || Boolean(play.beat?.air));
  $effect(() => {
    const table = main();
    if (rolling && table) bringDiceIntoSight(table);
  });

  // An answer removes the button that gave it; the keyboard goes on at the next question.
  let inside = false;
  $effect(() => {
    const look = (event: FocusEvent): void => void (inside = main()?.contains(event.target as Node) ?? false);
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  });
  $effect(() => {
    if (play.question && inside && document.activeElement === document.body) {
      main()?.querySelector<HTMLElement>(".actions h2")?.focus({ preventScroll: true });
    }
  });
}
