import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '../src/cards/adventures/adventures.ts';
import { PIECES } from '../src/cards/pieces.ts';
import { cellOf } from '../src/cells.ts';
import { tileOf } from '../src/rules/space.ts';
import { ARENA, figureOf, heroOf, table, those, told, turn, where } from './table.ts';

const HOUSE = {
  ...ARENA,
  minions: [
    { kind: 'skeleton' as const, at: [4, 1] as const },
    { kind: 'zombie' as const, at: [7, 5] as const },
  ],
  bonePiles: [[5, 4] as const],
  hiddenTraps: [[5, 3] as const],
  pieces: [{ kind: 'barrels' as const, at: [[8, 0] as const] }],
};
const closed = (more: object = {}) =>
  table({
    at: turn('barbarian'),
    adventure: HOUSE,
    on: { barbarian: ['a2', 'e'] },
    revealed: [1, 0, 0, 0],
    doors: [1, 1, 2],
    trapAt: ['f4'],
    ...more,
  } as never);

it('[DSC-50] behind a closed door nothing is in play and nobody sees it', () => {
  const t = closed();
  expect(t.view('red').game._table.tiles.map(({ tile }) => tile)).toEqual(['S']);
  expect(t.view('red').game._plan).toBeUndefined();
  expect(t.view('overlord').game._plan!.tiles).toHaveLength(4);
  expect(t.state.models).toHaveLength(1);
});
it('[DSC-51] [DSC-75] [DS-RULING-35] a door opens when a hero comes next to it: all listed appears, traps stay hidden, the move goes on', () => {
  const t = closed();
  t.play('red', 'c2');
  expect(t.asking()).toEqual(['overlord']);
  expect(told(t)).toEqual(['door-opened', 'revealed', 'appeared', 'appeared']);
  t.play('overlord', 'n');
  t.play('overlord', 'n');
  expect(t.view('red').game.map.things).toEqual([
    { what: 'barrels', cells: ['i1'] },
    { what: 'bone-pile', cells: ['f5'] },
  ]);
  expect(t.state.traps).toEqual([{ cell: cellOf('f4'), shown: false }]);
  expect(t.options('red')).toContain('d2');
});
it('[DS-RULING-35] the hero stops if now in a front arc; a door beside which a turn begins is open', () => {
  const near = { ...HOUSE, minions: [{ kind: 'skeleton' as const, at: [3, 1] as const }] };
  const t = closed({ adventure: near });
  t.play('red', 'c2');
  t.play('overlord', 'w');
  expect(t.options('red')).toEqual(['n', 'e', 's', 'w']);
  const begins = closed({ on: { barbarian: ['c2', 'e'] } });
  expect(begins.state.doors[0]).toBe(0);
});
it('[DSC-49] [DSC-61] the overlord’s side opens no doors and triggers no traps', () => {
  const t = table({
    at: { proc: 'activation', at: 0, model: 10 },
    on: { barbarian: ['a1', 'n'] },
    minions: [['skeleton', 'g2', 's']],
    doors: [0, 1, 2],
    trapAt: ['h2'],
    trapDeck: ['spear-slot'],
  });
  t.play('overlord', 'i2');
  expect(t.state.doors[1]).toBe(1);
  expect(t.options('overlord')).not.toContain('j2');
  expect(t.state.traps).toHaveLength(1);
});
describe('locks', () => {
  const before = (more: object = {}) => {
    const t = table({ at: turn('barbarian'), on: { barbarian: ['i5', 'e'] }, ...more } as never);
    t.play('red', 'e');
    return t;
  };
  it('[DSC-52] [DSC-53] [DSC-76] a lock a/b is attacked with Combat dice from the square before it, and one success opens it', () => {
    const tryIt = (dice: number[]) => {
      const t = before({ revealed: [1, 1, 1, 0], dice });
      expect(those(t, 'red', 'lock')).toEqual(['lock:door:j5']);
      t.play('red', 'lock:door:j5');
      expect(t.events().find(({ type }) => type === 'attack')).toMatchObject({
        how: 'lock',
        armour: 3,
        attackParts: ['card:+5'],
        defenceParts: ['card:+3'],
      });
      return [t.state.doors[2], t.state.revealed[3], t.events().some(({ type }) => type === 'lock-held')];
    };
    // A four beats armour three and the best of the lock's dice; a three does not beat the armour, nor a four another four.
    expect(tryIt([4, 1, 1, 1, 1, 3, 1, 1])).toEqual([0, 1, false]);
    expect(tryIt([3, 3, 3, 3, 3, 1, 1, 1])).toEqual([2, 0, true]);
    expect(tryIt([4, 1, 1, 1, 1, 4, 1, 1])).toEqual([2, 0, true]);
  });
  it('[DSC-76] not with the door in the back, not from the next square', () => {
    const back = table({ at: turn('barbarian'), on: { barbarian: ['i5', 'e'] } });
    back.play('red', 'w');
    expect(those(back, 'red', 'lock')).toEqual([]);
    const aside = table({ at: turn('barbarian'), on: { barbarian: ['i4', 'e'] } });
    aside.play('red', 'e');
    expect(those(aside, 'red', 'lock')).toEqual([]);
  });
  it('[DSC-52] two successes where the table wants two', () => {
    const tryIt = (lockSuccesses: number, dice: number[]) => {
      const t = table({
        at: turn('wizard'),
        on: { wizard: ['g2', 'n'] },
        piece: [{ kind: 'locked-chest', at: ['g1'], lock: [2, 2] }],
        settings: { lockSuccesses },
        dice,
      } as never);
      t.play('red', 'n');
      t.play('red', 'lock:locked-chest:g1');
      return t.state.pieces[0]!.lock.length === 0;
    };
    expect([tryIt(1, [6, 1, 1, 1]), tryIt(2, [6, 1, 1, 1]), tryIt(2, [6, 5, 1, 1])]).toEqual([true, false, true]);
  });
  it('[DSC-77] the Thief has two dice more, not against a portcullis', () => {
    const roll = (option: string, more: object) => {
      const t = table({ at: turn('thief'), thief: 'wizard', on: { thief: ['i5', 'e'] }, ...more } as never);
      t.play('red', 'e');
      t.play('red', option);
      return t.events().find(({ type }) => type === 'attack')!.attackParts;
    };
    expect(roll('lock:door:j5', {})).toEqual(['card:+3', 'picking:+2']);
    expect(roll('lock:gate:i4', { gates: [[cellOf('i4'), cellOf('i5')]] })).toEqual(['card:+3']);
  });
  it('[DS-LOOT-BARREL-1] rope and wedges: one die more on one try', () => {
    const t = before({ hero: { barbarian: { items: ['rope-and-wedges'] } } });
    t.play('red', 'lock:door:j5:rope-and-wedges');
    expect(t.events().find(({ type }) => type === 'attack')!.attackParts).toEqual(['card:+5', 'item:+1']);
    expect(heroOf(t, 'barbarian').items).toEqual([]);
  });
});
describe('furniture', () => {
  const beside = (piece: object, more: object = {}) => {
    const t = table({
      at: turn('barbarian'),
      on: { barbarian: ['g2', 'n'] },
      piece: [{ at: ['g1'], ...piece }],
      searched: [1],
      ...more,
    } as never);
    t.play('red', 'n');
    return t;
  };
  it('[DSC-56] [DSC-78] emptied with an action, by its own table, once', () => {
    const t = beside({ kind: 'barrels' }, { dice: [3, 3] });
    t.play('red', 'empty:barrels:g1');
    expect(t.events().find(({ type }) => type === 'table-rolled')).toMatchObject({ table: 'barrels', total: 6 });
    expect(heroOf(t, 'barbarian').gold).toBe(1);
    expect(beside({ kind: 'barrels', emptied: true }).refuses('red', 'empty:barrels:g1')).toBe('DSC-56');
    expect(beside({ kind: 'altar' }).options('red')).toEqual(['pass']);
    expect(Object.entries(PIECES).flatMap(([id, { table: is }]) => (is === undefined ? [] : [`${id} ${is}`]))).toEqual([
      'barrels barrels',
      'chest chest',
      'locked-chest locked-chest',
      'magic-chest magic-chest',
      'weapon-rack weapon-rack',
    ]);
  });
  it('[DSC-79] opening and emptying are two actions; emptying is possible in a front arc', () => {
    expect(beside({ kind: 'locked-chest', lock: [2, 2] }).refuses('red', 'empty:locked-chest:g1')).toBe('DSC-79');
    expect(beside({ kind: 'magic-chest', stars: 1 }).refuses('red', 'empty:magic-chest:g1')).toBe('DSC-79');
    expect(beside({ kind: 'chest' }, { minions: [['zombie', 'h2', 'w']] }).options('red')).toContain('empty:chest:g1');
  });
  it('[DSC-80] two squares for rack, bookcase, table and hearth; only the bookcase is tall', () => {
    const two = Object.entries(PIECES).flatMap(([id, { squares }]) => (squares === 2 ? [id] : []));
    expect(two).toEqual(['weapon-rack', 'bookcase', 'table', 'hearth']);
    expect(Object.values(PIECES).filter(({ blocksSight }) => blocksSight)).toHaveLength(1);
  });
});
describe('traps on the floor', () => {
  it('[DSC-81] a hidden trap goes off when entered: card, end of move, marker gone', () => {
    const t = table({
      at: turn('barbarian'),
      on: { barbarian: ['f4', 'n'] },
      trapAt: ['f3'],
      trapDeck: ['rusted-mechanism'],
    });
    t.play('red', 'f2');
    expect(where(t, 'barbarian')).toBe('f3');
    expect(t.events()).toMatchObject([{ type: 'trap-sprung', trap: 'rusted-mechanism', cell: 'f3' }]);
    expect([t.state.traps, t.options('red')]).toEqual([[], ['n', 'e', 's', 'w']]);
  });
  it('[DSC-81] a square without a trap is known too, once a hero entered it: nobody feels for traps by undoing', () => {
    const known = (searched: number[], from: string, to: string) => {
      const t = table({ at: turn('barbarian'), on: { barbarian: [from, 'n'] }, searched } as never);
      const before = t.state.core.known;
      t.play('red', to);
      return t.state.core.known - before;
    };
    const here = table({ at: turn('barbarian'), on: { barbarian: ['f4', 'n'] } });
    const tile = tileOf(here.state, cellOf('f4'));
    expect(known([], 'f4', 'f2')).toBe(2);
    expect(known([tile], 'f4', 'f2')).toBe(0);
    expect(known([], 'a2', 'b2')).toBe(0); // where heroes start nothing is hidden
  });
  it('[DSC-82] a shown trap is entered only on purpose, and goes off; a hero beside may disarm it on 4 to 6, the Thief always', () => {
    const t = table({
      at: turn('barbarian'),
      on: { barbarian: ['f4', 'n'] },
      shownTrapAt: ['f3'],
      trapDeck: ['rusted-mechanism'],
    });
    t.play('red', 'f2');
    expect([where(t, 'barbarian'), told(t)]).toEqual(['f2', []]);
    const disarm = (hero: 'barbarian' | 'thief', pips: number) => {
      const d = table({
        at: turn(hero),
        thief: 'wizard',
        on: { [hero]: ['f4', 'n'] },
        shownTrapAt: ['f3'],
        dice: [pips],
      });
      d.play('red', 'n');
      d.play('red', 'disarm:f3');
      return d.state.traps.length;
    };
    expect([disarm('barbarian', 3), disarm('barbarian', 4), disarm('thief', 1)]).toEqual([1, 0, 0]);
  });
});
describe('goals', () => {
  const [one, two, three, , five, six] = ADVENTURES;
  it('[DSC-83] a goal piece is operated from beside, not while its condition forbids', () => {
    const at = (minions: unknown[]) => {
      const t = table({
        at: turn('barbarian'),
        adventure: one!,
        on: { barbarian: ['f11', 'n'] },
        piece: [{ kind: 'bookcase', at: ['f12', 'g12'], goal: 'ledger' }],
        minions,
      } as never);
      t.play('red', 's');
      return t;
    };
    expect(at([['zombie', 'h12', 's']]).refuses('red', 'operate:bookcase:f12')).toBe('DSC-83');
    const t = at([['zombie', 'i12', 's']]);
    t.play('red', 'operate:bookcase:f12');
    expect([t.state.ended, t.asking()]).toEqual(['goal', []]);
  });
  it('[DSC-83] the exit is shut until the goals before it are reached; who leaves is safe and plays no more', () => {
    const at = (reached: number[]) => {
      const t = table({
        at: turn('barbarian'),
        adventure: two!,
        on: { barbarian: ['m12', 'n'], dwarf: ['m11', 'n'] },
        reached,
      });
      t.play('red', 's');
      return t;
    };
    expect(at([2, 0]).refuses('red', 'leave')).toBe('DSC-83');
    const t = at([3, 0]);
    t.play('red', 'leave');
    expect(heroOf(t, 'barbarian').gone).toBe('left');
    expect([figureOf(t, 'barbarian'), t.state.reached, t.state.ended]).toEqual([undefined, [3, 1], 'none']);
    const last = at([3, 1]);
    last.play('red', 'leave');
    expect(last.state.ended).toBe('goal');
  });
  it('[DSC-83] a hero whom Hasten brings to the open exit may leave at once, or stay', () => {
    const at = (reached: number[], to: string) => {
      const t = table({
        at: turn('wizard'),
        adventure: two!,
        on: { wizard: ['l10', 's'], dwarf: ['l11', 'n'] },
        reached,
      });
      for (const option of ['s', 'cast', 'hasten', 'dwarf:l11', to, 'n']) t.play('red', option);
      return t;
    };
    const t = at([3, 0], 'm12');
    expect(t.options('red')).toEqual(['leave', 'stay']);
    t.play('red', 'leave');
    expect([heroOf(t, 'dwarf').gone, heroOf(t, 'wizard').gone, t.state.reached]).toEqual(['left', 'no', [3, 1]]);
    const stays = at([3, 0], 'm12');
    stays.play('red', 'stay');
    expect([heroOf(stays, 'dwarf').gone, stays.state.reached]).toEqual(['no', [3, 0]]);
    expect(at([3, 0], 'm11').options('red')).not.toContain('leave');
    expect(at([2, 0], 'm12').options('red')).not.toContain('leave');
  });
  it('[DSC-52] a broken cairn is gone and counts', () => {
    const t = table({
      at: turn('wizard'),
      adventure: two!,
      on: { wizard: ['c6', 'e'] },
      piece: [{ kind: 'cairn', at: ['d6'], lock: [2, 2], goal: 'cairn' }],
      dice: [6, 1, 1, 1],
    });
    t.play('red', 'e');
    t.play('red', 'lock:cairn:d6');
    expect([t.state.pieces, t.state.reached]).toEqual([[], [1, 0]]);
  });
  it('[DSC-84] a chime comes with the chest’s table roll, can be handed over, and is hung at the altar', () => {
    const t = table({
      at: turn('barbarian'),
      adventure: three!,
      on: { barbarian: ['a2', 'n'] },
      piece: [{ kind: 'locked-chest', at: ['a1'], goal: 'chime' }],
      dice: [1, 3],
      searched: [0],
    });
    t.play('red', 'n');
    t.play('red', 'empty:locked-chest:a1');
    expect(heroOf(t, 'barbarian')).toMatchObject({ items: ['chime'], gold: 2 });
    const hang = table({
      at: turn('barbarian'),
      adventure: three!,
      on: { barbarian: ['i12', 'n'] },
      piece: [{ kind: 'altar', at: ['i13'], goal: 'altar' }],
      hero: { barbarian: { items: ['chime', 'chime'] } },
      reached: [0, 1],
    });
    hang.play('red', 's');
    hang.play('red', 'operate:altar:i13');
    expect([hang.state.reached, hang.state.ended]).toEqual([[0, 3], 'goal']);
    const none = table({
      at: turn('barbarian'),
      adventure: three!,
      on: { barbarian: ['i12', 'n'] },
      piece: [{ kind: 'altar', at: ['i13'], goal: 'altar' }],
    });
    none.play('red', 's');
    expect(none.refuses('red', 'operate:altar:i13')).toBe('DSC-84');
  });
  it('[DSC-84] a royal weapon instead of the rack’s table, safe when its bearer ends a move in S', () => {
    const t = table({
      at: turn('barbarian'),
      adventure: five!,
      on: { barbarian: ['i4', 'n'] },
      hero: { barbarian: { items: ['royal-weapon'] } },
      reached: [0, 1],
      doors: five!.doors.map(() => 0),
    });
    t.play('red', 'i3');
    t.play('red', 'n');
    expect(t.state.ended).toBe('goal');
  });
  it('[DSC-84] a move that Hasten lends ends in S as well', () => {
    const ends = (cell: string) => {
      const t = table({
        at: {
          proc: 'walk',
          model: 0,
          mode: 'hasten',
          max: 3,
          gone: 0,
          slick: false,
          path: [],
          stopped: false,
          broke: false,
          done: false,
        },
        adventure: five!,
        on: { barbarian: ['i4', 'n'], wizard: ['i2', 'n'] },
        turnOf: 'wizard',
        hero: { barbarian: { items: ['royal-weapon'] } },
        reached: [0, 1],
        doors: five!.doors.map(() => 0),
      });
      t.play('red', cell);
      t.play('red', 'n');
      return t.state.ended;
    };
    expect(ends('i3')).toBe('goal');
    expect(ends('h4')).toBe('none');
  });
  it('[DSC-85] the turntable: a quarter turn with all on it, open north and south in odd rounds, west and east in even ones', () => {
    const doors = six!.doors.map((_, i) => (i < 4 ? 0 : 1));
    const odd = table({ at: turn('barbarian'), adventure: six!, on: { barbarian: ['i5', 'n'] }, doors, round: 1 });
    expect(odd.options('red')).toContain('i3');
    expect(odd.options('red')).not.toContain('g5');
    const even = table({ at: turn('barbarian'), adventure: six!, on: { barbarian: ['i5', 'n'] }, doors, round: 2 });
    expect(even.options('red')).toContain('g5');
    expect(even.options('red')).not.toContain('i3');
    const t = table({
      at: { proc: 'end-of-round', at: 0 },
      adventure: six!,
      on: { barbarian: ['h4', 'n'], dwarf: ['i5', 'e'] },
      doors,
    });
    t.play('overlord', 'clockwise');
    expect(t.view('red').game.map.figures.map(({ what, cell, facing }) => [what, cell, facing])).toEqual([
      ['barbarian', 'j4', 'e'],
      ['dwarf', 'i5', 's'],
    ]);
  });
});
