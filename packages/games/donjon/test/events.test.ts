// The master's event cards, one by one (DJ-COMP-4), and what stops them.
import { cellName } from '@oubliette/grid';
import { expect, it } from 'vitest';
import type { EventId } from '../src/cards/events.ts';
import { areAdjacent, seesCell } from '../src/rules/board.ts';
import { layZone } from '../src/rules/zones.ts';
import { cellIn, type Given, GM, HEROES, passAll, skilled, some, table } from './table.ts';

const hero = (t: ReturnType<typeof table>, i = 0) => t.state.heroes[i]!;
/** A new exploration phase begins and the master plays this card. */
function playing(event: EventId, more: Partial<Given> = {}) {
  const t = table({ heroes: [{ at: [2, 2] }, { at: [4, 4] }], hand: [event], now: 'start', ...more });
  t.play(GM, event);
  return t;
}
/** The master answers with the first option until the heroes are asked. */
function settle(t: ReturnType<typeof table>): void {
  for (
    let n = 0;
    n < 20 && t.asking()[0] === GM && ['place-monster', 'event-choice', 'master-choice'].includes(t.asked(GM)[0]!);
    n++
  )
    t.play(GM, t.options(GM)[0]!);
}

it('[DJ-COMP-4] ambush and prowlers bring an ordinary monster card; only an ambush lets monsters act first', () => {
  const ambush = playing('ambush', { and: (s) => void s.monsterDeck.push('pack-08', 'pack-24') });
  settle(ambush);
  expect([ambush.state.monsters.map((m) => m.kind), ambush.state.ambush, ambush.asking()]).toEqual([
    ['bugbear', 'bugbear'],
    true,
    [GM],
  ]);
  const prowlers = playing('prowlers', { and: (s) => void s.monsterDeck.push('pack-08') });
  settle(prowlers);
  expect([prowlers.state.monsters.length, prowlers.state.ambush, prowlers.asking()]).toEqual([2, false, [HEROES]]);
});

it('[DJ-FATE-4] [DJ-EX-27] [DJ-RULING-8] [DJ-RULING-73] a fate point stops a card; it is discarded and counts as the one of this phase', () => {
  const t = playing('ambush', { heroes: [{ at: [2, 2], fate: 1 }, { at: [4, 4] }] });
  expect(t.options(HEROES)).toEqual(['fate:h0', 'pass']);
  t.play(HEROES, 'fate:h0');
  expect([t.state.monsters, t.state.eventDiscard, t.state.eventPlayed, hero(t).fate]).toEqual([
    [],
    ['ambush'],
    true,
    0,
  ]);
  expect(t.asked(GM)).not.toContain('place-monster'); // nobody is on the way either
});

it('[DJ-SKILL-8] Foil the plot: a test of ADR stops a trap, an ambush or a trick', () => {
  const thief = { heroes: [{ at: [2, 2] as const, class: 'thief' as const, ...skilled('foil'), fatigue: 1 }] };
  const foiled = playing('rockfall', { ...thief, rolls: [[10, 4]] });
  expect(foiled.options(HEROES)).toEqual(['foil:h0', 'pass']);
  foiled.play(HEROES, 'foil:h0');
  expect(hero(foiled).life).toBe(20);
  expect(playing('weariness', thief).asked(HEROES)).not.toContain('announced');
});

it('[DJ-COMP-4] a pit in a passage: ADR, or 1D6 and the end of the turn', () => {
  const step = (rolls: Given['rolls']) => {
    const t = table({ room: 'corridor', heroes: [{ at: [0, 2] }, { at: [0, 0] }], hand: ['pit'], rolls: rolls ?? [] });
    t.play(HEROES, 'n');
    expect(t.options(GM)).toEqual(['pit', 'pass']);
    t.play(GM, 'pit');
    return t;
  };
  expect(
    hero(
      step([
        [10, 5],
        [6, 4],
      ]),
    ).life,
  ).toBe(16);
  const passed = step([[10, 6]]);
  expect([hero(passed).life, passed.state.turn.who]).toEqual([20, 'h0']);
});

