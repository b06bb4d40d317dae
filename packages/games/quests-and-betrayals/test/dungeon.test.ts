// QT-DUNGEON, QT-EARLY, QT-POWER, QT-COMBAT, QT-WOUND: cards of the Dungeon, monsters, and what they cost.
import { describe, expect, it } from 'vitest';
import { allyPower, gauge, powerAgainst } from '../src/rules/power.ts';
import { facing, player, plays, table, told } from './table.ts';

describe('cards', () => {
  it('[QT-DUNGEON-1] the top card is drawn', () => {
    const t = table({ draws: ['forgotten-hoard', 'ghoul'] });
    t.play('ann', 'dungeon');
    expect(t.state.discard).toEqual(['forgotten-hoard']);
    expect(t.state.adventure).toEqual(['ghoul']);
  });
  it('[QT-DUNGEON-2] [QT-RULING-30] after an event the next draw is an answer, and claims are open in between', () => {
    const t = table({ draws: ['small-change', 'miasma', 'forgotten-hoard'], ann: { secondary: ['miser'], gems: 7 } });
    t.play('ann', 'dungeon');
    expect(t.options('ann', 'draw')).toEqual(['draw']);
    t.play('ann', 'miser', 'claim');
    t.play('ann', 'draw');
    expect(player(t, 'cat').wounds).toBe(1);
    t.play('ann', 'draw');
    expect(t.state.discard).toEqual(['small-change', 'miasma', 'forgotten-hoard']);
    expect(t.options('ann', 'village')).toContain('end');
  });
  it('[QT-DUNGEON-3] a monster is shown to all', () => {
    const t = table({ draws: ['ghoul'] });
    t.play('ann', 'dungeon');
    expect(t.view('spectator').game.fight?.monster).toBe('ghoul');
    expect(t.options('ann', 'confront')).toEqual(['fight']);
  });
  it('[QT-DUNGEON-4] [QT-RULING-8] after a special card the expedition is over', () => {
    const t = table({ draws: ['hidden-spring', 'ghoul'], ann: { wounds: 3 } });
    t.play('ann', 'dungeon');
    expect(player(t, 'ann')).toMatchObject({ wounds: 0, gems: 2 });
    expect(t.options('ann', 'village')).toContain('end');
  });
  it('[QT-EARLY-1] [QT-EX-15] dragons and the Toll go back before round 3, and the same player draws again', () => {
    for (const card of ['scarlet-dragon', 'toll'] as const) {
      const t = table({ round: 2, draws: [card, 'ghoul'] });
      t.play('ann', 'dungeon');
      expect(told(t, 'too-early')[0]).toMatchObject({ card });
      expect(t.state.fight.monster).toBe('ghoul');
      expect(t.state.adventure).toEqual([card]);
      expect(t.asking()).toEqual(['ann']);
    }
    const late = table({ round: 3, draws: ['scarlet-dragon', 'ghoul'] });
    late.play('ann', 'dungeon');
    expect(late.state.fight.monster).toBe('scarlet-dragon');
  });
});

