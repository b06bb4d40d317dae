// What holds of the tokens at every moment of every game with magic items, imagined ones too.
import type { Invariants } from '@oubliette/testing';
import { HEROES, ITEM_IDS, ITEMS, TOKEN_IDS, type TokenId } from '../../src/cards/cards.ts';
import { colourOf, type Token } from '../../src/magic-items/tokens.ts';
import type { State } from '../../src/state.ts';

const borne = (s: State): Token[] => s.players.flatMap(({ party }) => party.flatMap((one) => one.items ?? []));

/** Every token with its colour, wherever it is. One that lies face down is in its pool. */
function everywhere(s: State): string[] {
  const { pools, farLands, dungeons } = s.items!;
  const out = [...farLands, ...borne(s), ...dungeons.flatMap((here) => Object.values(here).flat() as Token[])];
  return [
    ...pools.flatMap((pool, colour) => pool.map((item) => `${colour} ${item}`)),
    ...out.map(({ item, ownerSeat }) => `${colourOf(s.players.length, ownerSeat)} ${item}`),
  ].sort();
}

/** What was unpacked for this table. */
function unpacked(s: State): string[] {
  const seats = s.players.length;
  const dummy: readonly TokenId[] = s.options.items === 'advanced' ? TOKEN_IDS : seats === 2 ? ITEM_IDS : [];
  return [0, 1, 2, 3].flatMap((c) => (c < seats ? TOKEN_IDS : dummy).map((item) => `${c} ${item}`)).sort();
}

const isOver = (s: State): boolean => s.core.stack.length === 0;
const inCombat = (s: State): boolean => s.season === 4 && s.core.stack.some(({ proc }) => proc === 'combat');

export const itemInvariants: Invariants<State> = {
  'every token is in exactly one place'(s) {
    const [there, expected] = [everywhere(s).join(', '), unpacked(s).join(', ')];
    return there === expected ? undefined : `${there}, not ${expected}`;
  },
  'pools are in order'(s) {
    const wrong = s.items!.pools.find((pool) => pool.some((t, i) => i > 0 && at(pool[i - 1]!) >= at(t)));
    return wrong?.join(' ');
  },
  'items are borne by their class, never by the paladin or an illusion'(s) {
    for (const { party } of s.players) {
      for (const { id, items } of party) {
        if (items?.length === 0) return `${id} bears an empty list`;
        const wrong = items?.find(({ item }) => ITEMS[item].for !== HEROES[id].is);
        if (wrong !== undefined) return `${id} bears ${wrong.item}`;
      }
    }
    return undefined;
  },
  'blanks are with their owner or gone'(s) {
    const stray = [...borne(s), ...s.items!.dungeons.flatMap((here) => Object.values(here).flat() as Token[])];
    return stray.some(({ item }) => item === 'blank') ? 'a blank has gone astray' : undefined;
  },
  'each variant uses what is its own, when it may'(s) {
    const { queue, dungeons } = s.items!;
    for (const [seat, { camp, sack, prison, deadLetters }] of dungeons.entries()) {
      const basic = camp.length + sack.length + prison.length;
      if (s.options.items === 'advanced' ? basic > 0 || sack.length > 0 : deadLetters.length + queue.length > 0)
        return `seat ${seat}: ${JSON.stringify(dungeons[seat])} in the ${s.options.items} variant`;
      if (camp.length > 0 && s.season !== 3) return `seat ${seat}: camping in season ${s.season}`;
      if (sack.length > 0 && !inCombat(s)) return `seat ${seat}: a sack without combat`;
      if (deadLetters.some(({ used, ownerSeat }) => !used || ownerSeat !== seat)) return `seat ${seat}: a false letter`;
      if (prison.some(({ used, ownerSeat }) => used || ownerSeat === seat)) return `seat ${seat}: a false capture`;
    }
    if (s.options.items === 'basic' && borne(s).length > 0 && !inCombat(s)) return 'items are borne before combat';
    if (queue.length > 0 && (s.season === 0 || s.season === 4)) return 'tokens under nobody';
    return queue.length === 0 || queue.length === 4 ? undefined : `${queue.length} tokens in the queue`;
  },
  'in the advanced variant nobody bears two, and everybody has a blank'(s) {
    if (s.options.items === 'basic') return undefined;
    const two = s.players.find(({ party }) => party.some(({ items }) => (items?.length ?? 0) > 1));
    if (two !== undefined) return JSON.stringify(two.party);
    return s.items!.pools.every((pool) => pool.includes('blank')) ? undefined : JSON.stringify(s.items!.pools);
  },
  'in the basic variant hands are as large as the book says, and nothing is marked'(s) {
    if (s.options.items === 'advanced') return undefined;
    const seats = s.players.length;
    const giving = s.core.stack.some(({ proc }) => proc === 'items');
    const years = s.year - 1 + (s.season < 3 || giving ? 0 : 1);
    const each = 2 * years;
    const marked = borne(s).some(({ used }) => used);
    const wrong = s.items!.pools.findIndex(
      (pool, c) => pool.length !== (c < seats ? 5 - each : seats === 2 ? 4 - each : 0),
    );
    if (marked) return 'a marked item';
    return wrong < 0 ? undefined : `colour ${wrong} holds ${s.items!.pools[wrong]} after ${years} phases`;
  },
  'at the end all parties have gone, and in the basic variant everybody has one token left'(s) {
    if (!isOver(s)) return undefined;
    if (borne(s).length > 0) return 'somebody still bears an item';
    const hands = s.items!.pools.slice(0, s.players.length).map((pool) => pool.length);
    return s.options.items === 'advanced' || hands.every((n) => n === 1) ? undefined : `${hands} tokens left`;
  },
};

const at = (token: TokenId): number => TOKEN_IDS.indexOf(token);