it('[DJ-COMP-4] [DJ-RULING-2] the master is asked whether or not a card fits, as long as any is held and none was played', () => {
  const t = table({ room: 'corridor', heroes: [{ at: [0, 2] }], hand: ['evil-eye'] });
  t.play(HEROES, 'n');
  expect(t.options(GM)).toEqual(['pass']);
  const none = table({
    room: 'corridor',
    heroes: [{ at: [0, 2] }],
    hand: ['pit'],
    and: (s) => {
      s.eventPlayed = true;
    },
  });
  none.play(HEROES, 'n');
  expect(none.asking()).toEqual([HEROES]);
});

it('[DJ-COMP-4] darts and sleeping gas at furniture; a zone searched for traps is safe', () => {
  const open = (card: EventId, rolls: Given['rolls'], safe = false) => {
    const t = table({
      heroes: [{ at: [1, 0] }],
      pieces: [{ kind: 'chest', at: [[0, 0]] }],
      hand: [card],
      rolls: rolls ?? [],
      and: (s) => {
        s.zones = s.zones.map((z) => ({ ...z, safe }));
      },
    });
    t.play(HEROES, 'open:f0:chest');
    if (t.asked(GM)[0] === 'trigger') t.play(GM, card);
    return t;
  };
  expect(
    hero(
      open('darts', [
        [10, 1],
        [4, 2],
        [10, 1],
        [10, 3],
      ]),
    ),
  ).toMatchObject({ life: 18, venom: 1 });
  const gas = open('sleeping-gas', [
    [10, 1],
    [10, 3],
  ]);
  // The table was rolled, then the turn was over: the next phase has begun.
  expect([hero(gas).marks, gas.state.pieces[0]!.used, gas.state.pe]).toEqual([['skips'], true, 2]);
  expect(hero(open('darts', [[10, 3]], true)).life).toBe(20);
});

it('[DJ-COMP-4] rockfall, rats, weariness, darkness, draught strike a zone', () => {
  const rock = playing('rockfall', {
    rolls: [
      [10, 1],
      [6, 5],
      [10, 9],
    ],
  });
  settle(rock);
  expect(rock.state.heroes.map((h) => h.life)).toEqual([15, 20]);
  const rats = playing('rat-swarm', {
    rolls: [
      [4, 1],
      [4, 4],
    ],
  });
  settle(rats);
  expect(rats.state.heroes.map((h) => h.life)).toEqual([19, 16]);
  const tired = playing('weariness', { heroes: [{ at: [2, 2], fatigue: 3 }, { at: [4, 4] }] });
  settle(tired);
  expect(tired.state.heroes.map((h) => h.fatigue)).toEqual([2, 0]);
  const draught = playing('draught', { heroes: [{ at: [2, 2], marks: ['lit'] }] });
  settle(draught);
  expect(hero(draught).marks).toEqual([]);
  const entrance = table({ heroes: [{ at: [2, 2] }], hand: ['darkness'], now: 'start' });
  expect(entrance.options(GM)).toEqual(['pass']); // not the entrance zone
});

it('[DJ-RULING-26] [DJ-COMP-4] rat poison cancels the rats of the zone its bearer stands in, and no others', () => {
  const t = playing('rat-swarm', { heroes: [{ at: [2, 2], items: ['rat-poison'] }] });
  expect(t.options(HEROES)).toEqual(['rat-poison:h0', 'pass']);
  t.play(HEROES, 'rat-poison:h0');
  expect(hero(t)).toMatchObject({ life: 20, items: [] });
  const apart = (zone: string) => {
    const two = playing('rat-swarm', {
      heroes: [{ at: [2, 2], items: ['rat-poison'] }, { at: [4, 4] }],
      and: (s) => {
        layZone(s, 'through-room', 144150, 0, '', -1);
        s.heroes[1]!.cell = 145150;
      },
    });
    two.play(GM, zone); // the zone is named with the card
    return two;
  };
  expect(apart('z0:four-winds-room').options(HEROES)).toEqual(['rat-poison:h0', 'pass']);
  const far = apart('z1:through-room');
  expect(far.asked(HEROES)).not.toContain('announced');
  expect([hero(far).items, hero(far).life, hero(far, 1).life < 20]).toEqual([['rat-poison'], 20, true]);
});

