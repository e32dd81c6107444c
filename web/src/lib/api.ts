// The requests over HTTP. A refusal is thrown as a Refusal that carries the server's problem.
import type {
  About, AdviceGiven, AskAdvice, CheckOptions, ContestMade, ContestTold, CoursesTold, DaysOfPlayer, DayTold, DiceTold, ForgetShared, ForkTour, GiveWord, GoOn, Join, Mistake, MomentOf, MomentTold, MoveMade, MoveTaken, NewContest, NewTable, NewTour, NewTry, OptionsChecked, PracticeListed, PracticeTold, Problem, RaceResults, Reissue, Rematch, ReviewBegun, ReviewRecord, ReviewTold, SeatBot, SeatKey, SharedMade, ShareRecord, ShelfKey, ShelfTold, ShelfWish, ReplayTold, TableInfo, TableMade, TakeMove, TourFileTold, TourMade, ToursOffered, TourTold, TryMade, WhoAsks,
} from "./messages.ts";

/** The server said no, or could not be reached (code "offline"). */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.sentence);
    this.problem = problem;
  }
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  return { code: "client", sentence: error instanceof Error ? error.message : String(error), rule: null, facts: {} };
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal({ code: "offline", sentence: "The server cannot be reached.", rule: null, facts: {} });
  }
  if (response.ok) return response;
  const fallback: Problem = { code: "server", sentence: `The server answered ${response.status}.`, rule: null, facts: {} };
  throw new Refusal(await response.json().then((body: unknown) => asProblem(body) ?? fallback, () => fallback));
}

function asProblem(body: unknown): Problem | undefined {
  const found = body as Partial<Problem> | null;
  return typeof found?.code === "string" && typeof found.sentence === "string" ? (found as Problem) : undefined;
}

export async function getJson<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await request(path)).text();
}

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return (await (await request(path, { method: "POST", headers, body: JSON.stringify(body) })).json()) as T;
}

const tourAt = (tour: string): string => `/api/tours/${encodeURIComponent(tour)}`;
const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  about: () => getJson<About>("/api/about"),
  checkOptions: (wanted: CheckOptions) => post<OptionsChecked>("/api/options", wanted),
  publicTables: () => getJson<TableInfo[]>("/api/tables"),
  table: (id: string) => getJson<TableInfo>(at(id)),
  makeTable: (wanted: NewTable) => post<TableMade>("/api/tables", wanted),
  join: (id: string, wanted: Join) => post<SeatKey>(`${at(id)}/join`, wanted),
  giveWord: (id: string, wanted: GiveWord) => post<TableInfo>(`${at(id)}/word`, wanted),
  dice: (id: string) => getJson<DiceTold>(`${at(id)}/dice`),
  seatBot: (id: string, wanted: SeatBot) => post<TableInfo>(`${at(id)}/bot`, wanted),
  reissue: (id: string, wanted: Reissue) => post<SeatKey>(`${at(id)}/reissue`, wanted),
  rematch: (id: string, wanted: Rematch) => post<TableMade>(`${at(id)}/rematch`, wanted),
  results: (id: string) => getJson<RaceResults>(`${at(id)}/results`),
  review: (id: string) => getJson<ReviewTold>(`${at(id)}/review`),
  mistakes: (id: string) => getJson<Mistake[]>(`${at(id)}/mistakes`),
  beginReview: (wanted: ReviewRecord) => post<ReviewBegun>("/api/reviews", wanted),
  recordReview: (name: string) => getJson<ReviewTold>(`/api/reviews/${encodeURIComponent(name)}`),
  replay: (id: string) => getJson<ReplayTold>(`${at(id)}/replay`),
  readRecord: (record: string) => post<ReplayTold>("/api/replay", { record }),
  readTour: (record: string) => post<TourFileTold>("/api/tour-file", { record }),
  tours: () => getJson<ToursOffered>("/api/tours"),
  tour: (id: string) => getJson<TourTold>(tourAt(id)),
  makeTour: (wanted: NewTour) => post<TourMade>("/api/tours", wanted),
  forkTour: (id: string, wanted: ForkTour) => post<TourMade>(`${tourAt(id)}/fork`, wanted),
  day: (day: string, who: WhoAsks) => post<DayTold>(`/api/days/${encodeURIComponent(day || "today")}`, who),
  daysRaced: (who: WhoAsks) => post<DaysOfPlayer>("/api/days/raced", who),
  makeContest: (wanted: NewContest) => post<ContestMade>("/api/contests", wanted),
  contest: (id: string, who: WhoAsks) => post<ContestTold>(`/api/contests/${encodeURIComponent(id)}`, who),
  tryContest: (id: string, wanted: NewTry) => post<TryMade>(`/api/contests/${encodeURIComponent(id)}/tries`, wanted),
  shelf: (who: ShelfKey) => post<ShelfTold>("/api/shelf", who),
  dressShelf: (wish: ShelfWish) => post<ShelfTold>("/api/shelf/look", wish),
  moveShelf: (who: ShelfKey) => post<MoveMade>("/api/shelf/move", who),
  arriveShelf: (wanted: TakeMove) => post<MoveTaken>("/api/shelf/arrive", wanted),
  forgetShelf: (who: ShelfKey) => post<object>("/api/shelf/forget", who),
  courses: (id: string, who: WhoAsks) => post<CoursesTold>(`/api/contests/${encodeURIComponent(id)}/courses`, who),
  record: (id: string) => getText(`${at(id)}/record`),
  moment: (wanted: MomentOf) => post<MomentTold>("/api/moment", wanted),
  goOn: (wanted: GoOn) => post<TableMade>("/api/continue", wanted),
  practice: () => getJson<PracticeListed[]>("/api/practice"),
  practiceMoment: (id: string) => getJson<PracticeTold>(`/api/practice/${encodeURIComponent(id)}`),
  share: (wanted: ShareRecord) => post<SharedMade>("/api/shared", wanted),
  sharedReplay: (id: string) => getJson<ReplayTold>(`/api/shared/${encodeURIComponent(id)}/replay`),
  forgetShared: (id: string, wanted: ForgetShared) => post<object>(`/api/shared/${encodeURIComponent(id)}/forget`, wanted),
  advise: (id: string, wanted: AskAdvice) => post<AdviceGiven>(`${at(id)}/advice`, wanted),
};
