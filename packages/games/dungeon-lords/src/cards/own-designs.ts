// Which cards are our own designs: no source says what they do, and the data marks them.
import { COMBAT_CARDS, ROOMS, SPECIAL_EVENTS } from './cards.ts';

interface Marked {
  readonly ours?: true | readonly string[];
}

export function ownDesigns(): { readonly whole: readonly string[]; readonly partly: readonly string[] } {
  const cards: [string, Marked][] = [COMBAT_CARDS, ROOMS, SPECIAL_EVENTS].flatMap((kind) =>
    Object.entries<Marked>(kind),
  );
  return {
    whole: cards.filter(([, { ours }]) => ours === true).map(([id]) => id),
    partly: cards.filter(([, { ours }]) => Array.isArray(ours)).map(([id]) => id),
  };
}
