// The counts of a release: 5,000 random games over the eight adventures, and secrecy at every moment of 100. By default a sample.
import { apply, awaited, Can, type Event, isOver, newGame, offer, type TableSetup, thinking } from '@oubliette/engine';
import {
  canaries,
  count,
  imaginedLooksAlike,
  isFull,
  refusalsTellNothing,
  soundsAlike,
  unknownStaysUnknown,
  worldsLookAlike,
} from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { ADVENTURE_IDS } from '../src/cards/adventures/adventure-ids.ts';
import { MINIONS, type MinionId } from '../src/cards/minions.ts';
import { dungeonSaga } from '../src/game.ts';
import { invariants } from './invariants.ts';
import { secrets } from './secrets.ts';

const LONGEST = 20_000;
const tableOf = (adventure: string, i: number): TableSetup => ({
  seats: 2 + (i % 4),
  seed: `${adventure} ${i}`,
  settings: { adventure, thief: (['none', 'elf', 'wizard'] as const)[i % 3]!, deckChanges: i % 3 },
});

/** Plays a random game and says what went wrong on the way. */
function faultsOf(table: TableSetup): string[] {
  const s = newGame(dungeonSaga, table);
  const pick = thinking(`${table.seed} dice`);
  const can = new Can();
  const faults: string[] = [];
  const skeletal = () => s.models.filter(({ kind }) => MINIONS[kind as MinionId]?.skeletal === true).length;
  const hear = ({ type }: Event): void => {
    if (type === 'raised' && skeletal() > s.quest.raiseLimit) faults.push('more were raised than the limit allows');
  };
  for (let answers = 0; !isOver(s) && faults.length === 0; answers++) {
    if (answers > LONGEST) return ['it does not end'];
    const open = awaited(dungeonSaga, s);
    const ask = open[pick(open.length)]!;
    offer(dungeonSaga, s, ask, can);
    if (can.count === 0) return [`nothing can be answered to ${ask.kind}`];
    const option = can.list[pick(can.count)]!;
    apply(dungeonSaga, s, ask, option, hear);
    for (const [name, holds] of Object.entries(invariants)) {
      const wrong = holds(s);
      if (wrong !== undefined) faults.push(`${name}: ${wrong}, after ${answers} answers, ${ask.kind} ${option}`);
    }
  }
  return faults.map((fault) => `${table.seed}: ${fault}`);
}

describe('5,000 random games', () => {
  it.each(ADVENTURE_IDS)('%s ends, within the invariants at every moment', (adventure) => {
    for (let i = 0; i < count({ sample: 1, full: 625 }); i++) expect(faultsOf(tableOf(adventure, i))).toEqual([]);
  });
});

/** Every moment in the full run. */
const checkShare = isFull() ? 1 : 0.02;
describe('100 games in which nothing hidden leaves', () => {
  it.each(ADVENTURE_IDS.slice(0, count({ sample: 1, full: 8 })))('%s', (adventure) => {
    for (let i = 0; i < count({ sample: 1, full: 13 }); i++) {
      const table = tableOf(adventure, 1000 + i);
      const style = { checkShare };
      expect([
        ...imaginedLooksAlike(dungeonSaga, table, style),
        ...worldsLookAlike(dungeonSaga, table, secrets.shown, style),
        ...soundsAlike(dungeonSaga, table, style),
        ...canaries(dungeonSaga, table, secrets.canary),
        ...unknownStaysUnknown(dungeonSaga, table, style),
        ...refusalsTellNothing(dungeonSaga, table, style),
      ]).toEqual([]);
    }
  });
});
