// Where a table is heard of and what is known of it: a server that plays it now, or a recording told again (replay/).
import { api } from "./api.ts";
import { cubitosContent } from "./content.ts";
import type { CubitosContent, RaceResults } from "./messages.ts";
import { tokensOf } from "./session.ts";
import { type Listener, socketAddress, TableSocket, type Wanted } from "./socket.ts";

export interface Feed {
  command(wanted: Wanted): Promise<number>;
  greetAgain(): void;
  close(): void;
}

export interface Source {
  live: boolean; // played now; a recording is only watched
  connect(listener: Listener): Feed;
  content(): Promise<CubitosContent>;
  results(): Promise<RaceResults>;
}

export const liveTable = (id: string): Source => ({
  live: true,
  connect: (listener) => new TableSocket(socketAddress(id), () => tokensOf(id), listener),
  content: () => cubitosContent(id),
  results: () => api.results(id),
});
