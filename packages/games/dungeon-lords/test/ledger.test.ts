// Every change of gold, food, imps, evil, markers, traps and creatures is told, with the right numbers: the log adds up.
import { apply, awaited, type Event, newGame, options, thinking } from '@oubliette/engine';
import { count } from '@oubliette/testing';
import { expect, it } from 'vitest';
import { dungeonLords } from '../src/game.ts';
import type { State } from '../src/state.ts';

interface Account {
  gold: number;
  food: number;
  imps: number;
  evil: number;
  letters: number;
  traps: number;
  creatures: number;
  tiles: number;
  rooms: number;
}

const accounts = (s: State): Account[] =>
  s.players.map((p) => ({
    gold: p.gold,
    food: p.food,
    imps: p.imps + p.busy,
    evil: p.evil,
    letters: p.letters,
    traps: p.traps.length,
    creatures: p.lair.length,
    tiles: p.map.filter((what) => what !== 0).length,
    rooms: p.rooms.length,
  }));

/** What each event says about the accounts of its seat. */
function book(of: Account, event: Event): void {
  const n = (key: string) => (event[key] as number | undefined) ?? 0;
  switch (event.type) {
    case 'traded':
    case 'cost-paid':
      of.gold += n('gold') - n('paysGold');
      of.food += n('food') - n('paysFood');
      of.imps += n('imps');
      break;
    case 'produced':
      of.gold += n('gold');
      of.food += n('food') - n('paysFood');
      of.imps += n('imps');
      break;
    case 'placed-for-gold':
      of.gold -= n('gold');
      break;
    case 'mined':
      of.gold += n('gold');
      break;
    case 'hired':
      of.food -= n('food');
      of.creatures++;
      break;
    case 'fed':
    case 'released':
      of.creatures--;
      break;
    case 'built':
      of.gold -= n('gold');
      of.rooms++;
      break;
    case 'dug':
      of.tiles++;
      break;
    case 'trap-drawn':
      of.traps++;
      break;
    case 'trap-discarded':
    case 'shown-trap-discarded':
      of.traps--;
      break;
    case 'evil':
      of.evil += n('by');
      break;
    case 'taxed':
    case 'rooms-taxed':
      of.gold -= n('gold');
      of.letters += n('letters');
      break;
    case 'halved':
      of[event.what as 'gold' | 'food'] -= n('lost');
      break;
    case 'strike-averted':
      if (event.what !== 'evil') of[event.what as 'gold' | 'food']--;
      break;
    case 'fever':
      of.food -= n('food');
      of.imps -= n('lost');
      break;
    case 'inspected':
    case 'bargained':
      of.gold -= n('gold');
      break;
    case 'visitors':
      of.gold += n('gold');
      break;
  }
}

it('while building, what is told adds up to what everybody has', () => {
  for (let i = 0; i < count({ sample: 24, full: 300 }); i++) {
    const seats = 2 + (i % 3);
    const pick = thinking(`ledger ${i}`);
    const s = newGame(dungeonLords, { seats, seed: `ledger ${i}` });
    let books = accounts(s);
    for (let ask = awaited(dungeonLords, s)[0]; ask !== undefined; ask = awaited(dungeonLords, s)[0]) {
      const can = options(dungeonLords, s, ask);
      const told: Event[] = [];
      const fighting = s.season === 4;
      apply(dungeonLords, s, ask, can[pick(can.length)]!, (event) => told.push(event));
      if (fighting || s.season === 4)
        books = accounts(s); // combat keeps books of its own
      else for (const event of told) if (typeof event.seat === 'number') book(books[event.seat]!, event);
      expect(books, `${ask.kind} in game ${i}`).toEqual(accounts(s));
    }
  }
});
