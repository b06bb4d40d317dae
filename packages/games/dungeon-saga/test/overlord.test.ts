import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '../src/cards/adventures/adventures.ts';
import { COMMAND_CARDS, COMMAND_IDS, wholeCommandDeck } from '../src/cards/command-cards.ts';
import { strikeWith } from '../src/frames.ts';
import { planOf, questOf } from '../src/plan.ts';
import { sumOf } from '../src/rules/attack-sum.ts';
import { figureOf, heroOf, overlordTurn, table, those, told, turn, where } from './table.ts';

const mine = (more: object = {}) => table({ at: overlordTurn, on: { barbarian: ['a1', 's'] }, ...more } as never);

it('[DSC-6] [DSC-7] [DSC-8] [DSC-60] so many commands; one lets a model move and act, once a turn; the rest is lost', () => {
  const t = mine({
    minions: [
      ['zombie', 'g3', 's'],
      ['zombie', 'h5', 's'],
      ['ghost', 'i1', 's'],
    ],
  });
  expect(t.options('overlord')).toEqual(['command:zombie:g3', 'command:zombie:h5', 'command:ghost:i1', 'end']);
  t.play('overlord', 'command:zombie:g3');
  t.play('overlord', 'f3');
  t.play('overlord', 'n');
  t.play('overlord', 'pass');
  expect(t.refuses('overlord', 'command:zombie:f3')).toBe('DSC-8');
  t.play('overlord', 'command:ghost:i1');
  t.play('overlord', 'n');
  t.play('overlord', 'pass');
  expect(t.refuses('overlord', 'command:zombie:h5')).toBe('DSC-6');
  t.play('overlord', 'end');
  expect(t.asking()).toEqual([]);
});
it('[DSC-61] minions fight, or shoot if they can, and do nothing else', () => {
  const act = (kind: 'archer' | 'zombie', more: object = {}) =>
    table({
      at: { proc: 'act', todo: [10], at: 0 },
      on: { barbarian: ['f2', 's'] },
      minions: [[kind, 'f4', 'n']],
      piece: [{ kind: 'barrels', at: ['g4'] }],
      ...more,
    } as never).options('overlord');
  expect(act('archer')).toEqual(['shoot:barbarian:f2', 'pass']);
  expect(act('zombie')).toEqual(['pass']);
  expect(act('zombie', { minions: [['zombie', 'f3', 'n']] })).toEqual(['fight:barbarian:f2', 'pass']);
});
describe('raising', () => {
  it('[DSC-7] [DSC-37] [DSC-87] a command raises a pile: it is gone, the model stands there, facing as the overlord likes', () => {
    const t = mine({ pileAt: ['g3', 'h3', 'h3'], minions: [['zombie', 'g3', 's']] });
    expect(those(t, 'overlord', 'raise')).toEqual(['raise:h3']);
    t.play('overlord', 'raise:h3');
    expect(t.options('overlord')).toEqual(['skeleton', 'archer']);
    t.play('overlord', 'archer');
    t.play('overlord', 'w');
    expect([where(t, 'archer'), t.state.piles.length, t.state.commands]).toEqual(['h3', 2, 1]);
  });
  it('[DSC-36] what has just appeared has acted', () => {
    const t = mine({ pileAt: ['h3'] });
    t.play('overlord', 'raise:h3');
    t.play('overlord', 'skeleton');
    t.play('overlord', 'w');
    expect(t.refuses('overlord', 'command:skeleton:h3')).toBe('DSC-36');
  });
  it('[DSC-38] kinds the adventure allows, or what the table says', () => {
    const kinds = (more: object) => {
      const t = mine({ pileAt: ['h3'], ...more });
      t.play('overlord', 'raise:h3');
      return t.options('overlord');
    };
    expect(kinds({})).toEqual(['skeleton', 'archer']);
    expect(kinds({ settings: { raiseKinds: 'skeletons' } })).toEqual(['skeleton']);
    expect(kinds({ settings: { raiseKinds: 'all' } })).toEqual(['skeleton', 'archer', 'dwarf-revenant']);
  });
  it('[DSC-39] not while as many skeletal minions stand as the limit says', () => {
    const stand = (n: number) => ['g1', 'g2', 'g3', 'g4'].slice(0, n).map((cell) => ['skeleton', cell, 's']);
    expect(mine({ pileAt: ['i6'], minions: stand(3) }).options('overlord')).toContain('raise:i6');
    expect(mine({ pileAt: ['i6'], minions: stand(4) }).refuses('overlord', 'raise:i6')).toBe('DSC-39');
  });
  it('[DSC-40] [DS-EX-17] what rises in a hero’s front arc may be struck at once, unless the table says no', () => {
    const rise = (settings: object) => {
      const t = table({ at: overlordTurn, on: { dwarf: ['f3', 'n'] }, pileAt: ['f2'], settings } as never);
      t.play('overlord', 'raise:f2');
      t.play('overlord', 'skeleton');
      t.play('overlord', 's');
      return t;
    };
    expect(rise({}).options('red')).toEqual(['dwarf:f3', 'pass']);
    expect(rise({ raiseFreeStrike: false }).asking()).toEqual(['overlord']);
  });
  it('[DS-EX-17] three stand of four, one command left and two piles: a command or a card, not both', () => {
    const three = ['a1', 'b1', 'c1'].map((cell) => ['skeleton', cell, 'n']);
    const at = () =>
      table({
        at: { proc: 'commands', at: 0 },
        on: { dwarf: ['f3', 'n'] },
        minions: three,
        pileAt: ['f2', 'i6'],
        hand: ['rise-and-strike'],
        commands: 1,
      } as never);
    const command = at();
    for (const option of ['raise:i6', 'skeleton', 'n']) command.play('overlord', option);
    expect([command.state.commands, command.refuses('overlord', 'card:rise-and-strike')]).toEqual([0, 'DSC-39']);
    const card = at();
    for (const option of ['card:rise-and-strike', 'f2', 'skeleton', 's']) card.play('overlord', option);
    expect(card.options('red')).toEqual(['dwarf:f3', 'pass']);
    card.play('red', 'pass');
    expect(card.options('overlord')).toEqual(['dwarf:f3', 'pass']);
    card.play('overlord', 'pass');
    expect([card.state.commands, card.refuses('overlord', 'raise:i6')]).toEqual([1, 'DSC-39']);
  });
  it('[DSC-86] two archers and two revenants at most, a revenant costs two commands and no card raises one', () => {
    const kinds = (more: object) => {
      const t = mine({ pileAt: ['h3'], settings: { raiseKinds: 'all' }, ...more });
      t.play('overlord', 'raise:h3');
      return t;
    };
    expect(
      kinds({
        minions: [
          ['archer', 'g1', 's'],
          ['archer', 'g2', 's'],
        ],
      }).refuses('overlord', 'archer'),
    ).toBe('DSC-86');
    const t = kinds({});
    t.play('overlord', 'dwarf-revenant');
    expect(t.state.commands).toBe(0);
    const card = mine({ pileAt: ['h3'], settings: { raiseKinds: 'all' }, hand: ['rise'] });
    card.play('overlord', 'card:rise');
    card.play('overlord', 'h3');
    expect(card.refuses('overlord', 'dwarf-revenant')).toBe('DSC-86');
    expect(card.state.commands).toBe(2);
    const hidden = mine({ pileAt: ['l5'], revealed: [1, 1, 1, 0] });
    expect(hidden.options('overlord')).toEqual(['end']);
  });
});
describe('command cards', () => {
  it('[DSC-9] [DSC-63] own cards in the own turn, one a turn; used cards lie open', () => {
    const t = mine({ hand: ['second-wind', 'second-wind'] });
    t.play('overlord', 'card:second-wind');
    expect(t.refuses('overlord', 'card:second-wind')).toBe('DSC-63');
    expect(t.view('red').game.usedCommands).toEqual(['second-wind']);
    const two = mine({ hand: ['second-wind', 'second-wind'], settings: { cardsPerTurn: 2 } });
    two.play('overlord', 'card:second-wind');
    expect(two.options('overlord')).toContain('card:second-wind');
  });
  it('[DS-CMD-1] Second Wind: one command more', () => {
    const t = mine({ hand: ['second-wind'] });
    t.play('overlord', 'card:second-wind');
    expect(t.state.commands).toBe(3);
  });
  it('[DS-CMD-2] March: three models, three squares each, no activation; not what appeared this turn', () => {
    const t = mine({
      hand: ['march'],
      minions: [
        ['zombie', 'g3', 's', { acted: true }],
        ['zombie', 'h5', 's', {}],
      ],
      pileAt: ['i1'],
    });
    t.play('overlord', 'raise:i1');
    t.play('overlord', 'skeleton');
    t.play('overlord', 'n');
    t.play('overlord', 'card:march');
    expect(t.options('overlord')).toEqual(['zombie:g3', 'zombie:h5', 'pass']);
    t.play('overlord', 'zombie:g3');
    expect(t.options('overlord')).not.toContain('k3');
    t.play('overlord', 'g6');
    t.play('overlord', 'n');
    expect(t.options('overlord')).toEqual(['zombie:h5', 'pass']);
    t.play('overlord', 'pass');
    expect(t.options('overlord')).toContain('command:zombie:g6');
  });
  it('[DS-CMD-3] Rise: a pile at no command, within the limit', () => {
    const t = mine({ hand: ['rise'], pileAt: ['h3'] });
    t.play('overlord', 'card:rise');
    t.play('overlord', 'h3');
    t.play('overlord', 'skeleton');
    t.play('overlord', 's');
    expect([t.state.commands, where(t, 'skeleton')]).toEqual([2, 'h3']);
    const full = mine({
      hand: ['rise'],
      pileAt: ['i6'],
      minions: ['g1', 'g2', 'g3', 'g4'].map((c) => ['skeleton', c, 's']),
    });
    expect(full.refuses('overlord', 'card:rise')).toBe('DSC-39');
    expect(mine({ hand: ['rise'] }).refuses('overlord', 'card:rise')).toBe('DSC-37');
  });
  it('[DS-CMD-4] Rise and Strike: if it still stands it may fight at once', () => {
    const t = table({ at: overlordTurn, on: { elf: ['f3', 's'] }, pileAt: ['f2'], hand: ['rise-and-strike'] });
    t.play('overlord', 'card:rise-and-strike');
    t.play('overlord', 'f2');
    t.play('overlord', 'skeleton');
    t.play('overlord', 's');
    expect(t.options('overlord')).toEqual(['elf:f3', 'pass']);
    t.play('overlord', 'elf:f3');
    expect(t.events()[0]).toMatchObject({ type: 'attack', how: 'fight', by: 'skeleton' });
  });
  it('[DS-CMD-5] Clatter of Bones: an empty open square that is not adjacent to a hero', () => {
    const t = mine({ hand: ['clatter-of-bones'], piece: [{ kind: 'chest', at: ['i6'] }] });
    t.play('overlord', 'card:clatter-of-bones');
    expect(t.options('overlord')).not.toContain('b2');
    expect(t.options('overlord')).not.toContain('i6');
    t.play('overlord', 'h6');
    expect(told(t)).toEqual(['pile-laid']);
  });
  it('[DS-CMD-6] Grasping Hands: the Move is halved, rounded up', () => {
    const t = table({ at: turn('barbarian'), on: { barbarian: ['d4', 'n'] }, hand: ['grasping-hands'] });
    expect(t.options('overlord')).toEqual(['grasping-hands', 'pass']);
    t.play('overlord', 'grasping-hands');
    expect(t.view('red').asks[0]!.about).toMatchObject({ left: 4 });
  });
  it('[DS-CMD-7] Sudden Lunge: a model fights a hero in its front arc as it stands; no activation', () => {
    const t = table({
      at: turn('elf'),
      on: { elf: ['f3', 's'], barbarian: ['a1', 's'] },
      minions: [
        ['zombie', 'f2', 's'],
        ['zombie', 'g4', 's'],
      ],
      hand: ['sudden-lunge'],
    });
    t.play('overlord', 'sudden-lunge');
    expect(t.options('overlord')).toEqual(['zombie:f2:elf']);
    t.play('overlord', 'zombie:f2:elf');
    expect(t.events().find(({ type }) => type === 'attack')).toMatchObject({
      how: 'fight',
      attackParts: ['card:+3', 'rear:+1'],
    });
    expect(figureOf(t, 'zombie')!.acted).toBe(false);
    const none = table({ at: turn('elf'), on: { elf: ['f3', 's'] }, hand: ['sudden-lunge'] });
    expect(none.refuses('overlord', 'sudden-lunge')).toBe('DS-CMD-7');
  });
  it('[DSC-63] one interrupt in a hero turn; asked whatever the cards are', () => {
    const t = table({
      at: turn('elf'),
      on: { elf: ['f3', 'n'] },
      minions: [['zombie', 'f1', 'n']],
      hand: ['grasping-hands', 'flicker'],
    });
    t.play('overlord', 'grasping-hands');
    t.play('red', 'n');
    t.play('red', 'shoot:zombie:f1');
    expect(told(t)).toContain('attack');
    const other = table({ at: turn('elf'), on: { elf: ['f3', 'n'] }, hand: ['rise'] });
    expect(other.options('overlord')).toEqual(['pass']);
  });
  it('[DS-CMD-8] Flicker: one die less, on a shot, on an attack spell and on each attack of a Fireburst', () => {
    const t = table({ at: turn('elf'), on: { elf: ['f3', 'n'] }, minions: [['zombie', 'f1', 'n']], hand: ['flicker'] });
    t.play('overlord', 'pass');
    t.play('red', 'n');
    t.play('red', 'shoot:zombie:f1');
    expect(t.options('overlord')).toEqual(['flicker', 'pass']);
    t.play('overlord', 'flicker');
    expect(t.events().find(({ type }) => type === 'attack')).toMatchObject({ attackParts: ['card:+3', 'flicker:-1'] });
    const burst = table({
      at: turn('wizard'),
      on: { wizard: ['f4', 'n'] },
      minions: [
        ['zombie', 'f1', 'n'],
        ['zombie', 'g1', 'n'],
      ],
      hand: ['flicker'],
    });
    burst.play('overlord', 'pass');
    burst.play('red', 'n');
    burst.play('red', 'cast');
    burst.play('red', 'fireburst');
    burst.play('red', 'square:f2');
    burst.play('overlord', 'flicker');
    burst.play('red', 'zombie:f1');
    expect(
      burst
        .events()
        .filter(({ type }) => type === 'attack')
        .map((e) => e.attackParts),
    ).toEqual([
      ['card:+3', 'flicker:-1'],
      ['card:+3', 'flicker:-1'],
    ]);
    const fight = table({
      at: turn('elf'),
      on: { elf: ['f3', 'n'] },
      minions: [['zombie', 'f2', 'n']],
      hand: ['flicker'],
    });
    fight.play('overlord', 'pass');
    fight.play('red', 'n');
    fight.play('red', 'fight:zombie:f2');
    expect(told(fight)).toContain('attack');
  });
  it('[DS-CMD-9] Dark Draught: a boss heals a wound; without a wounded boss it is no use', () => {
    const t = mine({ hand: ['dark-draught'], minions: [['necromancer', 'g3', 's', { wounds: 2 }]] });
    t.play('overlord', 'card:dark-draught');
    expect(figureOf(t, 'necromancer')!.wounds).toBe(1);
    expect(mine({ hand: ['dark-draught'] }).refuses('overlord', 'card:dark-draught')).toBe('DS-CMD-9');
  });
  it('[DS-CMD-10] Whisper: the two top search cards, known to the overlord alone, in either order', () => {
    const t = mine({ hand: ['whisper'], searchDeck: ['empty', 'trap', 'ambush'] });
    t.play('overlord', 'card:whisper');
    expect(t.view('overlord').asks[0]!.about).toEqual({ first: 'ambush', second: 'trap' });
    expect(t.heard('red').find(({ type }) => type === 'whispered')).toEqual({ type: 'whispered', rule: 'DS-CMD-10' });
    const before = t.view('red');
    t.play('overlord', 'swap');
    expect(t.state.searchDeck).toEqual(['empty', 'ambush', 'trap']);
    expect({ ...t.view('red'), frames: [], waiting: [], answered: 0 }).toEqual({
      ...before,
      frames: [],
      waiting: [],
      answered: 0,
    });
    expect(t.view('overlord').game.whispered).toEqual(['trap', 'ambush']);
  });
  it('[DSC-58] twenty-four cards; without a boss Dark Draught stays in the box', () => {
    expect(COMMAND_IDS.map((id) => COMMAND_CARDS[id].copies)).toEqual([4, 3, 4, 2, 2, 2, 3, 2, 1, 1]);
    expect(wholeCommandDeck(true)).toHaveLength(24);
    expect(wholeCommandDeck(false)).not.toContain('dark-draught');
    expect(ADVENTURES.map((a) => questOf(a, planOf(a)).commandCards)).toEqual([10, 18, 20, 13, 20, 21, 24, 13]);
  });
});
describe('bosses', () => {
  it('[DSC-92] injured at its mark, destroyed at five wounds, which wins', () => {
    const boss = (wounds: number) =>
      sumOf(
        table({
          at: { proc: 'rounds', at: 0 },
          on: { barbarian: ['g4', 'n'] },
          minions: [['warden', 'g3', 's', { wounds }]],
        }).state,
        strikeWith('fight', 10, 0).attack,
      ).dice;
    expect([boss(3), boss(4)]).toEqual([4, 3]);
    const t = table({
      at: strikeWith('spell', 0, 10, { dice: 2 }),
      on: { barbarian: ['g4', 'n'] },
      minions: [['warden', 'g3', 's', { wounds: 4 }]],
      dice: [6, 6, 1, 1, 1, 1],
    });
    expect([t.state.ended, t.state.bossKiller]).toEqual(['goal', 0]);
  });
  it('[DSC-93] the Necromancer casts a bolt, calls bones and must wait, or wears a shroud until he is active again', () => {
    const act = (more: object = {}) =>
      table({
        at: { proc: 'act', todo: [10], at: 0 },
        on: { barbarian: ['f2', 's'] },
        minions: [['necromancer', 'f5', 'n']],
        pileAt: ['h5'],
        ...more,
      } as never);
    expect(act().options('overlord')).toEqual(['bolt:barbarian:f2', 'call-the-bones', 'shroud', 'pass']);
    const bolt = act();
    bolt.play('overlord', 'bolt:barbarian:f2');
    expect(bolt.events().find(({ type }) => type === 'attack')).toMatchObject({ attackParts: ['card:+3'] });
    const call = act();
    call.play('overlord', 'call-the-bones');
    call.play('overlord', 'h5');
    call.play('overlord', 'skeleton');
    call.play('overlord', 's');
    expect([where(call, 'skeleton'), figureOf(call, 'necromancer')!.called]).toEqual(['h5', 2]);
    expect(act({ minions: [['necromancer', 'f5', 'n', { called: 1 }]] }).refuses('overlord', 'call-the-bones')).toBe(
      'DSC-93',
    );
    const shroud = act();
    shroud.play('overlord', 'shroud');
    expect(sumOf(shroud.state, strikeWith('fight', 0, 10).attack).armour).toBe(3);
    const next = table({
      at: { proc: 'activation', at: 0, model: 10 },
      on: { barbarian: ['f2', 's'] },
      minions: [['necromancer', 'f5', 'n', { shroud: true }]],
    });
    expect(figureOf(next, 'necromancer')!.shroud).toBe(false);
    const far = act({ pileAt: ['m5'] });
    expect(far.options('overlord')).not.toContain('call-the-bones');
  });
  it('[DSC-94] the Warden stays in his room and is never outnumbered', () => {
    const t = table({
      at: { proc: 'activation', at: 0, model: 10 },
      on: { barbarian: ['a1', 'n'] },
      minions: [['warden', 'i2', 's']],
    });
    expect(t.options('overlord').filter((o) => /^[jk]\d/.test(o))).toEqual([]);
    const two = table({
      at: { proc: 'rounds', at: 0 },
      on: { barbarian: ['g4', 'n'], dwarf: ['f3', 'e'] },
      minions: [['warden', 'g3', 's']],
    });
    expect(Object.fromEntries(sumOf(two.state, strikeWith('fight', 10, 0).attack).attackParts)).toEqual({ card: 4 });
  });
  it('[DS-RULING-40] a boss’s spell uses up a surge', () => {
    const t = table({
      at: { proc: 'act', todo: [10], at: 0 },
      on: { barbarian: ['f2', 's'] },
      minions: [['necromancer', 'f5', 'n']],
      surge: true,
    });
    t.play('overlord', 'bolt:barbarian:f2');
    expect(t.events().find(({ type }) => type === 'attack')).toMatchObject({ attackParts: ['card:+3', 'crystal:+3'] });
    expect([t.state.surge, heroOf(t, 'barbarian').gold]).toEqual([false, 0]);
  });
});