it('[DJ-COMP-4] a freed captive tends whoever has least life; the heroes choose among equals', () => {
  const drawn = (lives: number[]) => {
    const t = table({
      heroes: lives.map((life, i) => ({ at: [i, 0] as const, life })),
      now: 'start',
      and: (s) => void s.eventDeck.push('pit', 'freed-captive'),
      rolls: [[6, 3]],
    });
    t.play(GM, 'draw');
    return t;
  };
  expect(drawn([9, 4, 7]).state.heroes.map((h) => h.life)).toEqual([9, 7, 7]);
  const tie = drawn([4, 9, 4]);
  expect(tie.options(HEROES)).toEqual(['h0:Ada', 'h2:Cy']);
  tie.play(HEROES, 'h2:Cy');
  expect(tie.state.heroes.map((h) => h.life)).toEqual([4, 9, 7]);
});

it('[DJ-COMP-4] evil eye, silence and light fingers strike a hero', () => {
  const eye = playing('evil-eye');
  eye.play(GM, 'h1:Bo');
  expect(eye.state.heroes.map((h) => h.cursedUntil > 0)).toEqual([false, true]);
  const hush = playing('silence', { heroes: [{ at: [2, 2], class: 'thief', ...skilled('search-traps') }] });
  hush.play(GM, 'draw');
  expect(hush.refuses(HEROES, 'skill:search-traps')).toBe('DJ-RULING-2');
  const thief = playing('light-fingers', { heroes: [{ at: [2, 2], gold: 4 }], rolls: [[10, 9]] });
  expect([hero(thief).gold, thief.state.stolen]).toEqual([0, 4]);
});

it('[DJ-RULING-84] [DJ-COMP-4] reinforcements: the master picks the half, and they wait for the next round', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    monsters: [{ kind: 'orc', at: [5, 5] }],
    hand: ['reinforcements'],
    now: [
      { proc: 'play', at: 0 },
      { proc: 'combat', at: 2 },
      { proc: 'rounds', at: 0 },
      { proc: 'round', at: 3 },
      { proc: 'monsters', at: 0 },
    ],
    and: (s) => void s.monsterDeck.push('pack-04'),
  });
  t.play(GM, 'reinforcements');
  expect(t.options(GM)).toEqual(['orc*1+orc-archer*2', 'orc*2+orc-archer*1', 'orc*3']);
  t.play(GM, 'orc*3');
  settle(t);
  expect(t.state.monsters).toHaveLength(4);
  expect(t.options(GM)).toEqual(['m1:orc', 'end']);
});

it('[DJ-COMP-4] frenzy, hide of rock and black blood help a monster', () => {
  const now: Given['now'] = [
    { proc: 'play', at: 0 },
    { proc: 'combat', at: 2 },
    { proc: 'rounds', at: 0 },
    { proc: 'round', at: 3 },
    { proc: 'monsters', at: 0 },
  ];
  const boost = (card: EventId, rolls?: Given['rolls']) => {
    const t = table({
      heroes: [{ at: [0, 0] }],
      monsters: [{ kind: 'troll', at: [5, 5], life: 5 }],
      hand: [card],
      now,
      ...(rolls === undefined ? {} : { rolls }),
    });
    t.play(GM, card);
    return t.state.monsters[0]!;
  };
  expect(boost('frenzy').marks).toEqual(['frenzied']);
  expect(boost('hide-of-rock').marks).toEqual(['rock-hide']);
  expect(boost('black-blood', [[6, 3]]).life).toBe(8);
});

