// A review in which nothing happened, but for what a test puts there.
import type { Booked, Review, SeatReview } from "../src/lib/messages.ts";

/** One answer, or what was nobody's, in the account of a race of two. */
export const booked = (number: number, more: Partial<Booked> = {}): Booked => ({
  number,
  seat: 0,
  round: 1,
  kind: "push-or-pass",
  action: "push",
  chances: [500_000, 500_000],
  measured: true,
  way: [],
  stand_in: false,
  skill: [],
  luck: [],
  better: [],
  reason: "",
  facts: {},
  error: 0,
  risk: 0,
  advised: false,
  bust: false,
  walk: null,
  better_walk: null,
  ...more,
});

export const seatReview = (seat: number, more: Partial<SeatReview> = {}): SeatReview => ({
  seat,
  start: 500_000,
  luck: 0,
  skill: 0,
  result: 500_000,
  own_luck: 0,
  own_skill: 0,
  error: 0,
  by_stand_in: 0,
  answers: 0,
  pushes: { asked: 0, pushed: 0, advised: 0, agreed: 0, risk: 0, busts: 0 },
  costliest: [],
  closer_look: 0,
  ...more,
});

export const reviewed = (more: Partial<Review>): Review => ({
  quality: "usual",
  rounds: 2,
  start: [500_000, 500_000],
  opening: [],
  course: [],
  seats: [],
  deciding: [],
  mistakes: [],
  ...more,
});
