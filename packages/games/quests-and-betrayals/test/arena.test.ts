// QT-ARENA, QT-POT-4, QT-RULING-49 to QT-RULING-52: challenge, fists, dice, plunder.
import { describe, expect, it } from 'vitest';
import { challenged, facing, fists, player, plays, table, told } from './table.ts';

describe('the Arena', () => {
  it('[QT-ARENA-1] [QT-RULING-27] any other player may be challenged, wounded or not, and cannot refuse', () => {
    const t = table({ bob: { wounds: 4 } });
    t.play('ann', 'arena:1');
    expect(t.view('spectator').game.fight).toMatchObject({ kind: 'arena', attacker: 0, defender: 1 });
    expect(t.asking()).toEqual(['ann', 'bob']);
    expect(t.options('bob', 'arena-talk')).toEqual(['done']);
    const wounded = table(challenged({ cat: { wounds: 4 }, rolls: [4, 1] }));
    fists(wounded, 'attacker', 'none');
    expect(told(wounded, 'arena-totals')[0]).toMatchObject({ green: 8 + 2 + 4 });
  });
  it('[QT-ARENA-2] [QT-ARENA-7] [QT-ARENA-8] green for the attacker, red for the defender, each with the allies', () => {
    const t = table(
      challenged({ seats: 5, ann: { worn: ['short-sword'] }, cat: { worn: ['double-axe'] }, rolls: [3, 6] }),
    );
    fists(t, 'attacker', 'defender', 'defender');
    expect(told(t, 'arena-dice')[0]).toMatchObject({ seat: 0, green: 3, toSeat: 1, red: 6 });
    expect(told(t, 'arena-totals')[0]).toMatchObject({ green: 10 + 6 + 3, red: 8 + 4 + 4 + 6, won: false });
  });
  it('[QT-ARENA-3] both principals may deal with every bystander', () => {
    const t = table(challenged({ seats: 5 }));
    for (const who of ['ann', 'bob'] as const)
      expect(t.options(who, 'talk-to')).toEqual(['seat:2', 'seat:3', 'seat:4']);
    expect(t.options('eve', 'talk-to')).toEqual(['seat:0', 'seat:1']);
  });
  it('[QT-ARENA-4] [QT-RULING-49] bystanders choose at once, in secret, and may change until the last has', () => {
    const t = table(challenged({}));
    t.play('ann', 'done');
    t.play('bob', 'done');
    expect(t.asking()).toEqual(['cat', 'dan']);
    expect(t.options('cat', 'fist')).toEqual(['attacker', 'defender', 'none']);
    t.play('cat', 'attacker');
    expect(JSON.stringify(t.view('dan').frames)).not.toContain('attacker');
    t.takeBack('cat');
    t.play('cat', 'defender');
    expect(t.state.fight.green).toBe(0);
  });
  it('[QT-ARENA-5] hands are closed until the dice are fixed, and open afterwards', () => {
    const t = table(challenged({ ann: { character: 'sorcerer' }, rolls: [2, 7] }));
    fists(t, 'attacker', 'defender');
    expect(t.asked('ann')).toContain('reroll');
    const hands = (name: 'ann' | 'cat') => t.view(name).game.players.map(({ hand }) => hand);
    expect(hands('ann')).toEqual([undefined, undefined, 'closed', 'closed']);
    expect(hands('cat')).toEqual([undefined, undefined, 'attacker', 'closed']);
    expect(t.asked('cat')).not.toContain('fist');
    t.play('ann', 'keep');
    expect(told(t, 'hand').map(({ seat, side }) => [seat, side])).toEqual([
      [2, 'attacker'],
      [3, 'defender'],
    ]);
  });
  it('[QT-ARENA-6] an empty hand is neutral', () => {
    const t = table(challenged({ rolls: [7, 1] }));
    fists(t, 'none', 'attacker');
    expect([0, 1, 2, 3].map((seat) => t.state.players[seat]!.trophies)).toEqual([1, 0, 0, 1]);
    expect(player(t, 'cat').wounds).toBe(0);
  });
  it('[QT-ARENA-9] a tie goes to the attacker', () => {
    const t = table(challenged({ rolls: [4, 4] }));
    fists(t, 'none', 'none');
    expect(told(t, 'arena-totals')[0]).toMatchObject({ green: 12, red: 12, won: true });
  });
  it('[QT-ARENA-10] [QT-RULING-51] half the gems rounded up, one worn item, or one card of spoils', () => {
    const given = challenged({
      bob: { gems: 5, worn: ['short-sword'], loose: ['war-mace'], spoils: ['ghoul'], secondary: ['edge'] },
      rolls: [7, 1],
    });
    const t = table(given);
    fists(t, 'none', 'none');
    expect(t.options('ann', 'plunder')).toEqual(['gems', 'item:short-sword', 'spoils:ghoul']);
    expect(t.refuses('ann', 'item:war-mace', 'plunder')).toBe('QT-RULING-51');
    t.play('ann', 'gems');
    expect([player(t, 'ann').gems, player(t, 'bob').gems]).toEqual([3, 2]);
    const spoils = table(given);
    fists(spoils, 'none', 'none');
    spoils.play('ann', 'spoils:ghoul');
    expect([player(spoils, 'ann').spoils, player(spoils, 'bob').spoils]).toEqual([['ghoul'], []]);
    const poor = table(challenged({ bob: { worn: ['short-sword'] }, rolls: [7, 1] }));
    fists(poor, 'none', 'none');
    expect(poor.options('ann', 'plunder')).toEqual(['item:short-sword']);
  });
  it('[QT-RULING-19] nothing from somebody with nothing; a surplus at once; quests never', () => {
    const empty = table(challenged({ bob: { secondary: ['edge'] }, rolls: [7, 1] }));
    fists(empty, 'none', 'none');
    expect(told(empty, 'nothing-to-plunder')).toHaveLength(1);
    expect(empty.asked('ann')).toContain('village');
    const two = table(challenged({ ann: { worn: ['chipped-dagger'] }, bob: { worn: ['double-axe'] }, rolls: [7, 1] }));
    fists(two, 'none', 'none');
    two.play('ann', 'item:double-axe');
    expect(two.options('ann', 'surplus')).toEqual(['chipped-dagger', 'double-axe']);
  });
  it('[QT-ARENA-11] attackers score, defenders bleed, twice on a Kritik', () => {
    const t = table(challenged({ seats: 5, rolls: [8, 2] }));
    fists(t, 'attacker', 'defender', 'none');
    expect(t.state.players.map(({ trophies, wounds }) => [trophies, wounds])).toEqual([
      [1, 0],
      [0, 2],
      [1, 0],
      [0, 2],
      [0, 0],
    ]);
  });
  it('[QT-ARENA-12] a defender who wins scores with the allies, and nothing is plundered', () => {
    const t = table(challenged({ ann: { gems: 3 }, bob: { gems: 3 }, rolls: [1, 8] }));
    fists(t, 'attacker', 'defender');
    expect(t.state.players.map(({ trophies, wounds }) => [trophies, wounds])).toEqual([
      [0, 2],
      [1, 0],
      [0, 2],
      [1, 0],
    ]);
    expect(t.asked('ann')).toContain('village');
    expect([player(t, 'ann').gems, player(t, 'bob').gems]).toEqual([3, 3]);
  });
  it('[QT-ARENA-13] [QT-RULING-47] attacker, then defender, announce before the fists', () => {
    const t = table(challenged({ ann: { worn: ['power-armour'] }, bob: {}, rolls: [2, 7] }));
    t.play('ann', 'done');
    t.play('bob', 'done');
    expect(t.asking()).toEqual(['ann']);
    t.play('ann', 'use');
    expect(t.view('cat').game.fight?.announced).toEqual([0]);
    expect(t.asking()).toEqual(['cat', 'dan']);
    t.play('cat', 'none');
    t.play('dan', 'none');
    expect(told(t, 'arena-totals')[0]).toMatchObject({ green: 20, red: 15 });
  });
  it('[QT-POT-4] [QT-RULING-5] [QT-EX-13] the first winner takes the Pot, defender or attacker, not the allies', () => {
    const t = table(challenged({ pot: 3, arenaFought: false, rolls: [1, 7] }));
    fists(t, 'none', 'defender');
    expect([player(t, 'bob').gems, player(t, 'dan').gems, t.state.pot, t.state.arenaFought]).toEqual([3, 0, 0, true]);
  });
  it('[QT-RULING-26] the Sorcerer twists fate as a defender too, the clover works in its owner’s turn only', () => {
    const t = table(
      challenged({
        ann: { worn: ['silver-clover'] },
        bob: { character: 'sorcerer', worn: ['silver-clover'] },
        rolls: [5, 1, 8],
      }),
    );
    fists(t, 'none', 'none');
    expect(t.options('ann', 'reroll')).toEqual(['clover', 'keep']);
    t.play('ann', 'keep');
    expect(t.options('bob', 'reroll')).toEqual(['sorcery', 'keep']);
    t.play('bob', 'sorcery');
    expect([t.state.players[1]!.token, told(t, 'arena-totals')[0]]).toMatchObject([true, { red: 9 + 16 }]);
  });
  it('[QT-RULING-49] whoever is petrified has an open, empty hand', () => {
    const t = table(challenged({ cat: { petrified: true }, rolls: [4, 1] }));
    t.play('ann', 'done');
    t.play('bob', 'done');
    expect(t.asking()).toEqual(['dan']);
  });
  it('[QT-RULING-50] armour, trophies, wounds, curse, Pot, plunder, Thief, Diadem: in this order', () => {
    const t = table(
      challenged({
        seats: 5,
        cursed: 0,
        pot: 2,
        arenaFought: false,
        ann: { worn: ['power-armour'] },
        bob: { gems: 4 },
        cat: { character: 'thief' },
        dan: { worn: ['diadem-of-eloquence'] },
        rolls: [7, 1],
      }),
    );
    t.play('ann', 'done');
    t.play('bob', 'done');
    t.play('ann', 'use');
    plays(t, 'cat', 'fist attacker');
    plays(t, 'dan', 'fist attacker');
    plays(t, 'eve', 'fist none');
    const types = t
      .events()
      .map(({ type }) => type)
      .filter((type) => type !== 'hand');
    expect(types).toEqual([
      'arena-dice',
      'arena-totals',
      'spent',
      'arena-trophy',
      'arena-trophy',
      'arena-trophy',
      'wounded',
      'cursed',
      'pot-won',
    ]);
    t.play('ann', 'gems');
    expect(t.options('cat', 'light-fingers')).toEqual(['seat:1']);
    t.play('cat', 'seat:1');
    expect(t.events().map(({ type }) => type)).toEqual(['light-fingers', 'pocketed']);
    expect(t.state.players.map(({ gems }) => gems)).toEqual([4, 1, 1, 1, 0]);
  });
  it('[QT-RULING-52] the Thief finds nothing in empty purses', () => {
    const t = table(challenged({ bob: { gems: 1 }, cat: { character: 'thief' }, rolls: [7, 1] }));
    fists(t, 'attacker', 'none');
    t.play('ann', 'gems');
    expect(told(t, 'light-fingers')).toHaveLength(0);
    expect(t.asked('ann')).toContain('village');
  });
  it('[QT-RULING-31] claims are closed from the dice until the plunder is done, and open while fists are chosen', () => {
    const t = table(challenged({ bob: { gems: 20 }, cat: { secondary: ['miser'], gems: 9 }, rolls: [7, 1] }));
    t.play('ann', 'done');
    t.play('bob', 'done');
    expect(t.asked('cat')).toContain('claim');
    t.play('cat', 'none', 'fist');
    t.play('dan', 'none', 'fist');
    expect(t.asked('ann')).toContain('plunder');
    expect(t.asked('cat')).toEqual([]);
    const dungeon = table(facing('ghoul', { ann: { worn: ['power-armour'] }, cat: { secondary: ['miser'], gems: 9 } }));
    expect(dungeon.asked('cat')).toContain('claim');
    dungeon.play('ann', 'fight');
    expect(dungeon.asked('cat')).not.toContain('claim');
  });
});