it('[DJ-COMP-4] [DJ-RULING-75] a natural one may cost an ordinary weapon, never a magic one', () => {
  const fumble = (weapon: string, marks: 'sacred'[] = []) => {
    const t = table({
      heroes: [{ at: [2, 2], items: [weapon], weapon, marks }],
      monsters: [{ kind: 'orc', at: [2, 3] }],
      now: 'fight',
      hand: ['notched-blade'],
      rolls: [
        [10, 1],
        [10, 5],
      ],
    });
    t.play(HEROES, 'attack:m1:orc');
    if (t.asked(GM)[0] === 'trigger') t.play(GM, 'notched-blade');
    passAll(t);
    return hero(t).items;
  };
  expect([fumble('long-sword'), fumble('enchanted-dagger')]).toEqual([[], ['enchanted-dagger']]);
  expect(fumble('long-sword', ['sacred'])).toEqual(['long-sword']); // it counts as magic (DJ-RULING-75)
});

it('[DJ-RULING-87] [DJ-RULING-57] a portcullis bars a doorway but not sight; its lever or a test of FOR lifts it', () => {
  const behind = (rolls?: Given['rolls']) => {
    const t = table({
      heroes: [{ at: [2, 3] }],
      hand: ['portcullis'],
      now: 'start',
      ...(rolls === undefined ? {} : { rolls }),
      and: (s) => void layZone(s, 'corridor', 144152, 0, 'S', 1),
    });
    t.play(GM, 'portcullis');
    t.play(GM, 'draw');
    return t;
  };
  const t = behind();
  expect(t.state.doors[1]).toMatchObject({ state: 'open', barred: true });
  expect(t.state.things.map((thing) => thing.kind)).toEqual(['lever']);
  expect(seesCell(t.state, cellIn(t.state, [2, 5]), cellIn(t.state, [2, 7]))).toBe(true);
  expect(areAdjacent(t.state, cellIn(t.state, [2, 5]), cellIn(t.state, [2, 6]))).toBe(false);
  t.play(HEROES, 'n');
  if (t.asking()[0] === GM) t.play(GM, 'pass');
  t.play(HEROES, 'n');
  t.play(HEROES, 'lift:d1');
  passAll(t);
  expect(t.state.heroes[0]!.tried).toEqual(['bars:d1']);
});

it('[DJ-RULING-87] levers and slabs stand on free squares, not before doors', () => {
  const slab = playing('carved-slab');
  const offered = slab.options(GM);
  for (const square of [
    [2, 5],
    [3, 5],
    [0, 2],
    [5, 3],
  ] as const)
    expect(offered).not.toContain(cellName(cellIn(slab.state, square)));
  slab.play(GM, cellName(cellIn(slab.state, [2, 3])));
  expect(slab.state.things.map((thing) => thing.kind)).toEqual(['slab']);
});

it('[DJ-ACT-6] a carved slab is read by a test of MAG; a mysterious lever rolls a die', () => {
  const slab = (die: number) => {
    const t = table({
      heroes: [{ at: [2, 2] }],
      rolls: [[10, die]],
      and: (s) => {
        s.things = [{ kind: 'slab', cell: cellIn(s, [2, 3]), door: -1 }];
        s.treasureDeck.push('gem');
        s.eventDeck.push('pit');
      },
    });
    t.play(HEROES, 'operate:t0:slab');
    return [hero(t).gold, t.state.hand.length, t.state.things.length];
  };
  expect([slab(6), slab(5)]).toEqual([
    [30, 0, 0],
    [0, 1, 0],
  ]);
  const lever = table({
    heroes: [{ at: [2, 2] }],
    rolls: [
      [10, 2],
      [6, 5],
    ],
    and: (s) => {
      s.things = [{ kind: 'odd-lever', cell: cellIn(s, [2, 3]), door: -1 }];
    },
  });
  lever.play(HEROES, 'operate:t0:odd-lever');
  expect([hero(lever).life, lever.state.things]).toEqual([15, []]);
  expect(some(lever, 'operate')).toEqual([]);
});

