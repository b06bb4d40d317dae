// What the odd cards do: monsters, specials, events, items, quests and characters.
import { describe, expect, it } from 'vitest';
import type { ItemId, QuestId } from '../src/cards/cards.ts';
import { isFulfilled } from '../src/powers/quests.ts';
import { gauge, powerInArena } from '../src/rules/power.ts';
import { challenged, facing, fists, type Given, player, plays, table, told } from './table.ts';

const wounds = (t: ReturnType<typeof table>) => t.state.players.map((p) => p.wounds);
const gems = (t: ReturnType<typeof table>) => t.state.players.map((p) => p.gems);

describe('monsters', () => {
  it('[QT-CARD-3] [QT-RULING-58] the Weaver Spider costs one natural heal, ring or not', () => {
    const t = table(
      facing('weaver-spider', {
        active: 'dan',
        dan: { worn: ['menders-ring'], wounds: 2, webbed: true },
        rolls: [1, 7],
      }),
    );
    t.play('dan', 'fight');
    expect(player(t, 'dan')).toMatchObject({ webbed: true, wounds: 3 });
    const next = table({ at: 'V2', bob: { webbed: true, wounds: 3, worn: ['menders-ring'] } });
    next.play('ann', 'end');
    expect(player(next, 'bob')).toMatchObject({ webbed: false, wounds: 3 });
    const won = table(facing('weaver-spider', { rolls: [7, 1] }));
    won.play('ann', 'fight');
    expect(player(won, 'ann').webbed).toBe(false);
  });
  it('[QT-CARD-9] the Basilisk’s losers are nobody’s allies', () => {
    const t = table(facing('one-eyed-basilisk', { fight: { ally: 1 }, rolls: [1, 8] }));
    t.play('ann', 'fight');
    expect([0, 1, 2].map((seat) => t.state.players[seat]!.petrified)).toEqual([true, true, false]);
  });
  it('[QT-CARD-14] the Hydra’s higher face counts', () => {
    const t = table(facing('three-headed-hydra', { rolls: [5, 2, 7] }));
    t.play('ann', 'fight');
    expect(told(t, 'totals')[0]).toMatchObject({ red: 25 });
  });
  it('[QT-CARD-16] the Goblin pilfers a gem from a loser who has one', () => {
    const t = table(facing('pilfering-goblin', { ann: { gems: 2, wounds: 4 }, rolls: [1, 7] }));
    t.play('ann', 'fight');
    expect(player(t, 'ann').gems).toBe(1);
    const poor = table(facing('pilfering-goblin', { ann: { wounds: 4 }, rolls: [1, 7] }));
    poor.play('ann', 'fight');
    expect(player(poor, 'ann').gems).toBe(0);
  });
  it('[QT-CARD-26] the Troll wants a gem to be fled from', () => {
    const t = table(facing('bridge-troll', { fight: { mayFlee: true }, ann: { gems: 1 } }));
    t.play('ann', 'flee');
    expect([player(t, 'ann').gems, t.state.discard]).toEqual([0, ['bridge-troll']]);
    expect(table(facing('bridge-troll', { fight: { mayFlee: true } })).refuses('ann', 'flee', 'confront')).toBe(
      'QT-CARD-26',
    );
  });
  it('[QT-CARD-38] the Banshee takes one from the ally', () => {
    const t = table(facing('banshee', { fight: { ally: 1 }, rolls: [7, 7] }));
    t.play('ann', 'fight');
    expect(told(t, 'totals')[0]).toMatchObject({ green: 8 + 3 + 7 });
  });
  it('[QT-CARD-40] [QT-CARD-41] Vampire and Lich are as strong as they are said to be', () => {
    const t = table(facing('vampire', { rolls: [1, 2] }));
    t.play('ann', 'fight');
    expect(wounds(t)).toEqual([2, 0, 0, 0]);
    const lich = table(facing('lich', { ann: { character: 'ranger', enemy: 'undead' }, rolls: [1, 1] }));
    lich.play('ann', 'fight');
    expect(told(lich, 'totals')[0]).toMatchObject({ green: 9 });
  });
  it.each([
    ['emerald-dragon', 'dragon-amulet'],
    ['brazen-dragon', 'dragon-armour'],
    ['scarlet-dragon', 'dragon-sword'],
  ] as const)(
    '[QT-CARD-43] [QT-CARD-44] [QT-CARD-45] [QT-RULING-21] the %s guards the %s, always for the active player',
    (dragon, item) => {
      const t = table(
        facing(dragon, {
          fight: { ally: 1 },
          ann: { worn: ['plate-harness', 'double-axe', 'fang-necklace'] },
          rolls: [8, 1],
        }),
      );
      plays(t, 'ann', 'confront fight', 'split-gems 0', 'split-trophies 0', 'split-card give');
      expect(t.options('ann', 'surplus')).toContain(item);
      t.play('ann', item);
      expect(player(t, 'ann').worn).toContain(item);
      expect(t.state.setApart).not.toContain(item);
    },
  );
  it('[QT-CARD-46] the Djinn grants one wish', () => {
    const given: Given = facing('djinn', {
      ann: { wounds: 2, worn: ['double-axe', 'plate-harness'] },
      shop: ['war-mace', 'yew-bow', 'copper-ring'],
      rolls: [8, 1],
    });
    const t = table({
      ...given,
      shop: ['copper-ring', 'double-axe'],
      ann: { wounds: 2, worn: ['war-mace', 'plate-harness'] },
    });
    t.play('ann', 'fight');
    expect(t.options('ann', 'wish')).toEqual(['item:copper-ring', 'gems', 'trophy']);
    expect(t.refuses('ann', 'item:double-axe', 'wish')).toBe('QT-CARD-46');
    t.play('ann', 'gems');
    expect(player(t, 'ann')).toMatchObject({ gems: 5, wounds: 0, trophies: 1 });
    const item = table(given);
    plays(item, 'ann', 'confront fight', 'wish item:copper-ring');
    expect(player(item, 'ann').worn).toContain('copper-ring');
    const trophy = table(given);
    plays(trophy, 'ann', 'confront fight', 'wish trophy');
    expect(player(trophy, 'ann')).toMatchObject({ trophies: 2, wounds: 2 });
  });
  it('[QT-CARD-47] [QT-CURSE-1] the Temple Guardian heals both and takes the curse', () => {
    const t = table(
      facing('temple-guardian', {
        cursed: 1,
        fight: { ally: 1 },
        ann: { wounds: 2 },
        bob: { wounds: 3 },
        cat: { wounds: 1 },
        rolls: [8, 1],
      }),
    );
    plays(t, 'ann', 'confront fight', 'split-gems 0', 'split-trophies 0', 'split-card keep');
    expect([wounds(t), t.state.cursed]).toEqual([[0, 0, 1, 0], -1]);
  });
  it('[QT-CARD-48] the Mimic yields a die, an 8 as 8, and is never fled', () => {
    const t = table({ draws: ['mimic'], ann: { wounds: 4 }, rolls: [8, 1, 8] });
    t.play('ann', 'dungeon');
    expect(t.refuses('ann', 'flee', 'confront')).toBe('QT-CARD-48');
    t.play('ann', 'fight');
    expect(player(t, 'ann')).toMatchObject({ gems: 8, trophies: 1, spoils: ['mimic'] });
  });
});

