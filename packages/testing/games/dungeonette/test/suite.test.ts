// Everything the kit knows, on this game.
import { gameSuite, type Invariants } from '@oubliette/testing';
import { texts } from '../locales/texts.ts';
import { dungeonette } from '../src/game.ts';
import { SEND, SPRING } from '../src/options.ts';
import type { State } from '../src/state.ts';
import perft from './perft.json' with { type: 'json' };

const invariants: Invariants<State> = {
  'every card is in one place'(s) {
    const monsters = [...s.monsterDeck, ...s.players.flatMap((player) => player.monsters.map(({ card }) => card))];
    const traps = [...s.trapDeck, ...s.players.flatMap((player) => player.traps)];
    if (monsters.length !== 24 || new Set(monsters).size !== 24) return `monsters ${monsters}`;
    if (new Set(traps).size !== traps.length) return `traps ${traps}`;
    return new Set(s.adventurerDeck).size === 32 ? undefined : `adventurers ${s.adventurerDeck}`;
  },
  'nobody owes anything'(s) {
    const least = Math.min(...s.players.flatMap(({ gold, food, evil, dig, rooms }) => [gold, food, evil, dig, rooms]));
    return least >= 0 ? undefined : `somebody has ${least}`;
  },
  'queues hold the orders of the players'(s) {
    const queued = s.spaces.reduce((sum, seats) => sum + seats.length, 0);
    const given = s.players.reduce((sum, player) => sum + player.orders.length, 0);
    const longest = Math.max(...s.spaces.map((seats) => seats.length));
    return queued === given && longest <= 3 ? undefined : `${queued} queued, ${given} given, ${longest} in one queue`;
  },
  'no more than two adventurers, all of them alive'(s) {
    const odd = s.players.find(({ party }) => party.length > 2 || party.some(({ health }) => health < 1 || health > 4));
    return odd === undefined ? undefined : JSON.stringify(odd.party);
  },
};

gameSuite(dungeonette, {
  seats: [4],
  texts,
  invariants,
  // Only the decks are hidden: what comes from them becomes open.
  secrets: {
    shown: (view) => [view.monsterForHire, view.arrived, view.players.map(({ monsters, traps }) => [monsters, traps])],
    canary: (s) => [
      ...s.monsterDeck.slice(0, -1).map((card) => SEND[card]!),
      ...s.trapDeck.map((card) => SPRING[card]!),
    ],
  },
  games: { sample: 12, full: 300 },
  perft,
  playthroughs: [
    { seats: 4, seed: 'candle', lang: 'en' },
    { seats: 4, seed: 'chandelle', lang: 'fr' },
  ],
});