it('[DJ-COMP-4] an alarm adds a monster to the next ordinary card; boons help at once and are replaced', () => {
  const t = playing('alarm', { and: (s) => void s.monsterDeck.push('pack-08') });
  expect([t.state.alarm, t.state.eventDiscard]).toEqual([true, []]);
  const boon = table({
    heroes: [{ at: [2, 2], life: 5 }],
    now: 'start',
    rolls: [[6, 4]],
    and: (s) => void s.eventDeck.push('pit', 'freed-captive'),
  });
  boon.play(GM, 'draw');
  expect([hero(boon).life, boon.state.hand, boon.state.eventDiscard]).toEqual([9, ['pit'], ['freed-captive']]);
});

it('[DJ-FATE-3] [DJ-RULING-74] a fate point turns the die of an event card, once', () => {
  const struck = (event: EventId, rolls: Given['rolls'], more: Partial<Given['heroes'][0]> = {}) => {
    const t = playing(event, { heroes: [{ at: [2, 2], fate: 1, ...more }], rolls: rolls ?? [] });
    if (t.asked(HEROES)[0] === 'announced') t.play(HEROES, 'pass');
    return t;
  };
  const rats = struck('rat-swarm', [
    [4, 4],
    [4, 1],
  ]);
  expect([rats.asked(HEROES), rats.options(HEROES), hero(rats).life]).toEqual([['dice'], ['fate:h0', 'pass'], 20]);
  rats.play(HEROES, 'fate:h0');
  expect([hero(rats).life, hero(rats).fate]).toEqual([19, 0]);
  const kept = struck('rat-swarm', [[4, 4]]);
  kept.play(HEROES, 'pass');
  expect([hero(kept).life, hero(kept).fate]).toEqual([16, 1]);
  const thief = struck(
    'light-fingers',
    [
      [10, 9],
      [10, 2],
    ],
    { gold: 20 },
  );
  thief.play(HEROES, 'fate:h0');
  expect([hero(thief).gold, thief.state.stolen]).toEqual([18, 2]);
  // The best die for the heroes is left alone.
  expect(struck('rat-swarm', [[4, 1]]).asked(HEROES)).not.toContain('dice');
});

it('[DJ-EXP-2] [DJ-RULING-3] a slab that fails draws: a boon works at once, and a sixth card makes the master discard', () => {
  const read = (hand: EventId[], deck: EventId[]) => {
    const t = table({
      heroes: [{ at: [2, 2], life: 5 }],
      hand,
      rolls: [
        [10, 1],
        [6, 4],
      ],
      and: (s) => {
        s.things = [{ kind: 'slab', cell: cellIn(s, [2, 3]), door: -1 }];
        s.eventDeck.push(...deck);
      },
    });
    t.play(HEROES, 'operate:t0:slab');
    return t;
  };
  const boon = read([], ['pit', 'freed-captive']);
  expect([hero(boon).life, boon.state.hand, boon.state.eventDiscard]).toEqual([9, ['pit'], ['freed-captive']]);
  const full = read(['alarm', 'ambush', 'darts', 'frenzy', 'silence'], ['pit']);
  expect([full.asking(), full.state.hand.length]).toEqual([[GM], 6]);
  full.play(GM, 'frenzy');
  expect([full.state.hand.length, full.asking()]).toEqual([5, [HEROES]]);
});

it('[DJ-RULING-3] a card that a search turns up strikes the searcher or their zone, nobody else', () => {
  const search = (event: EventId) => {
    const t = table({
      room: 'four-winds-room',
      heroes: [
        { at: [2, 2], gold: 9 },
        { at: [4, 4], gold: 9 },
      ],
      rolls: [[10, 1]],
      and: (s) => {
        layZone(s, 'through-room', 144150, 0, '', -1);
        s.eventDeck.push(event);
        s.heroes[1]!.cell = 145150;
      },
    });
    t.play(HEROES, 'search');
    t.play(GM, event);
    return t;
  };
  const thief = search('light-fingers');
  expect([hero(thief, 1).gold, hero(thief).gold < 9]).toEqual([9, true]);
  const rats = search('rat-swarm');
  expect([hero(rats, 1).life, hero(rats).life < 20]).toEqual([20, true]);
});
