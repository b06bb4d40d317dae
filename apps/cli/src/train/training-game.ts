// A game that is learned from, as it is kept: its answers, from which the positions can be looked at again.

export type Settings = Readonly<Record<string, boolean | number | string>>;

export interface TrainingGame {
  readonly seats: number;
  readonly seed: string;
  readonly settings: Settings;
  /** Seat, kind, option. */
  readonly answers: readonly (readonly [number, string, string])[];
}