describe('fights', () => {
  it('[QT-DUNGEON-6] [QT-DUNGEON-7] [QT-DUNGEON-8] [QT-COMBAT-1] own power, the ally’s half and the green die against power and the red die', () => {
    const t = table(
      facing('ghoul', {
        fight: { ally: 1 },
        ann: { worn: ['short-sword'] },
        bob: { worn: ['war-mace'] },
        rolls: [3, 5],
      }),
    );
    t.play('ann', 'fight');
    expect(told(t, 'totals')[0]).toMatchObject({ green: 10 + 6 + 3, red: 9 + 5, won: true });
  });
  it('[QT-DUNGEON-9] [QT-COMBAT-3] [QT-EX-10] a tie goes to green', () => {
    const t = table(facing('mummy', { ann: { worn: ['short-sword'] }, rolls: [4, 2] }));
    t.play('ann', 'fight');
    expect(told(t, 'totals')[0]).toMatchObject({ green: 14, red: 14, won: true });
    const lost = table(facing('mummy', { ann: { worn: ['short-sword'] }, rolls: [4, 3] }));
    lost.play('ann', 'fight');
    expect(told(lost, 'totals')[0]).toMatchObject({ won: false });
  });
  it('[QT-DUNGEON-10] [QT-RULING-9] one and a half times as strong may be fled: no reward, no wound', () => {
    const t = table({ draws: ['mummy', 'ghoul'] });
    t.play('ann', 'dungeon');
    expect(t.options('ann', 'confront')).toEqual(['fight', 'flee']);
    t.play('ann', 'flee');
    expect(player(t, 'ann')).toMatchObject({ wounds: 0, gems: 0, spoils: [] });
    expect(t.state.discard).toEqual(['mummy']);
    expect(t.options('ann', 'village')).toContain('end');
    const close = table({ draws: ['weeping-spectre', 'ghoul'] });
    close.play('ann', 'dungeon');
    expect(close.refuses('ann', 'flee', 'confront')).toBe('QT-DUNGEON-10');
  });
  it('[QT-RULING-9] type bonuses count for the test, an ally does not', () => {
    const t = table({ draws: ['mummy'], ann: { character: 'ranger', enemy: 'undead' } });
    t.play('ann', 'dungeon');
    expect(t.refuses('ann', 'flee', 'confront')).toBe('QT-DUNGEON-10');
    const ally = table({ draws: ['mummy'] });
    ally.play('ann', 'dungeon');
    plays(ally, 'bob', 'talk-to seat:0', 'talk-part send');
    ally.play('ann', 'sign:1', 'deal');
    expect(ally.options('ann', 'confront')).toEqual(['fight', 'flee']);
  });
  it('[QT-RULING-41] the right to flee is fixed at the sight of the monster', () => {
    const t = table({ draws: ['mummy'], ann: { worn: ['short-sword'] } });
    t.play('ann', 'dungeon');
    plays(t, 'ann', 'talk-to seat:1', 'talk-part give', 'talk-part send');
    t.play('bob', 'sign:1', 'deal');
    expect(gauge(t.state, 0)).toBe(8);
    expect(t.refuses('ann', 'flee', 'confront')).toBe('QT-DUNGEON-10');
  });
  it('[QT-DUNGEON-11] the winner takes gems and trophies and keeps the card', () => {
    const t = table(facing('ash-wolf', { rolls: [7, 1] }));
    t.play('ann', 'fight');
    expect(player(t, 'ann')).toMatchObject({ gems: 1, trophies: 1, spoils: ['ash-wolf'] });
    expect(player(t, 'bob')).toMatchObject({ gems: 0, trophies: 0 });
  });
  it('[QT-DUNGEON-12] [QT-WOUND-2] [QT-RULING-60] a defeat wounds both, and the monster is discarded openly', () => {
    const t = table(facing('minotaur', { fight: { ally: 2 }, rolls: [1, 7] }));
    t.play('ann', 'fight');
    expect([0, 1, 2, 3].map((seat) => t.state.players[seat]!.wounds)).toEqual([1, 0, 1, 0]);
    expect(t.view('spectator').game.discard).toEqual(['minotaur']);
    expect(player(t, 'ann').spoils).toEqual([]);
  });
  it('[QT-RULING-60] one open discard for what was fled, for specials and events; spoils are not in it', () => {
    const t = table({ draws: ['miasma', 'chimera'] });
    t.play('ann', 'dungeon');
    expect(t.view('bob').game.discard).toEqual(['miasma']);
    t.play('ann', 'draw');
    t.play('ann', 'flee');
    expect(t.view('bob').game.discard).toEqual(['miasma', 'chimera']);
    const special = table({ draws: ['hidden-spring', 'ghoul'] });
    special.play('ann', 'dungeon');
    expect(special.view('bob').game.discard).toEqual(['hidden-spring']);
    const won = table(facing('ghoul', { rolls: [8, 1] }));
    won.play('ann', 'fight');
    expect([won.view('bob').game.discard, player(won, 'ann').spoils]).toEqual([[], ['ghoul']]);
  });
  it('[QT-RULING-61] only the dragon that is beaten gives up its item', () => {
    const apart = ['dragon-sword', 'dragon-armour', 'dragon-amulet'];
    const lost = table(facing('emerald-dragon', { rolls: [1, 8] }));
    lost.play('ann', 'fight');
    expect([lost.state.setApart, player(lost, 'ann').worn]).toEqual([apart, []]);
    const won = table(facing('emerald-dragon', { ann: { worn: ['double-axe', 'plate-harness'] }, rolls: [8, 1] }));
    won.play('ann', 'fight');
    const [prize, ...more] = apart.filter((item) => !won.state.setApart.includes(item as never));
    expect([prize, more]).toEqual([told(won, 'prize')[0]!.item, []]);
  });
  it('[QT-WOUND-3] [QT-RULING-10] two on the winner’s Kritik, with two 8s too; the loser’s own 8 counts nothing', () => {
    const both = table(facing('minotaur', { rolls: [8, 8] }));
    both.play('ann', 'fight');
    expect(player(both, 'ann').wounds).toBe(2);
    const mine = table(facing('scarlet-dragon', { rolls: [8, 1] }));
    mine.play('ann', 'fight');
    expect([told(mine, 'totals')[0]!.won, player(mine, 'ann').wounds]).toEqual([false, 1]);
  });
  it('[QT-WOUND-4] [QT-EX-12] never more than four', () => {
    const t = table(facing('minotaur', { ann: { wounds: 3 }, rolls: [1, 8] }));
    t.play('ann', 'fight');
    expect(player(t, 'ann').wounds).toBe(4);
  });
  it('[QT-WOUND-1] [QT-POWER-1] [QT-RULING-2] each wound is one power less, and power stays above zero', () => {
    const t = table({ ann: { wounds: 3, worn: ['double-axe'] }, bob: { wounds: 4 }, cursed: 1 });
    expect([gauge(t.state, 0), gauge(t.state, 1)]).toEqual([9, 2]);
    const worst = table({ ann: { wounds: 4 }, cursed: 0 });
    worst.state.players[0]!.wounds = 12;
    expect(gauge(worst.state, 0)).toBe(1);
  });
  it('[QT-COMBAT-2] [QT-EX-9] an 8 counts 16', () => {
    const t = table(
      facing('infernal-cyclops', {
        ann: { worn: ['plate-harness'] },
        bob: { wounds: 2 },
        fight: { ally: 1 },
        rolls: [8, 4],
      }),
    );
    t.play('ann', 'fight');
    expect(told(t, 'totals')[0]).toMatchObject({ green: 30, red: 20, won: true });
    plays(t, 'ann', 'split-gems 0', 'split-trophies 0', 'split-card keep');
    expect(player(t, 'ann')).toMatchObject({ gems: 5, trophies: 1, spoils: ['infernal-cyclops'] });
  });
  it('[QT-POWER-2] [QT-POWER-3] [QT-RULING-1] [QT-EX-2] the ally’s gauge rounds up, or down where agreed', () => {
    const gaugeOf = (rounding: 'up' | 'down') =>
      [0, 1, 2, 3, 4].map((wounds) =>
        allyPower(table({ ann: { wounds }, settings: { allyGauge: rounding } }).state, 0, 'none'),
      );
    expect(gaugeOf('up')).toEqual([4, 4, 3, 3, 2]);
    expect(gaugeOf('down')).toEqual([4, 3, 3, 2, 2]);
    const warrior = table({ ann: { worn: ['iron-shod-club', 'helm-of-the-dead'] } });
    expect([gauge(warrior.state, 0), allyPower(warrior.state, 0, 'none')]).toEqual([11, 6]);
  });
  it('[QT-COMBAT-4] [QT-RULING-6] [QT-RULING-47] [QT-RULING-48] the Power Armour doubles its wearer’s own, and is gone', () => {
    const t = table(
      facing('scarlet-dragon', { fight: { ally: 1 }, ann: { worn: ['power-armour'], wounds: 1 }, rolls: [8, 1] }),
    );
    t.play('ann', 'fight');
    expect(t.options('ann', 'announce')).toEqual(['use', 'keep']);
    t.play('ann', 'use');
    expect(told(t, 'totals')[0]).toMatchObject({ green: 2 * 7 + 2 * 16 + 4, red: 25 });
    expect([player(t, 'ann').worn, t.state.gone]).toEqual([[], ['power-armour']]);
    expect(t.state.shop).toContain('double-axe');
    const kept = table(facing('ghoul', { ann: { worn: ['power-armour'] }, rolls: [2, 1] }));
    plays(kept, 'ann', 'confront fight', 'announce keep');
    expect([told(kept, 'totals')[0]!.green, player(kept, 'ann').worn]).toEqual([10, ['power-armour']]);
    const lost = table(facing('scarlet-dragon', { ann: { worn: ['power-armour'] }, rolls: [1, 7] }));
    plays(lost, 'ann', 'confront fight', 'announce use');
    expect(lost.state.gone).toEqual(['power-armour']);
  });
  it('[QT-RULING-6] an ally cannot use it', () => {
    const t = table(facing('ghoul', { fight: { ally: 1 }, bob: { worn: ['power-armour'] }, rolls: [3, 1] }));
    t.play('ann', 'fight');
    expect(t.asked('ann')).toContain('split-gems');
  });
  it('[QT-RULING-7] the reserve pays what it has', () => {
    const t = table(facing('infernal-cyclops', { fight: { ally: 1 }, bob: { gems: 38 }, rolls: [8, 1] }));
    t.play('ann', 'fight');
    expect(t.options('ann', 'split-gems')).toEqual(['0', '1', '2']);
    plays(t, 'ann', 'split-gems 0', 'split-trophies 0', 'split-card keep');
    expect([player(t, 'ann').gems, t.state.reserve]).toEqual([2, 0]);
  });
  it('[QT-RULING-42] fleeing in spite of an ally: nobody is wounded, what was paid stays paid', () => {
    const t = table({ draws: ['mummy', 'ghoul'], ann: { gems: 1 } });
    t.play('ann', 'dungeon');
    plays(t, 'ann', 'talk-to seat:1', 'talk-part give', 'talk-part send');
    t.play('bob', 'sign:1', 'deal');
    expect(t.state.fight.ally).toBe(1);
    expect(t.asked('cat')).not.toContain('talk-to');
    t.play('ann', 'flee');
    expect([player(t, 'bob').gems, player(t, 'bob').wounds, player(t, 'bob').allyWins]).toEqual([1, 0, 0]);
  });
  it('[QT-RULING-20] [QT-TRADE-4] [QT-EX-21] the active player splits, the pending trophy too, and keeps all unless saying otherwise', () => {
    const t = table(facing('ash-wolf', { fight: { ally: 1 }, rolls: [7, 1] }));
    t.play('ann', 'fight');
    expect([t.options('ann', 'split-gems')]).toEqual([['0', '1']]);
    t.play('ann', '1');
    expect(t.options('ann', 'split-trophies')).toEqual(['0', '1']);
    t.play('ann', '1');
    expect(t.options('ann', 'split-card')).toEqual(['keep', 'give']);
    t.play('ann', 'give');
    expect(player(t, 'bob')).toMatchObject({ gems: 1, trophies: 1, spoils: ['ash-wolf'], allyWins: 1 });
    expect(player(t, 'ann')).toMatchObject({ gems: 0, trophies: 0, spoils: [] });
  });
  it('[QT-RULING-43] mimic and bounty first, then the split, then powers and counters', () => {
    const t = table(
      facing('mimic', {
        bounty: true,
        fight: { ally: 1 },
        bob: { character: 'bard', worn: ['diadem-of-eloquence'] },
        ann: { character: 'barbarian' },
        rolls: [7, 1, 5],
      }),
    );
    t.play('ann', 'fight');
    expect(t.options('ann', 'split-gems')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    plays(t, 'ann', 'split-gems 3', 'split-trophies 0', 'split-card keep');
    expect(t.events().map(({ type }) => type)).toEqual(['won', 'split', 'pocketed', 'pocketed', 'fury']);
    expect([player(t, 'ann').gems, player(t, 'bob').gems]).toEqual([4, 5]);
  });
  it('[QT-RULING-56] the ally’s part: halved against this monster, then bow, then Banshee', () => {
    const t = table({ ann: { character: 'ranger', enemy: 'undead', worn: ['yew-bow'] } });
    expect([
      powerAgainst(t.state, 0, 'banshee'),
      allyPower(t.state, 0, 'banshee'),
      allyPower(t.state, 0, 'ghoul'),
    ]).toEqual([13, 7, 8]);
    const weak = table({ ann: { wounds: 4 }, cursed: 0, settings: { allyGauge: 'down' } });
    expect(allyPower(weak.state, 0, 'banshee')).toBe(0);
  });
  it('[QT-RULING-44] Kritik, Vampire, then the limit of one; events are no defeat; a loser at four is still one', () => {
    const vampire = table(facing('vampire', { fight: { ally: 1 }, bob: { worn: ['rune-shield'] }, rolls: [1, 8] }));
    vampire.play('ann', 'fight');
    expect([player(vampire, 'ann').wounds, player(vampire, 'bob').wounds]).toEqual([3, 1]);
    const event = table({ draws: ['miasma', 'ghoul'], ann: { worn: ['rune-shield'], wounds: 1 } });
    event.play('ann', 'dungeon');
    expect(player(event, 'ann').wounds).toBe(2);
    const four = table(facing('one-eyed-basilisk', { ann: { wounds: 4 }, rolls: [1, 7] }));
    four.play('ann', 'fight');
    expect(player(four, 'ann')).toMatchObject({ wounds: 4, petrified: true });
  });
  it('[QT-RULING-45] the Lich silences powers, not items', () => {
    const barbarian = table(
      facing('lich', {
        ann: { character: 'barbarian', token: true, worn: ['double-axe', 'plate-harness'] },
        rolls: [8, 1],
      }),
    );
    barbarian.play('ann', 'fight');
    expect(told(barbarian, 'totals')[0]).toMatchObject({ green: 15 + 16 });
    expect(player(barbarian, 'ann').wonHere).toBe(false);
    const warrior = table(facing('lich', { ann: { character: 'warrior' }, rolls: [1, 8] }));
    warrior.play('ann', 'fight');
    expect(player(warrior, 'ann').wounds).toBe(2);
    const sorcerer = table(facing('lich', { ann: { character: 'sorcerer' }, rolls: [1, 7] }));
    sorcerer.play('ann', 'fight');
    expect(sorcerer.asked('ann')).not.toContain('reroll');
    const bard = table(
      facing('lich', {
        ann: { worn: ['double-axe', 'plate-harness'] },
        bob: { character: 'bard', worn: ['diadem-of-eloquence'] },
        fight: { ally: 1 },
        rolls: [8, 1],
      }),
    );
    plays(bard, 'ann', 'confront fight', 'split-gems 0', 'split-trophies 0', 'split-card keep');
    expect(player(bard, 'bob').gems).toBe(1);
  });
  it('[QT-RULING-46] one reroll of one’s own die, from one source', () => {
    const t = table(facing('minotaur', { ann: { character: 'sorcerer', worn: ['silver-clover'] }, rolls: [1, 5, 8] }));
    t.play('ann', 'fight');
    expect(t.options('ann', 'reroll')).toEqual(['sorcery', 'clover', 'keep']);
    t.play('ann', 'clover');
    expect(told(t, 'rerolled')[0]).toMatchObject({ before: 1, pips: 8 });
    expect(told(t, 'totals')[0]).toMatchObject({ green: 9 + 16, red: 19, won: true });
    expect(player(t, 'ann')).toMatchObject({ token: false, clover: true, kritikWin: true });
  });
});
