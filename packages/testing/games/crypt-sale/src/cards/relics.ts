// CS-CARD: what lies in the vault, and how relics are piled.

interface RelicCard {
  readonly id: string;
  readonly copies: number;
  /** Points at the end, wherever it counts; `shelved` where standing in the open makes a difference. */
  readonly worth: number;
  readonly shelved?: number;
}

/** CS-CARD-1, CS-CARD-2 */
export const RELICS = [
  { id: 'skull', copies: 8, worth: 1 },
  { id: 'candlestick', copies: 8, worth: 2 },
  { id: 'chalice', copies: 6, worth: 3 },
  { id: 'lucky-coin', copies: 6, worth: 1 },
  { id: 'light-fingers', copies: 6, worth: 1 },
  { id: 'cursed-urn', copies: 6, worth: -2, shelved: 4 },
] as const satisfies readonly RelicCard[];

export type Relic = (typeof RELICS)[number]['id'];
export const KINDS: readonly Relic[] = RELICS.map(({ id }) => id);

export const wholeVault = (): Relic[] => RELICS.flatMap(({ id, copies }) => new Array<Relic>(copies).fill(id));

export function worth(relic: Relic, where: 'shelf' | 'elsewhere'): number {
  const card: RelicCard = RELICS.find(({ id }) => id === relic)!;
  return where === 'shelf' ? (card.shelved ?? card.worth) : card.worth;
}

/** Piles stay sorted: the order in which relics came in would tell one face-down relic from another. */
export function put(pile: Relic[], relic: Relic): void {
  const place = KINDS.indexOf(relic);
  const at = pile.findIndex((other) => KINDS.indexOf(other) > place);
  pile.splice(at < 0 ? pile.length : at, 0, relic);
}

export function take(pile: Relic[], relic: Relic): void {
  const at = pile.indexOf(relic);
  if (at < 0) throw new Error(`no ${relic} in this pile`);
  pile.splice(at, 1);
}

/** Equal relics are one choice. */
export const kindsIn = (pile: readonly Relic[]): Relic[] => [...new Set(pile)];

export const countOf = (pile: readonly Relic[], relic: Relic): number => pile.filter((other) => other === relic).length;
