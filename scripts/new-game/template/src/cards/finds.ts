// The finds, one a line.
export const FINDS = [
  { id: 'dust', copies: 6, points: 0 },
  { id: 'button', copies: 6, points: 1 },
  { id: 'spoon', copies: 5, points: 2 },
  { id: 'crown', copies: 3, points: 5 },
] as const;

export type FindId = (typeof FINDS)[number]['id'];

export const pointsOf = (find: FindId): number => FINDS.find(({ id }) => id === find)!.points;

/** Every find, as often as there are copies. */
export const allFinds = (): FindId[] => FINDS.flatMap(({ id, copies }) => new Array<FindId>(copies).fill(id));
