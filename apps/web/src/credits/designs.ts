// Which cards of Dungeon Lords are our own: sources did not say, and the data marks what we made up.
import { COMBAT_CARDS, ROOMS, SPECIAL_EVENTS } from '@oubliette/dungeon-lords/cards';

interface Marked {
  readonly ours?: true | readonly string[];
}

export function designs(): { readonly whole: readonly string[]; readonly partly: readonly string[] } {
  const cards: [string, Marked][] = [COMBAT_CARDS, ROOMS, SPECIAL_EVENTS].flatMap((kind) =>
    Object.entries<Marked>(kind),
  );
  return {
    whole: cards.filter(([, { ours }]) => ours === true).map(([id]) => id),
    partly: cards.filter(([, { ours }]) => Array.isArray(ours)).map(([id]) => id),
  };
}
