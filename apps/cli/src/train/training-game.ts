// A stored training game: its answers, from which the positions can be replayed.

export type Settings = Readonly<Record<string, boolean | number | string>>;

export interface TrainingGame {
  readonly seats: number;
  readonly seed: string;
  readonly settings: Settings;
  /** Seat, kind, option. */
  readonly answers: readonly (readonly [number, string, string])[];
}
