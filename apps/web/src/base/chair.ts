// A chair: who answers for a seat.

export const LEVELS = ['random', 'apprentice', 'steward', 'lord', 'archlord'] as const;
export type Level = (typeof LEVELS)[number];
/** Who answers for a seat: a person, a bot of a level, or a policy of the game. */
export type Chair =
  | { readonly who: 'person' }
  | { readonly who: 'bot'; readonly level: Level }
  | { readonly who: 'policy'; readonly policy: string };
export const isBot = (chair: Chair | undefined): boolean => chair !== undefined && chair.who !== 'person';

/** The bots of a game file; people are left out. */
export const botsIn = (chairs: readonly Chair[]): Readonly<Record<string, string>> =>
  Object.fromEntries(chairs.flatMap((chair, seat) => (chair.who === 'person' ? [] : [[seat, kindOf(chair)]])));

/** A level that this version does not know becomes a person's chair. */
export function chairsFrom(seats: number, bots: Readonly<Record<string, string>> = {}): Chair[] {
  return Array.from({ length: seats }, (_, seat) => chairOf(bots[seat] as Kind | undefined));
}

/** The choice for a seat in the form: a person at this device, a person by link, a bot's level or a policy. */
export type Kind = 'person' | 'link' | Level | PolicyKind;
type PolicyKind = `policy:${string}`;
export const levelOf = (kind: Kind | undefined): Level | undefined => LEVELS.find((level) => level === kind);

export const policyOf = (kind: Kind | undefined): string | undefined =>
  kind?.startsWith('policy:') ? kind.slice('policy:'.length) : undefined;

/** Who answers for a seat of this kind; whoever gets a link is a person. */
export function chairOf(kind: Kind | undefined): Chair {
  const policy = policyOf(kind);
  if (policy !== undefined) return { who: 'policy', policy };
  const level = levelOf(kind);
  return level === undefined ? { who: 'person' } : { who: 'bot', level };
}
export const kindOf = (chair: Chair | undefined): Kind =>
  chair?.who === 'policy' ? `policy:${chair.policy}` : chair?.who === 'bot' ? chair.level : 'person';
