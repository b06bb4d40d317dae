// The example of the rule book, played as one story: 25 against 17, a betrayal, an axe, a pauper, and 32 against 24.
import { describe, expect, it } from 'vitest';
import { allyPower, gauge } from '../src/rules/power.ts';
import { textOf } from '../src/rules/talk/pieces.ts';
import { type Given, player, plays, table, told } from './table.ts';

/** Ann is the Barbarian, Bob the Warrior, Cat the Sorcerer, Dan the Thief; round 4, and an earlier Arena took the Pot. */
const story = (character: 'barbarian' | 'none'): Given => ({
  round: 4,
  settings: { target: '20' },
  ann: { character, gems: 4, trophies: 3, main: 'edge', worn: ['chain-mail', 'fang-necklace'] },
  bob: {
    character: 'warrior',
    trophies: 3,
    main: 'pauper',
    worn: ['iron-shod-club', 'helm-of-the-dead'],
    spoils: ['cutthroat'],
  },
  cat: { character: 'sorcerer', trophies: 4, wounds: 2 },
  dan: { character: 'thief', trophies: 4 },
  draws: ['infernal-cyclops', 'ghoul', 'lich'],
  rolls: [7, 1, 3, 7],
});

describe('the example', () => {
  it('[QT-EX-1] [QT-EX-3] [QT-EX-4] [QT-EX-6] [QT-EX-7] [QT-EX-8] [QT-EX-22] is played as it is told', () => {
    const t = table(story('barbarian'));
    expect(t.state.players.map((_, seat) => gauge(t.state, seat))).toEqual([12, 11, 6, 8]);
    expect(t.state.players.map((_, seat) => allyPower(t.state, seat, 'none'))).toEqual([6, 6, 3, 4]);
    t.play('ann', 'dungeon');
    expect(t.refuses('ann', 'flee', 'confront')).toBe('QT-DUNGEON-10'); // 32 < 36

    // Four offers reach the Barbarian.
    plays(t, 'cat', 'talk-to seat:0', 'talk-part ask-word', 'talk-piece loot', 'talk-which 1', 'talk-part send');
    const before = t.answers('bob');
    plays(
      t,
      'bob',
      'talk-to seat:0',
      'talk-part ask-word',
      'talk-piece loot',
      'talk-which 2',
      'talk-part ask-word',
      'talk-piece trophy',
      'talk-part send',
    );
    expect(t.answers('bob') - before).toBe(7);
    plays(t, 'dan', 'talk-to seat:0', 'talk-part ask-word', 'talk-piece loot', 'talk-which 2', 'talk-part send');
    plays(
      t,
      'dan',
      'talk-to seat:0',
      'talk-part ask-word',
      'talk-piece loot',
      'talk-which 1',
      'talk-part ask-word',
      'talk-piece card',
      'talk-part send',
    );
    expect(t.state.talk.standing.map(textOf)).toEqual([
      'give help / ask-word loot:1:split',
      'give help / ask-word loot:2:split, trophy:1:split',
      'give help / ask-word loot:2:split',
      'give help / ask-word loot:1:split, card::split',
    ]);
    t.play('ann', 'sign:2', 'deal');
    expect([t.state.fight.ally, t.state.talk.standing, player(t, 'ann').gems]).toEqual([1, [], 4]);

    // 25 against 17, and the Warrior gets nothing.
    t.play('ann', 'fight');
    expect(told(t, 'totals')[0]).toMatchObject({ green: 25, red: 17, won: true });
    plays(t, 'ann', 'split-gems 0', 'split-trophies 0', 'split-card keep');
    expect(player(t, 'ann')).toMatchObject({ gems: 9, trophies: 4, spoils: ['infernal-cyclops'] });
    expect(player(t, 'bob')).toMatchObject({ gems: 0, trophies: 3, wounds: 0 });
    expect(t.state.ledger.map(({ kind, state, delivered }) => [kind, state, delivered])).toEqual([
      ['loot', 'broken', 0],
      ['trophy', 'broken', 0],
    ]);

    // The axe and the quest: 12 + 4 and the Fury of the win.
    plays(t, 'ann', 'village buy:double-axe', 'claim edge');
    expect([player(t, 'ann').gems, player(t, 'ann').trophies, gauge(t.state, 0)]).toEqual([5, 8, 17]);
    t.play('bob', 'pauper', 'claim');
    expect(player(t, 'bob')).toMatchObject({ trophies: 9, gems: 4 });
    t.play('ann', 'end');

    // The Warrior prepares: the Helm for the Sorcerer, a Humanoid's spoils promised to the Thief, the Power Armour.
    plays(t, 'bob', 'talk-to seat:2', 'talk-part give', 'talk-piece item', 'talk-which helm-of-the-dead');
    plays(t, 'bob', 'talk-part ask-word', 'talk-piece fist', 'talk-part send');
    t.play('cat', 'sign:5', 'deal');
    expect(allyPower(t.state, 2, 'none')).toBe(4);
    plays(t, 'bob', 'talk-to seat:3', 'talk-part ask-word', 'talk-piece fist');
    plays(
      t,
      'bob',
      'talk-part promise',
      'talk-piece spoils',
      'talk-which humanoid',
      'talk-due this-turn',
      'talk-part send',
    );
    t.play('dan', 'sign:6', 'deal');
    t.play('bob', 'buy:power-armour');
    expect([player(t, 'bob').gems, gauge(t.state, 1)]).toEqual([0, 9]);

    // 32 against 24.
    t.play('bob', 'arena:0');
    t.play('bob', 'done');
    t.play('ann', 'done');
    t.play('bob', 'use');
    t.play('cat', 'attacker');
    expect(t.view('ann').game.players.map(({ hand }) => hand)).not.toContain('attacker');
    t.play('dan', 'attacker');
    expect(told(t, 'arena-totals')[0]).toMatchObject({ green: 32, red: 24, won: true });
    expect(t.state.players.map(({ trophies }) => trophies)).toEqual([8, 10, 5, 5]);
    expect(player(t, 'ann').wounds).toBe(1);
    t.play('bob', 'item:double-axe');
    t.play('bob', 'double-axe', 'surplus');
    expect([gauge(t.state, 0), gauge(t.state, 1)]).toEqual([12, 12]);
    t.play('dan', 'seat:0', 'light-fingers');
    expect([player(t, 'ann').gems, player(t, 'dan').gems]).toEqual([4, 1]);
    t.play('bob', 'end');
    t.play('bob', 'cutthroat', 'settle');
    expect([player(t, 'dan').spoils, t.state.shop.includes('iron-shod-club'), t.state.gone]).toEqual([
      ['cutthroat'],
      true,
      ['power-armour'],
    ]);
    expect(t.state.ledger.map(({ giver, kind, state }) => `${giver} ${kind} ${state}`)).toEqual([
      '0 loot broken',
      '0 trophy broken',
      '2 fist kept',
      '3 fist kept',
      '1 spoils kept',
    ]);
  });
  it('[QT-EX-4a] without a unique power the axe makes 16', () => {
    const t = table(story('none'));
    t.play('ann', 'dungeon');
    plays(t, 'bob', 'talk-to seat:0', 'talk-part send');
    t.play('ann', 'sign:1', 'deal');
    plays(t, 'ann', 'confront fight', 'split-gems 0', 'split-trophies 0', 'split-card keep', 'village buy:double-axe');
    expect(gauge(t.state, 0)).toBe(16);
  });
});
