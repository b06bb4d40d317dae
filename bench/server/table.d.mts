/** Where scripted players find a game that has begun; plain data, for it travels to another process. */
export type Ticket =
  | {
      readonly url: string;
      /** Further servers: each seat is connected to the next one. */
      readonly urls?: readonly string[];
      readonly table: string;
      readonly tokens: readonly string[];
      readonly spectator: string;
      readonly seed: number;
      /** Everybody is told of every move: a game without secret drafts. */
      readonly open: boolean;
    }
  | { readonly url: string; readonly match: string; readonly seed: number };

/** Milliseconds since a move was sent. */
export interface Latency {
  /** Until it was seen by whoever sent it and by all who are asked something since: they wait for it. */
  readonly waiting: number;
  /** Until it was seen by everybody. */
  readonly all: number;
}

/** A table of scripted players. */
export interface BenchTable {
  /** Everybody answers as soon as he is asked, until `stop`. */
  go(onMove: () => void): void;
  stop(): void;
  /** One move; resolves when it was seen by all. */
  move(): Promise<Latency>;
  isOver(): boolean;
  /** Characters that came to all seats so far. */
  received(): number;
  /** All connections are lost, and come back; resolves when everybody can play on. */
  comeBack?(): Promise<void>;
  close(): void;
}

export interface BenchServer {
  readonly pid: number;
  /** The module with the players who speak to it: `sit(ticket)` gives a `BenchTable`. */
  readonly players: string;
  /** @param people at its four seats: 4 unless said, or 3 and a bot */
  prepare(game: string, people?: 3 | 4): Promise<Ticket>;
  cpuSeconds(): Promise<number>;
  memory(): Promise<number>;
  stop(): Promise<void>;
}
