import { newGame } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { HEROES } from '../src/cards/heroes.ts';
import { ITEMS } from '../src/cards/items.ts';
import { TRAP_CARDS, TRAP_IDS } from '../src/cards/trap-cards.ts';
import { strikeWith } from '../src/frames.ts';
import { dungeonSaga } from '../src/game.ts';
import { isOutnumbered } from '../src/rules/arcs.ts';
import { spring } from '../src/rules/spring.ts';
import { figureOf, heroOf, table, told, turn, where } from './table.ts';

describe('round and turns', () => {
  it('[DSC-1] an overlord, and one to four people who lead four heroes', () => {
    expect(dungeonSaga.seats).toEqual([2, 5]);
    const seats = (n: number) => newGame(dungeonSaga, { seats: n, seed: 'seats' }).heroes.map((h) => h.seat);
    expect([seats(2), seats(3), seats(5)]).toEqual([
      [1, 1, 1, 1],
      [1, 2, 1, 2],
      [1, 2, 3, 4],
    ]);
  });
  it('[DSC-2] [DS-RULING-45] every hero once, in any order: whoever first names one settles it; then the overlord', () => {
    const t = table({
      at: { proc: 'round', at: 0 },
      seats: 3,
      on: { barbarian: ['e3', 'n'], dwarf: ['g3', 'n'] },
      searched: [1],
    });
    expect(t.asking()).toEqual(['red', 'green']);
    expect([t.options('red'), t.options('green')]).toEqual([['barbarian'], ['dwarf']]);
    t.play('green', 'dwarf');
    t.play('green', 'n');
    t.play('green', 'pass');
    expect(t.asking()).toEqual(['red']);
    t.play('red', 'barbarian');
    t.play('red', 'n');
    t.play('red', 'pass');
    expect(t.asked('overlord')).toEqual(['command']);
  });
  it('[DSC-3] [DSC-59] a move, then one action; each may be left out', () => {
    const t = table({ at: turn('barbarian'), on: { barbarian: ['f3', 'n'] }, minions: [['zombie', 'f1', 'n']] });
    expect(t.asked('red')).toEqual(['walk']);
    t.play('red', 'f2');
    t.play('red', 'n');
    expect(t.options('red')).toEqual(['fight:zombie:f1', 'pass']);
    t.play('red', 'fight:zombie:f1');
    expect(t.asking()).toEqual([]);
  });
  it('[DSC-4] [DSC-95] an item is handed to a hero beside as an action; finds are the finder’s', () => {
    const t = table({
      at: turn('barbarian'),
      on: { barbarian: ['f3', 'n'], dwarf: ['g3', 'n'], elf: ['i6', 'n'] },
      hero: { barbarian: { items: ['spear'], crystals: [1] } },
      searched: [1],
    });
    t.play('red', 'n');
    t.play('red', 'hand-over');
    expect(t.options('red')).toEqual(['spear:dwarf', 'crystal-1:dwarf', 'pass']);
    t.play('red', 'spear:dwarf');
    expect([heroOf(t, 'barbarian').items, heroOf(t, 'dwarf').items]).toEqual([[], ['spear']]);
    expect(t.asking()).toEqual([]);
  });
  it('[DSC-5] a feat instead of a turn, once; a ring brings it back once', () => {
    const used = (items: string[]) =>
      table({ at: turn('dwarf'), on: { dwarf: ['f3', 'n'] }, hero: { dwarf: { feat: 'used', items } } } as never);
    expect(used([]).refuses('red', 'feat')).toBe('DSC-5');
    const t = used(['ring-of-the-second-wind']);
    t.play('red', 'feat');
    t.play('red', 'n');
    expect(heroOf(t, 'dwarf').items).toEqual([]);
    const moved = table({ at: turn('dwarf'), on: { dwarf: ['f3', 'n'] } });
    moved.play('red', 'f4');
    expect(moved.options('red')).not.toContain('feat');
  });
  it('[DSC-10] [DSC-62] the end of a round: the overlord draws in secret, the round number rises', () => {
    const t = table({
      at: { proc: 'end-of-round', at: 0 },
      on: { barbarian: ['e3', 'n'] },
      commandDeck: ['rise', 'march'],
      hero: { barbarian: { played: true } },
    });
    expect([t.state.hand, t.state.round, heroOf(t, 'barbarian').played]).toEqual([['march'], 2, false]);
    expect(t.heard('red').find(({ type }) => type === 'drew')).toEqual({ type: 'drew', rule: 'DSC-10', left: 1 });
    expect(t.view('red').game.hand).toBeUndefined();
  });
  it('[DSC-11] [DS-RULING-33] who must draw and cannot wins, at the end of a round only', () => {
    const t = table({ at: { proc: 'end-of-round', at: 0 }, on: { barbarian: ['e3', 'n'] }, commandDeck: [] });
    expect(t.state.ended).toBe('clock');
    const bell = table({ at: spring(0), on: { barbarian: ['e3', 'n'] }, trapDeck: ['alarm-bell'], commandDeck: [] });
    expect(bell.state.ended).toBe('none');
  });
  it('[DS-RULING-34] the goal is tested before the draw', () => {
    const t = table({
      at: { proc: 'end-of-round', at: 0 },
      on: { barbarian: ['e3', 'n'] },
      commandDeck: [],
      reached: [1],
    });
    expect(t.state.ended).toBe('goal');
  });
  it('[DSC-57] the Thief takes the place of one of four', () => {
    const party = (thief: string) =>
      newGame(dungeonSaga, { seats: 2, seed: 'party', settings: { thief } }).heroes.map((h) => h.id);
    expect(party('none')).toEqual(['barbarian', 'dwarf', 'elf', 'wizard']);
    expect(party('dwarf')).toEqual(['barbarian', 'thief', 'elf', 'wizard']);
  });
  it('[DSC-58] set-up: three cards in hand, heroes on different squares of the start tile, doors closed but those beside them', () => {
    const t = table({
      at: { proc: 'game', at: 2 },
      commandDeck: ['rise', 'rise', 'march', 'rise'],
      revealed: [1, 0, 0, 0],
      doors: [1, 1, 2],
    });
    expect(t.options('red')).toEqual(['default', 'a1', 'b1', 'a2', 'b2', 'c1', 'c2', 'a3', 'b3', 'c3']);
    t.play('red', 'c3');
    t.play('red', 'e');
    t.play('red', 'default');
    expect(t.view('red').game.map.figures.map(({ cell }) => cell)).toEqual(['c3', 'a1', 'b1', 'a2']);
    const whole = newGame(dungeonSaga, { seats: 2, seed: 'hand' });
    expect([whole.hand.length, whole.commandDeck.length, whole.searchDeck.length]).toEqual([3, 7, 10]);
  });
});
describe('feats', () => {
  it('[DS-FEAT-1] Reaping Circle: move, then each enemy adjacent at that moment, behind too, in any order', () => {
    const t = table({
      at: turn('barbarian'),
      on: { barbarian: ['d2', 'n'] },
      minions: [
        ['bat', 'f1', 'n'],
        ['ghost', 'f3', 's'],
        ['ghost', 'i3', 's'],
      ],
    });
    t.play('red', 'feat');
    t.play('red', 'f2');
    t.play('red', 's');
    expect(t.options('red')).toEqual(['bat:f1', 'ghost:f3']);
    t.play('red', 'bat:f1');
    expect(t.options('red')).toEqual(['ghost:f3']);
    t.play('red', 'ghost:f3');
    expect([t.asking(), heroOf(t, 'barbarian').feat]).toEqual([[], 'used']);
  });
  it('[DS-FEAT-2] Living Wall: turn only; enemies in front may not leave their squares, and he is not outnumbered', () => {
    const t = table({
      at: turn('dwarf'),
      on: { dwarf: ['f3', 'n'] },
      minions: [
        ['zombie', 'f2', 's'],
        ['zombie', 'g3', 'w'],
      ],
    });
    t.play('red', 'feat');
    expect(t.options('red')).toEqual(['break-away', 'n', 'e', 's', 'w'].slice(1));
    t.play('red', 'n');
    expect(isOutnumbered(t.state, figureOf(t, 'dwarf')!)).toBe(false);
    const held = table({
      at: { proc: 'activation', at: 0, model: 10 },
      on: { dwarf: ['f3', 'n'] },
      hero: { dwarf: { wall: true } },
      minions: [['zombie', 'f2', 's']],
    });
    expect(held.refuses('overlord', 'break-away')).toBe('DS-FEAT-2');
    const free = table({
      at: { proc: 'activation', at: 0, model: 10 },
      on: { dwarf: ['f3', 'n'] },
      hero: { dwarf: { wall: true } },
      minions: [['zombie', 'f4', 's']],
    });
    expect(free.options('overlord').length).toBeGreaterThan(8);
    const next = table({ at: turn('dwarf'), on: { dwarf: ['f3', 'n'] }, hero: { dwarf: { wall: true } } });
    expect(heroOf(next, 'dwarf').wall).toBe(false);
  });
  it('[DS-FEAT-3] Three Strings: turn only, in nobody’s front arc, three Shoots', () => {
    const t = table({ at: turn('elf'), on: { elf: ['f4', 'n'] }, minions: [['ghost', 'f1', 'n']] });
    t.play('red', 'feat');
    t.play('red', 'n');
    for (let i = 0; i < 3; i++) {
      expect(t.options('red').at(-1)).toBe('pass');
      t.play('red', t.options('red')[0]!);
    }
    expect(t.asking()).toEqual([]);
    const engaged = table({ at: turn('elf'), on: { elf: ['f4', 'n'] }, minions: [['ghost', 'f3', 's']] });
    expect(engaged.refuses('red', 'feat')).toBe('DS-FEAT-3');
  });
  it('[DS-FEAT-4] Overchannel: both major spells, each ready; one crystal at most', () => {
    const t = table({
      at: turn('wizard'),
      on: { wizard: ['f4', 'n'] },
      minions: [['ghost', 'f1', 'n']],
      hero: { wizard: { crystals: [1, 1] } },
    });
    t.play('red', 'feat');
    t.play('red', 'n');
    expect(t.options('red')).toEqual(['fireburst', 'stoneskin', 'pass']);
    t.play('red', 'stoneskin');
    t.play('red', 'wizard:f4');
    t.play('red', 'crystal-1');
    expect(t.options('red')).toEqual(['fireburst', 'pass']);
    t.play('red', 'fireburst');
    t.play('red', 'square:f2');
    expect(t.asking()).toEqual([]);
    expect(heroOf(t, 'wizard')).toMatchObject({ crystals: [1], recharge: [1, 1] });
    const tired = table({ at: turn('wizard'), on: { wizard: ['f4', 'n'] }, hero: { wizard: { recharge: [1, 0] } } });
    expect(tired.refuses('red', 'feat')).toBe('DS-FEAT-4');
  });
  it('[DS-FEAT-5] Slip Past: front arcs neither strike nor stop her; then one action, no search', () => {
    const t = table({
      at: turn('thief'),
      thief: 'wizard',
      on: { thief: ['f4', 'n'] },
      minions: [['zombie', 'f3', 's']],
    });
    t.play('red', 'feat');
    t.play('red', 'f2');
    expect([where(t, 'thief'), told(t)]).toEqual(['f2', []]);
    t.play('red', 's');
    expect(t.options('red')).toEqual(['fight:zombie:f3', 'shoot:zombie:f3', 'pass']);
    const quiet = table({ at: turn('thief'), thief: 'wizard', on: { thief: ['f4', 'n'] } });
    quiet.play('red', 'feat');
    quiet.play('red', 's');
    expect(quiet.refuses('red', 'search')).toBe('DS-FEAT-5');
  });
});
describe('trap cards', () => {
  const sprung = (trap: (typeof TRAP_IDS)[number], more: object = {}) =>
    table({ at: spring(3), on: { wizard: ['f3', 'n'] }, trapDeck: [trap], turnOf: 'wizard', ...more } as never);
  it('[DS-TRAP-1] covered pit: two dice, and the next move is halved once', () => {
    const t = sprung('covered-pit');
    expect(t.events().find(({ type }) => type === 'attack')).toMatchObject({ how: 'trap', attackParts: ['card:+2'] });
    const next = table({ at: turn('wizard'), on: { wizard: ['f3', 'n'] }, hero: { wizard: { pit: true } } });
    expect(next.view('red').asks[0]!.about).toMatchObject({ left: 4 });
    next.play('red', 'f4');
    expect(heroOf(next, 'wizard').pit).toBe(false);
  });
  it('[DS-TRAP-2] spear slot: three dice', () => {
    expect(
      sprung('spear-slot')
        .events()
        .find(({ type }) => type === 'attack'),
    ).toMatchObject({ attackParts: ['card:+3'] });
  });
  it('[DS-TRAP-3] swinging log: a wounded hero is pushed away from the nearest wall; another stays', () => {
    const hurt = sprung('swinging-log', { on: { wizard: ['f2', 'n'] }, dice: [6, 6, 6, 1, 1] });
    expect([heroOf(hurt, 'wizard').wounds, where(hurt, 'wizard')]).toEqual([1, 'f3']);
    const safe = sprung('swinging-log', { on: { wizard: ['f2', 'n'] }, dice: [1, 1, 1, 1, 1] });
    expect(where(safe, 'wizard')).toBe('f2');
    const full = sprung('swinging-log', { on: { wizard: ['f2', 'n'], dwarf: ['f3', 'n'] }, dice: [6, 6, 6, 1, 1] });
    expect(where(full, 'wizard')).toBe('f2');
  });
  it('[DS-RULING-35] a hero who is pushed or jumps before a plain door enters that square too: the door opens', () => {
    const closed = { doors: [0, 1, 2], revealed: [1, 1, 0, 0] };
    const pushed = sprung('swinging-log', { on: { wizard: ['i1', 'n'] }, dice: [6, 6, 6, 1, 1], ...closed });
    expect(where(pushed, 'wizard')).toBe('i2');
    expect(pushed.state.doors).toEqual([0, 0, 2]);
    expect(pushed.state.revealed).toEqual([1, 1, 1, 0]);
    const jumped = sprung('falling-block', { on: { wizard: ['h2', 'n'] }, dice: [1, 1, 1, 1], ...closed });
    jumped.play('red', 'i2');
    expect(jumped.state.doors).toEqual([0, 0, 2]);
    const aside = sprung('falling-block', { on: { wizard: ['h2', 'n'] }, dice: [1, 1, 1, 1], ...closed });
    aside.play('red', 'i1');
    expect(aside.state.doors).toEqual([0, 1, 2]);
  });
  it('[DS-TRAP-4] choking spores: two dice on every hero in the room, and only there', () => {
    const t = sprung('choking-spores', { on: { wizard: ['f3', 'n'], dwarf: ['i6', 'n'], elf: ['a1', 'n'] } });
    expect(
      t
        .events()
        .filter(({ type }) => type === 'attack')
        .map(({ target }) => target),
    ).toEqual(['wizard', 'dwarf']);
  });
  it('[DS-TRAP-5] weighted net: neither move nor break away in the next turn; a hero beside may cut it', () => {
    expect(heroOf(sprung('weighted-net'), 'wizard').netted).toBe(2);
    const next = table({
      at: turn('wizard'),
      on: { wizard: ['f3', 'n'] },
      hero: { wizard: { netted: 1 } },
      minions: [['zombie', 'f2', 's']],
      searched: [1],
    });
    expect(next.refuses('red', 'break-away')).toBe('DS-TRAP-5');
    next.play('red', 'n');
    next.play('red', 'pass');
    expect(heroOf(next, 'wizard').netted).toBe(0);
    const friend = table({
      at: turn('dwarf'),
      on: { wizard: ['f3', 'n'], dwarf: ['g3', 'n'] },
      hero: { wizard: { netted: 1 } },
    });
    friend.play('red', 'n');
    friend.play('red', 'free:wizard');
    expect(heroOf(friend, 'wizard').netted).toBe(0);
  });
  it('[DS-TRAP-6] alarm bell: the overlord draws a card', () => {
    expect(sprung('alarm-bell', { commandDeck: ['rise', 'march'] }).state.hand).toEqual(['march']);
  });
  it('[DS-TRAP-7] falling block: four dice, the hero steps aside, the square is blocked; not in a doorway', () => {
    const t = sprung('falling-block', { on: { wizard: ['f3', 'n'] }, dice: [1, 1, 1, 1] });
    expect(t.options('red')).toHaveLength(8);
    t.play('red', 'g4');
    expect([where(t, 'wizard'), t.state.pieces.map(({ kind }) => kind)]).toEqual(['g4', ['block']]);
    const door = sprung('falling-block', { on: { wizard: ['d2', 'n'] }, dice: [1, 1, 1, 1] });
    door.play('red', 'e2');
    expect(door.state.pieces).toEqual([]);
    const stuck = sprung('falling-block', {
      on: { wizard: ['d1', 'n'] },
      piece: [
        { kind: 'table', at: ['e1', 'e2'] },
        { kind: 'chest', at: ['d2'] },
      ],
      dice: [1, 1, 1, 1],
    });
    expect([stuck.asking(), stuck.state.pieces.length]).toEqual([[], 2]);
  });
  it('[DS-TRAP-8] draining glyph: a caster’s major spells recharge, another hero is attacked with two dice', () => {
    expect(heroOf(sprung('draining-glyph'), 'wizard').recharge).toEqual([2, 2]);
    const other = table({ at: spring(0), on: { barbarian: ['f3', 'n'] }, trapDeck: ['draining-glyph'] });
    expect(told(other)).toEqual(['trap-sprung', 'attack', ...told(other).slice(2)]);
  });
  it('[DS-TRAP-9] bone chute: two piles on free squares beside, as the overlord chooses', () => {
    const t = sprung('bone-chute', { on: { wizard: ['f3', 'n'], dwarf: ['f2', 'n'] } });
    expect(t.options('overlord')).toEqual(['g3', 'f4', 'e3', 'g2', 'g4', 'e4', 'e2']);
    t.play('overlord', 'g3');
    t.play('overlord', 'f4');
    expect(t.state.piles).toHaveLength(2);
  });
  it('[DS-TRAP-10] rusted mechanism: nothing; twelve cards in all', () => {
    expect(told(sprung('rusted-mechanism'))).toEqual(['trap-sprung']);
    expect(TRAP_IDS.map((id) => TRAP_CARDS[id].copies)).toEqual([2, 2, 1, 1, 1, 1, 1, 1, 1, 1]);
  });
});
describe('the end', () => {
  it('[DSC-97] [DSC-101] [DS-TABLE-4] won: two Glory for who is not crippled, three more for the boss, a Gold for each prisoner', () => {
    const t = table({
      at: [{ proc: 'game', at: 7 }, strikeWith('spell', 0, 10, { dice: 2 })],
      on: { barbarian: ['g4', 'n'], dwarf: ['a1', 'n'] },
      hero: { elf: { gone: 'crippled', wounds: 5 } },
      minions: [['warden', 'g3', 's', { wounds: 4 }]],
      prisoners: 2,
      dice: [6, 6, 1, 1, 1, 1],
    });
    expect(t.state.heroes.map((h) => [h.glory, h.gold])).toEqual([
      [5, 2],
      [2, 2],
      [0, 0],
      [2, 2],
    ]);
    const end = t.view('red').end!;
    expect(end.outcome).toEqual({ winners: [1], how: 'goal' });
    expect(end.score[1]!.lines.find(({ key }) => key === 'glory')).toMatchObject({ points: 9 });
  });
  it('[DS-DECK-8] at the end the changes of the search deck are read out', () => {
    const t = table({
      at: { proc: 'end-of-round', at: 0 },
      on: { barbarian: ['e3', 'n'] },
      commandDeck: [],
      deckChanges: [{ from: 'empty', to: 'trap' }],
    });
    expect(t.view('red').game.deckChanges).toEqual([{ from: 'empty', to: 'trap' }]);
    expect(t.state.core.known).toBe(1); // nobody undoes past it
  });
  it('[DSC-102] [DSC-100] in adventure n each hero has n-1 Gold, four at most, for the shop', () => {
    const gold = (adventure: string) =>
      newGame(dungeonSaga, { seats: 2, seed: 'shop', settings: { adventure } }).heroes[0]!.gold;
    expect([gold('flooded-cellars'), gold('weeping-choir'), gold('last-throne')]).toEqual([0, 2, 4]);
    const t = table({ at: { proc: 'buy', todo: [0], at: 0 }, hero: { barbarian: { gold: 2 } } });
    expect(t.options('red')).toEqual([
      'lamp-oil',
      'salt-rations',
      'rope-and-wedges',
      'healing-draught',
      'whetstone',
      'throwing-knife',
      'throwing-axe',
      'crystal-1',
      'done',
    ]);
    expect(t.refuses('red', 'spear')).toBe('DSC-102');
    t.play('red', 'throwing-axe');
    expect(heroOf(t, 'barbarian')).toMatchObject({ gold: 0, items: ['throwing-axe'] });
  });
  it('[DSC-100] the prices', () => {
    const prices = Object.entries(ITEMS).flatMap(([id, { price }]) => (price > 0 ? [`${id} ${price}`] : []));
    expect(prices).toEqual([
      'lamp-oil 1',
      'salt-rations 1',
      'rope-and-wedges 1',
      'healing-draught 2',
      'whetstone 2',
      'chalk-of-unsealing 3',
      'throwing-knife 1',
      'throwing-axe 2',
      'buckler 5',
      'spear 6',
      'light-crossbow 7',
    ]);
  });
  it('[DSC-57] the cards of the five heroes', () => {
    const card = (id: keyof typeof HEROES) => [
      HEROES[id].move,
      HEROES[id].combat,
      HEROES[id].shoot,
      HEROES[id].armour,
      HEROES[id].injuredAt,
    ];
    expect([card('barbarian'), card('dwarf'), card('elf'), card('wizard'), card('thief')]).toEqual([
      [7, 5, 0, 2, 3],
      [5, 4, 0, 4, 4],
      [8, 3, 3, 2, 2],
      [7, 2, 0, 2, 2],
      [7, 3, 2, 2, 2],
    ]);
  });
});