describe('special cards', () => {
  it('[QT-CARD-49] [QT-CARD-51] Hoard and Spring', () => {
    const t = table({ draws: ['forgotten-hoard'] });
    t.play('ann', 'dungeon');
    expect(gems(t)).toEqual([4, 0, 0, 0]);
    const spring = table({ draws: ['hidden-spring'], ann: { wounds: 4 } });
    spring.play('ann', 'dungeon');
    expect([gems(spring), wounds(spring)]).toEqual([
      [2, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });
  it('[QT-CARD-50] [QT-CURSE-1] the Idol draws the curse from wherever it is', () => {
    const t = table({ draws: ['cursed-idol'], cursed: 2 });
    t.play('ann', 'dungeon');
    expect(t.state.cursed).toBe(0);
  });
  it('[QT-CARD-52] the Messenger’s quest may be kept for nothing, or goes under the pile', () => {
    const t = table({ draws: ['dying-messenger'] });
    t.play('ann', 'dungeon');
    expect(t.view('bob').game.lookQuests).toEqual(['?']);
    t.play('ann', 'keep');
    expect(player(t, 'ann').secondary).toEqual(['collector']);
    const left = table({ draws: ['dying-messenger'] });
    plays(left, 'ann', 'village dungeon', 'messenger leave');
    expect(left.state.guild).toEqual(['collector', 'miser', 'pilgrim']);
    const full = table({ draws: ['dying-messenger'], ann: { secondary: ['edge', 'loner', 'martyr'] } });
    full.play('ann', 'dungeon');
    expect(full.asked('ann')).toContain('village');
    expect(full.heard('ann').find(({ type }) => type === 'messenger')).toMatchObject({ quest: 'collector' });
    expect(full.heard('bob').find(({ type }) => type === 'messenger')).not.toHaveProperty('quest');
  });
  it('[QT-CARD-53] the Chest gives half a die and one more', () => {
    for (const [pips, want] of [
      [1, 1],
      [7, 4],
      [8, 5],
    ] as const) {
      const t = table({ draws: ['tilting-chest'], rolls: [pips] });
      t.play('ann', 'dungeon');
      expect(player(t, 'ann').gems).toBe(want);
    }
  });
  it('[QT-CARD-54] [QT-RULING-55] the Crossroads show three to one player, who may fight one of them', () => {
    const t = table({ draws: ['crossroads', 'ghoul', 'toll', 'mummy', 'lich'] });
    t.play('ann', 'dungeon');
    expect(t.options('ann', 'crossroads')).toEqual(['ghoul', 'mummy', 'none']);
    expect(t.view('bob').game.lookCards).toEqual(['?', '?', '?']);
    t.play('ann', 'mummy');
    expect(t.state.adventure.toSorted()).toEqual(['ghoul', 'lich', 'toll']);
    t.play('ann', 'flee');
    expect(t.state.discard).toEqual(['crossroads', 'mummy']);
    const early = table({ round: 2, draws: ['crossroads', 'scarlet-dragon'] });
    early.play('ann', 'dungeon');
    expect(early.options('ann', 'crossroads')).toEqual(['none']);
    expect(early.refuses('ann', 'scarlet-dragon', 'crossroads')).toBe('QT-CARD-54');
    early.play('ann', 'none');
    expect([early.state.adventure, early.asked('ann').includes('village')]).toEqual([['scarlet-dragon'], true]);
    const nothing = table({ draws: ['crossroads'] });
    nothing.play('ann', 'dungeon');
    expect(nothing.asked('ann')).toContain('village');
  });
  it('[QT-CARD-55] the Pedlar sells one cheap item for half', () => {
    const t = table({ draws: ['lost-pedlar'], ann: { gems: 2 } });
    t.play('ann', 'dungeon');
    expect(t.options('ann', 'pedlar')).toEqual([
      'chipped-dagger',
      'short-sword',
      'power-armour',
      'copper-ring',
      'none',
    ]);
    t.play('ann', 'short-sword');
    expect(player(t, 'ann')).toMatchObject({ gems: 0, worn: ['short-sword'] });
  });
});

describe('events', () => {
  const after = (card: Parameters<typeof table>[0]['draws'], given: Given = {}) => {
    const t = table({ ...given, draws: [...card!, 'ghoul'] });
    t.play(given.active ?? 'ann', 'dungeon');
    return t;
  };
  it('[QT-CARD-56] the Toll takes two gems, or a wound', () => {
    const t = after(['toll'], { ann: { gems: 5 }, bob: { gems: 2 }, cat: { gems: 1 } });
    expect([gems(t), wounds(t)]).toEqual([
      [3, 0, 1, 0],
      [0, 0, 1, 1],
    ]);
  });
  it('[QT-CARD-57] [QT-CARD-58] Miasma and the Brothers', () => {
    expect(wounds(after(['miasma'], { bob: { wounds: 4 } }))).toEqual([1, 4, 1, 1]);
    expect(wounds(after(['healing-brothers'], { bob: { wounds: 4 }, cat: { wounds: 1 } }))).toEqual([0, 2, 0, 0]);
  });
  it('[QT-CARD-59] small change, clockwise while the reserve lasts', () => {
    expect(gems(after(['small-change']))).toEqual([1, 1, 1, 1]);
    expect(gems(after(['small-change'], { active: 'cat', ann: { gems: 38 } }))).toEqual([38, 0, 1, 1]);
  });
  it('[QT-CARD-60] [QT-RULING-53] the Poor’s Share', () => {
    expect(gems(after(['poors-share'], { bob: { gems: 5 }, cat: { gems: 1 }, dan: { gems: 1 } }))).toEqual([
      2, 3, 1, 1,
    ]);
    expect(gems(after(['poors-share'], { active: 'cat', ann: { gems: 3 }, dan: { gems: 3 } }))).toEqual([3, 0, 2, 1]);
    expect(gems(after(['poors-share'], { ann: { gems: 1 }, bob: { gems: 1 }, cat: { gems: 1 } }))).toEqual([
      0, 1, 1, 1,
    ]);
    expect(gems(after(['poors-share']))).toEqual([0, 0, 0, 0]);
  });
  it('[QT-CARD-61] [QT-TALK-4] no ally in thick fog', () => {
    const t = table({ draws: ['thick-fog', 'ghoul'] });
    t.play('ann', 'dungeon');
    t.play('ann', 'draw');
    expect([t.asked('ann').includes('talk-to'), t.asked('bob').includes('talk-to')]).toEqual([false, false]);
    expect(t.state.fog).toBe(true);
  });
  it('[QT-CARD-62] a bounty of two', () => {
    const t = table({ draws: ['hunters-bounty', 'ghoul'], rolls: [7, 1] });
    plays(t, 'ann', 'village dungeon', 'draw draw', 'confront fight');
    expect(player(t, 'ann').gems).toBe(5);
    t.play('ann', 'end');
    expect(t.state.bounty).toBe(false);
  });
  it('[QT-CARD-63] fair prices until the end of the turn', () => {
    const t = table({ draws: ['fair-day', 'forgotten-hoard'] });
    plays(t, 'ann', 'village dungeon', 'draw draw', 'village buy:short-sword');
    expect(player(t, 'ann').gems).toBe(1);
    t.play('ann', 'end');
    expect(t.state.fair).toBe(false);
  });
  it('[QT-CARD-64] [QT-RULING-53] jealousy of everybody who leads, at zero too', () => {
    expect(wounds(after(['jealousy'], { bob: { trophies: 3 }, dan: { trophies: 3 } }))).toEqual([0, 1, 0, 1]);
    expect(wounds(after(['jealousy']))).toEqual([1, 1, 1, 1]);
  });
});

describe('items', () => {
  it('[QT-CARD-86] the Yew Bow helps allies', () => {
    const t = table(facing('ghoul', { fight: { ally: 1 }, bob: { worn: ['yew-bow'] }, rolls: [1, 1] }));
    t.play('ann', 'fight');
    expect(told(t, 'totals')[0]).toMatchObject({ green: 8 + 6 + 1 });
  });
  it('[QT-CARD-90] the Helm against the undead', () => {
    const t = table(facing('ghoul', { ann: { worn: ['helm-of-the-dead'] }, rolls: [1, 1] }));
    t.play('ann', 'fight');
    expect(told(t, 'totals')[0]).toMatchObject({ green: 12 });
    expect(gauge(t.state, 0)).toBe(10);
  });
  it('[QT-CARD-92] [QT-CARD-103] one wound at most behind Rune Shield and Dragon Armour', () => {
    for (const item of ['rune-shield', 'dragon-armour'] as const) {
      const t = table(facing('scarlet-dragon', { ann: { worn: [item] }, rolls: [1, 8] }));
      t.play('ann', 'fight');
      expect(wounds(t)).toEqual([1, 0, 0, 0]);
    }
  });
  it('[QT-CARD-94] the Power Armour is asked for only where it is worn', () => {
    const t = table(facing('ghoul', { ann: { loose: ['power-armour'] }, rolls: [7, 1] }));
    t.play('ann', 'fight');
    expect(t.asked('ann')).not.toContain('announce');
  });
  it('[QT-RULING-39] [QT-RULING-48] loose armour takes the place that a spent Power Armour leaves', () => {
    const t = table(
      facing('ghoul', { ann: { worn: ['power-armour'], loose: ['chain-mail'] }, shop: [], rolls: [7, 1] }),
    );
    t.play('ann', 'fight');
    t.play('ann', 'use');
    expect(player(t, 'ann')).toMatchObject({ worn: ['chain-mail'], loose: [] });
    t.play('ann', 'end');
    expect([player(t, 'ann').worn, t.state.shop, t.state.gone]).toEqual([['chain-mail'], [], ['power-armour']]);
  });
  it('[QT-CARD-79] [QT-CARD-104] [QT-RULING-43] an amulet won in a fight makes no Kritik of that fight’s 7', () => {
    const strong = { worn: ['double-axe', 'plate-harness', 'fang-necklace'] as ItemId[] };
    const t = table(facing('emerald-dragon', { ann: strong, rolls: [7, 1] }));
    t.play('ann', 'fight');
    t.play('ann', 'dragon-amulet', 'surplus');
    expect(player(t, 'ann')).toMatchObject({ spoils: ['emerald-dragon'], kritikWin: false });
    const worn = table(facing('ghoul', { ann: { worn: ['dragon-amulet'] }, rolls: [7, 1] }));
    worn.play('ann', 'fight');
    expect(player(worn, 'ann').kritikWin).toBe(true);
  });
  it('[QT-CARD-96] the clover works once a turn', () => {
    const t = table(facing('ghoul', { ann: { worn: ['silver-clover'], clover: true }, rolls: [1, 1] }));
    t.play('ann', 'fight');
    expect(t.asked('ann')).not.toContain('reroll');
  });
  it('[QT-CARD-97] the Mender’s Ring heals two', () => {
    const t = table({ at: 'V2', bob: { wounds: 3, worn: ['menders-ring'] } });
    t.play('ann', 'end');
    expect(player(t, 'bob').wounds).toBe(1);
  });
  it('[QT-CARD-98] the Brooch lowers shop prices only', () => {
    const t = table({ ann: { gems: 7, wounds: 1, worn: ['traders-brooch'] } });
    plays(t, 'ann', 'village buy:short-sword', 'village temple', 'village guild', 'guild pilgrim');
    expect(player(t, 'ann').gems).toBe(0);
  });
  it('[QT-CARD-100] the Diadem pays an ally who wins', () => {
    const t = table(
      challenged({ cat: { worn: ['diadem-of-eloquence'] }, dan: { worn: ['diadem-of-eloquence'] }, rolls: [7, 1] }),
    );
    fists(t, 'attacker', 'defender');
    expect([player(t, 'cat').gems, player(t, 'dan').gems]).toEqual([1, 0]);
  });
  it('[QT-CARD-104] the Dragon Amulet makes a 7 a Kritik', () => {
    const t = table(challenged({ ann: { worn: ['dragon-amulet'] }, rolls: [7, 7] }));
    fists(t, 'none', 'none');
    expect(told(t, 'arena-totals')[0]).toMatchObject({ green: 11 + 16, red: 15 });
    expect([player(t, 'bob').wounds, player(t, 'ann').kritikWin]).toEqual([2, true]);
  });
});

describe('quests', () => {
  const cases: [QuestId, Given, Given][] = [
    ['edge', { ann: { worn: ['double-axe'] } }, { ann: { worn: ['war-mace'], loose: ['double-axe'] } }],
    [
      'pauper',
      { ann: { trophies: 1 }, bob: { trophies: 5 }, cat: { trophies: 2 }, dan: { trophies: 2 } },
      { ann: { trophies: 1 }, bob: { trophies: 5 }, cat: { trophies: 1 }, dan: { trophies: 2 } },
    ],
    ['huntsman', { ann: { spoils: ['ash-wolf', 'manticore'] } }, { ann: { spoils: ['ash-wolf', 'ghoul'] } }],
    ['provost', { ann: { spoils: ['cutthroat', 'minotaur'] } }, { ann: { spoils: ['cutthroat', 'djinn'] } }],
    ['exorcist', { ann: { spoils: ['ghoul', 'lich'] } }, { ann: { spoils: ['ghoul', 'mimic'] } }],
    ['wyrmslayer', { ann: { spoils: ['mimic'] } }, { ann: { spoils: ['ghoul', 'ash-wolf'] } }],
    [
      'naturalist',
      { ann: { spoils: ['ghoul', 'ash-wolf', 'cutthroat', 'lich'] } },
      { ann: { spoils: ['ghoul', 'ash-wolf', 'cutthroat'] } },
    ],
    ['miser', { ann: { gems: 8 } }, { ann: { gems: 7 } }],
    [
      'colossus',
      { ann: { worn: ['double-axe', 'chain-mail'] } },
      { ann: { worn: ['double-axe', 'chain-mail'], wounds: 1 } },
    ],
    [
      'full-harness',
      { ann: { worn: ['double-axe', 'chain-mail', 'copper-ring'] } },
      { ann: { worn: ['double-axe', 'chain-mail'] } },
    ],
    ['gladiator', { ann: { beaten: [1, 2] } }, { ann: { beaten: [1] } }],
    ['shield-sibling', { ann: { allyWins: 4 } }, { ann: { allyWins: 3 } }],
    ['loner', { ann: { loneWins: 2 } }, { ann: { loneWins: 1 } }],
    ['martyr', { ann: { wounds: 4 } }, { ann: { wounds: 3 } }],
    ['lucky-star', { ann: { kritikWin: true } }, {}],
    [
      'collector',
      { ann: { spoils: ['ghoul', 'ash-wolf', 'cutthroat', 'lich', 'mimic'] } },
      { ann: { spoils: ['ghoul', 'ash-wolf', 'cutthroat', 'lich'] } },
    ],
    ['avenger', { ann: { avenged: true } }, {}],
    ['pilgrim', { ann: { temples: 2 } }, { ann: { temples: 1 } }],
  ];
  it.each(cases)('%s: yes, and nearly', (quest, yes, no) => {
    expect(isFulfilled(table(yes).state, 0, quest)).toBe(true);
    expect(isFulfilled(table(no).state, 0, quest)).toBe(false);
  });
  it('[QT-CARD-66] the Pauper needs somebody with five', () => {
    const t = table({ ann: { trophies: 1 }, bob: { trophies: 4 }, cat: { trophies: 2 }, dan: { trophies: 2 } });
    expect(isFulfilled(t.state, 0, 'pauper')).toBe(false);
  });
  it('[QT-RULING-57] [QT-CARD-73] the Colossus reads the gauge, curse and Fury included', () => {
    const worn = ['double-axe', 'chain-mail'] as const;
    const t = table({ ann: { worn: [...worn], wounds: 1, character: 'barbarian', token: true } });
    expect(isFulfilled(t.state, 0, 'colossus')).toBe(true);
    expect(isFulfilled(table({ ann: { worn: [...worn] }, cursed: 0 }).state, 0, 'colossus')).toBe(false);
    const defender = table(challenged({ bob: { character: 'warrior', worn: ['double-axe'], wounds: 0 } }));
    expect([powerInArena(defender.state, 1, true), isFulfilled(defender.state, 1, 'colossus')]).toEqual([13, false]);
  });
  it('[QT-RULING-16] [QT-RULING-35] [QT-CARD-77] [QT-CARD-75] [QT-CARD-81] counters count from the start and never go down', () => {
    const t = table({ ann: { trophies: 1 }, bob: { trophies: 3 }, rolls: [7, 1] });
    t.play('ann', 'arena:1');
    fists(t, 'none', 'none');
    expect(player(t, 'ann')).toMatchObject({ beaten: [1], avenged: true });
    expect(player(t, 'bob')).toMatchObject({ beaten: [], avenged: false });
    const lone = table(facing('cutthroat', { ann: { loneWins: 1 }, rolls: [7, 1] }));
    lone.play('ann', 'fight');
    expect(player(lone, 'ann').loneWins).toBe(2);
    const weak = table(facing('kobold-sapper', { rolls: [7, 1] }));
    weak.play('ann', 'fight');
    expect(player(weak, 'ann').loneWins).toBe(0);
    const late = table({ ann: { gems: 2, kritikWin: true }, quests: ['lucky-star', 'miser'] });
    plays(late, 'ann', 'village guild', 'guild lucky-star', 'claim lucky-star');
    expect(player(late, 'ann').trophies).toBe(1);
    const before = table(facing('ghoul', { ann: { gems: 2 }, quests: ['lucky-star', 'miser'], rolls: [8, 1] }));
    plays(before, 'ann', 'confront fight', 'village guild', 'guild lucky-star', 'claim lucky-star');
    expect(player(before, 'ann')).toMatchObject({ trophies: 1, done: ['lucky-star'] });
  });
});

describe('characters', () => {
  it('[QT-CARD-105] [QT-RULING-23] Fury lasts until a turn ends without a win', () => {
    const t = table(facing('ghoul', { ann: { character: 'barbarian' }, rolls: [7, 1] }));
    t.play('ann', 'fight');
    expect([player(t, 'ann').token, gauge(t.state, 0)]).toEqual([true, 9]);
    t.play('ann', 'end');
    expect(player(t, 'ann').token).toBe(true);
    const later = table({ at: 'V2', ann: { character: 'barbarian', token: true } });
    later.play('ann', 'end');
    expect(player(later, 'ann').token).toBe(false);
    const again = table({ at: 'V2', ann: { character: 'barbarian', token: true, wonHere: true } });
    again.play('ann', 'end');
    expect(player(again, 'ann').token).toBe(true);
  });
  it('[QT-CARD-106] once between two turns', () => {
    const t = table(facing('minotaur', { ann: { character: 'sorcerer' }, rolls: [1, 5, 2] }));
    plays(t, 'ann', 'confront fight', 'reroll sorcery');
    expect(player(t, 'ann').token).toBe(true);
    const used = table(facing('minotaur', { ann: { character: 'sorcerer', token: true }, rolls: [1, 5] }));
    used.play('ann', 'fight');
    expect(used.asked('ann')).not.toContain('reroll');
  });
  it('[QT-CARD-107] Rampart: one wound, and +1 as defender', () => {
    const t = table(challenged({ bob: { character: 'warrior' }, rolls: [8, 5] }));
    fists(t, 'none', 'none');
    expect(told(t, 'arena-totals')[0]).toMatchObject({ red: 9 + 5 });
    expect(player(t, 'bob').wounds).toBe(1);
    const attacker = table(challenged({ ann: { character: 'warrior' }, rolls: [4, 5] }));
    fists(attacker, 'none', 'none');
    expect(told(attacker, 'arena-totals')[0]).toMatchObject({ green: 12 });
  });
  it('[QT-CARD-108] the Thief takes a gem from a loser, and one more from humanoids', () => {
    const t = table(challenged({ bob: { gems: 3 }, dan: { gems: 2 }, cat: { character: 'thief' }, rolls: [8, 1] }));
    fists(t, 'attacker', 'defender');
    t.play('ann', 'gems');
    expect(t.options('cat', 'light-fingers')).toEqual(['seat:1', 'seat:3']);
    t.play('cat', 'seat:3');
    expect(gems(t)).toEqual([2, 1, 1, 1]);
    const humanoid = table(facing('cutthroat', { ann: { character: 'thief' }, rolls: [7, 1] }));
    humanoid.play('ann', 'fight');
    expect(player(humanoid, 'ann').gems).toBe(4);
    const undead = table(facing('ghoul', { ann: { character: 'thief' }, rolls: [7, 1] }));
    undead.play('ann', 'fight');
    expect(player(undead, 'ann').gems).toBe(3);
  });
  it('[QT-CARD-109] Sworn Enemy: +3, +6 for the dragon token, also as an ally', () => {
    const t = table(facing('ghoul', { ann: { character: 'ranger', enemy: 'undead' }, rolls: [1, 1] }));
    t.play('ann', 'fight');
    expect(told(t, 'totals')[0]).toMatchObject({ green: 12 });
    const ally = table(
      facing('djinn', { bob: { character: 'ranger', enemy: 'dragon' }, fight: { ally: 1 }, rolls: [1, 1] }),
    );
    ally.play('ann', 'fight');
    expect(told(ally, 'totals')[0]).toMatchObject({ green: 8 + 7 + 1 });
    const other = table(facing('cutthroat', { ann: { character: 'ranger', enemy: 'undead' }, rolls: [1, 1] }));
    other.play('ann', 'fight');
    expect(told(other, 'totals')[0]).toMatchObject({ green: 9 });
  });
  it('[QT-CARD-110] Ballads: a gem for a won fight of another, and cheap quests', () => {
    const t = table(facing('ghoul', { fight: { ally: 1 }, bob: { character: 'bard' }, rolls: [7, 1] }));
    plays(t, 'ann', 'confront fight', 'split-gems 0', 'split-card keep');
    expect(player(t, 'bob').gems).toBe(1);
    const guild = table({ ann: { character: 'bard', gems: 1 } });
    plays(guild, 'ann', 'village guild', 'guild pilgrim');
    expect(player(guild, 'ann').gems).toBe(0);
  });
});
