/** A table of scripted players: one move at a time, and what it cost. */
export interface BenchTable {
  /** Plays one move; resolves with the milliseconds from sending it to its being seen by all. */
  move(): Promise<number>;
  isOver(): boolean;
  /** Moves played here. */
  moves(): number;
  /** Characters that came to all seats so far. */
  received(): number;
  close(): void;
}

export interface BenchServer {
  /** A table that has begun; its players connect when it is first asked for a move. */
  prepare(game: string): Promise<() => Promise<BenchTable>>;
  cpuSeconds(): Promise<number>;
  memory(): Promise<number>;
  stop(): Promise<void>;
}
