// QT-COMP, QT-SETUP, QT-POT, QT-TURN: the box, the first answers, rounds and turns.
import { apply, asks, awaited, newGame, options, play, tableFaults, view } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import {
  CHARACTER_IDS,
  DIE,
  DRAGON_ITEMS,
  EVENT_IDS,
  GEMS,
  ITEMS,
  MONSTER_IDS,
  MONSTERS,
  QUEST_IDS,
  SHOP_ITEMS,
  SPECIAL_IDS,
  TOKENS,
} from '../src/cards/cards.ts';
import { questsAndBetrayals as game } from '../src/game.ts';
import { gauge } from '../src/rules/power.ts';
import { dealtTo } from '../src/rules/setup.ts';
import type { State } from '../src/state.ts';
import { challenged, facing, fists, inTurn, player, plays, table, told } from './table.ts';

const start = (seats = 4, seed = 'start', settings: object = {}): State => newGame(game, { seats, seed, settings });
/** Everybody keeps the first of two quests. */
function chosen(seats = 4, seed = 'start', settings: object = {}): State {
  const s = start(seats, seed, settings);
  while (awaited(game, s).some(({ kind }) => kind === 'main-quest')) {
    const [ask] = awaited(game, s);
    apply(game, s, ask!, options(game, s, ask!)[0]!);
  }
  return s;
}

describe('components', () => {
  it('[QT-COMP-1] [QT-COMP-2] each of six seats has a place with its own tokens and markers; four type tokens, one curse', () => {
    const s = chosen(6);
    expect(s.players).toHaveLength(6);
    expect(TOKENS).toHaveLength(4);
    for (const { token, trophies, wounds } of s.players) expect([token, trophies, wounds]).toEqual([false, 0, 0]);
    expect(s.cursed).toBe(-1);
  });
  it('[QT-COMP-3] reserve, Pot and purses hold 40 gems', () => {
    const s = chosen(5, 'gems', { startingGems: 3 });
    expect(s.reserve + s.pot + s.players.reduce((sum, { gems }) => sum + gems, 0)).toBe(GEMS);
    expect(GEMS).toBe(40);
  });
  it('[QT-COMP-4] dice have eight faces', () => {
    expect(DIE).toBe(8);
    const t = table(facing('ghoul', { rolls: [8, 1] }));
    t.play('ann', 'fight');
    expect(told(t, 'dice')[0]).toMatchObject({ green: 8, red: 1 });
  });
  it('[QT-COMP-5] 110 cards', () => {
    const counts = [MONSTER_IDS, SPECIAL_IDS, EVENT_IDS, QUEST_IDS, Object.keys(ITEMS), CHARACTER_IDS].map(
      (l) => l.length,
    );
    expect(counts).toEqual([48, 7, 9, 18, 22, 6]);
    expect(start().adventure).toHaveLength(64);
  });
  it('[QT-COMP-6] three to six players', () => {
    for (const seats of [3, 4, 5, 6]) expect(tableFaults(game, { seats })).toEqual([]);
    for (const seats of [1, 2, 7]) expect(tableFaults(game, { seats })[0]).toMatchObject({ where: 'seats' });
  });
  it('[QT-COMP-7] everybody reads everybody’s gauge', () => {
    const t = table({ ann: { gems: 3, trophies: 2, wounds: 1, worn: ['short-sword'] } });
    const { gems, trophies, wounds, power, allyPower } = t.view('spectator').game.players[0]!;
    expect([gems, trophies, wounds, power, allyPower]).toEqual([3, 2, 1, 9, 5]);
  });
});

describe('setting up', () => {
  it('[QT-SETUP-1] the target is 12, 15 or 20', () => {
    for (const target of ['12', '15', '20']) expect(start(3, 'x', { target }).settings.target).toBe(target);
    expect(tableFaults(game, { seats: 3, settings: { target: '13' } })).toHaveLength(1);
  });
  it('[QT-SETUP-2] [QT-SETUP-3] [QT-SETUP-4] the shop shows everything but the dragons’ things, and the Temple is nobody’s', () => {
    const s = start();
    expect(s.shop).toEqual(SHOP_ITEMS);
    expect(s.shop).toHaveLength(18);
    expect(s.setApart).toEqual(DRAGON_ITEMS);
    expect([...s.shop, ...s.setApart]).not.toContain('healing-temple');
    expect(view(game, s, 'spectator').game.shop).toEqual(s.shop);
  });
  it('[QT-SETUP-5] [QT-RULING-28] everybody chooses one of two in secret, before characters are dealt', () => {
    const s = start();
    expect(awaited(game, s).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(s.players.every(({ character }) => character === 'none')).toBe(true);
    const two = dealtTo(s, 2);
    expect(options(game, s, awaited(game, s)[2]!)).toEqual(two);
    expect(view(game, s, 1).game.lookQuests).toEqual(s.lookQuests.map((q, i) => (i === 2 || i === 3 ? q : '?')));
    apply(game, s, awaited(game, s)[2]!, two[1]!);
    expect(view(game, s, 1).game.players[2]).not.toHaveProperty('main');
    const t = chosen();
    expect(t.players.every(({ main, character }) => main !== 'none' && character !== 'none')).toBe(true);
    expect(view(game, t, 1).game.players.map(({ main }) => main === '?')).toEqual([true, false, true, true]);
  });
  it('[QT-SETUP-6] what nobody kept is at the Guild', () => {
    const s = chosen(3);
    expect(s.guild).toHaveLength(15);
    expect([...s.guild, ...s.players.map(({ main }) => main)].sort()).toEqual([...QUEST_IDS].sort());
  });
  it('[QT-SETUP-7] [QT-SETUP-8] different characters, face up, and nothing else yet', () => {
    const s = chosen(6);
    expect(s.players.map(({ character }) => character).sort()).toEqual([...CHARACTER_IDS].sort());
    expect(view(game, s, 'spectator').game.players.map(({ character }) => character)).toEqual(
      s.players.map((p) => p.character),
    );
    for (const { worn, spoils, secondary, token, trophies, wounds } of s.players)
      expect([worn, spoils, secondary, token, trophies, wounds]).toEqual([[], [], [], false, 0, 0]);
  });
  it('[QT-SETUP-9] [QT-SETUP-10] the Ranger alone has a type token, and the dragon’s covers the untyped', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      for (const { character, enemy } of chosen(6, `ranger ${i}`).players) {
        if (character === 'ranger') seen.add(enemy);
        else expect(enemy).toBe('none');
      }
    }
    expect([...seen].sort()).toEqual([...TOKENS].sort());
    const dragon = table(facing('mimic', { ann: { character: 'ranger', enemy: 'dragon' }, rolls: [1, 1, 1] }));
    dragon.play('ann', 'fight');
    expect(told(dragon, 'totals')[0]).toMatchObject({ green: 8 + 6 + 1, red: 13 });
  });
  it('[QT-SETUP-11] [QT-RULING-25] one shuffled pile of all 64, specials among them', () => {
    const s = start();
    expect(s.adventure.toSorted()).toEqual([...MONSTER_IDS, ...SPECIAL_IDS, ...EVENT_IDS].sort());
    expect(start(4, 'other').adventure).not.toEqual(s.adventure);
  });
  it('[QT-SETUP-12] [QT-RULING-3] the highest roll starts, and ties roll again', () => {
    for (let i = 0; i < 30; i++) {
      const s = start(3, `roll ${i}`);
      const events: { type: string; seat?: unknown; pips?: unknown }[] = [];
      while (awaited(game, s).some(({ kind }) => kind === 'main-quest')) {
        const [ask] = awaited(game, s);
        apply(game, s, ask!, options(game, s, ask!)[0]!, (event) => events.push(event));
      }
      const rolls = events.filter(({ type }) => type === 'start-roll');
      const best = Math.max(...rolls.slice(0, 3).map(({ pips }) => pips as number));
      const tied = rolls.slice(0, 3).filter(({ pips }) => pips === best);
      expect(tied.map(({ seat }) => seat)).toContain(s.first);
      expect(rolls.length > 3).toBe(tied.length > 1);
      expect(s.active).toBe(s.first);
    }
  });
  it('[QT-SETUP-13] [QT-RULING-4] purses are empty, unless the table has agreed otherwise', () => {
    expect(chosen().players.map(({ gems }) => gems)).toEqual([0, 0, 0, 0]);
    const rich = chosen(3, 'x', { startingGems: 2 });
    expect(rich.players.map(({ gems }) => gems)).toEqual([2, 2, 2]);
    expect(rich.reserve + rich.pot).toBe(34);
  });
});

/** The last player of a round is back in the village. */
const lastOfRound = { at: 'V2', active: 'dan', ann: { gems: 0 } } as const;

describe('the Pot', () => {
  it('[QT-POT-2] a gem at the start of round 1 and of round 2', () => {
    const s = chosen();
    expect([s.round, s.pot]).toEqual([1, 1]);
    const t = table({ ...lastOfRound, round: 1, pot: 1, arenaFought: false });
    t.play('dan', 'end');
    expect([t.state.round, t.state.pot]).toEqual([2, 2]);
  });
  it('[QT-POT-3] [QT-RULING-5] and later as long as there was no Arena, out of the reserve', () => {
    const t = table({ ...lastOfRound, pot: 3, arenaFought: false });
    const { reserve } = t.state;
    t.play('dan', 'end');
    expect([t.state.round, t.state.pot, t.state.reserve]).toEqual([4, 4, reserve - 1]);
    const empty = table({ ...lastOfRound, dan: { gems: 37 }, pot: 3, arenaFought: false });
    empty.play('dan', 'end');
    expect(empty.state.pot).toBe(3);
  });
  it('[QT-POT-5] never again after the first', () => {
    const t = table({ ...lastOfRound, arenaFought: true });
    t.play('dan', 'end');
    expect([t.state.round, t.state.pot]).toEqual([4, 0]);
    const first = table({ ...lastOfRound, arenaFought: false, pot: 2 });
    first.play('dan', 'end');
    expect([first.state.round, first.state.pot]).toEqual([4, 3]);
    const fought = table(challenged({ arenaFought: false, pot: 3, rolls: [7, 1] }));
    fists(fought, 'none', 'none');
    expect([fought.state.arenaFought, fought.state.pot, player(fought, 'ann').gems]).toEqual([true, 0, 3]);
  });
});

describe('turns', () => {
  it('[QT-TURN-1] clockwise, and the same player opens every round', () => {
    const t = table({ at: 'V2', active: 'bob' });
    t.play('bob', 'end');
    expect(t.asking()).toEqual(['cat']);
    const last = table({ ...lastOfRound });
    last.play('dan', 'end');
    expect(last.asking()).toEqual(['ann']);
  });
  it('[QT-TURN-2] [QT-WOUND-5] [QT-RULING-29] a turn begins with one wound less, after what ends now is lifted', () => {
    const t = table({
      at: 'V2',
      bob: { wounds: 3, petrified: true, character: 'sorcerer', token: true },
      cat: { wounds: 2 },
    });
    t.play('ann', 'end');
    expect([player(t, 'bob').wounds, player(t, 'cat').wounds]).toEqual([2, 2]);
    expect([player(t, 'bob').petrified, player(t, 'bob').token]).toEqual([false, false]);
    expect(t.events().map(({ type }) => type)).toEqual(['turn', 'fate-rested', 'healed']);
  });
  it('[QT-TURN-3] village, expedition, village', () => {
    const t = table({ draws: ['forgotten-hoard', 'ghoul'] });
    expect(t.view('ann').game.moment).toBe('V1');
    t.play('ann', 'dungeon');
    expect(t.view('ann').game.moment).toBe('V2');
    expect(t.options('ann', 'village')).toContain('end');
    expect(t.options('ann', 'village')).not.toContain('dungeon');
    t.play('ann', 'end');
    expect(t.asking()).toEqual(['bob']);
  });
  it('[QT-TURN-4] everything in the village can be done before and after, in any order', () => {
    for (const at of ['V1', 'V2'] as const) {
      const t = table({ at, ann: { gems: 20, wounds: 2 } });
      plays(t, 'ann', 'village trophy', 'village buy:short-sword', 'village temple', 'village guild', 'guild pilgrim');
      expect(player(t, 'ann')).toMatchObject({
        gems: 6,
        trophies: 1,
        wounds: 0,
        worn: ['short-sword'],
        secondary: ['pilgrim'],
      });
    }
  });
  it('[QT-TURN-5] no turn without an expedition', () => {
    expect(table({}).refuses('ann', 'end', 'village')).toBe('QT-TURN-5');
  });
  it('[QT-TURN-6] [QT-POT-1] [QT-EX-18] only the Dungeon in rounds 1 and 2', () => {
    for (const round of [1, 2]) {
      const t = table({ round });
      expect(t.options('ann', 'village')).toEqual(['dungeon']);
      expect(t.refuses('ann', 'arena:1', 'village')).toBe('QT-POT-1');
    }
    expect(table({}).options('ann', 'village')).toEqual(['dungeon', 'arena:1', 'arena:2', 'arena:3']);
  });
  it('[QT-TURN-7] a quest is claimed in somebody else’s turn', () => {
    const t = table({ cat: { secondary: ['miser'], gems: 8 } });
    expect(t.asked('cat')).toContain('claim');
    t.play('cat', 'miser', 'claim');
    expect(player(t, 'cat')).toMatchObject({ trophies: 2, gems: 12, done: ['miser'] });
    expect(t.asking()).toEqual(['ann']);
  });
  it('[QT-TURN-8] power follows from what somebody wears and suffers', () => {
    const t = table({ ann: { gems: 8, wounds: 2 } });
    expect(gauge(t.state, 0)).toBe(6);
    t.play('ann', 'buy:short-sword');
    expect(gauge(t.state, 0)).toBe(8);
    t.play('ann', 'temple');
    expect(gauge(t.state, 0)).toBe(10);
  });
  it('[QT-FLAVOUR-1] playing the character changes no number: not by an answer, not by what is said', () => {
    const t = table({ ann: { character: 'bard', gems: 1 } });
    expect(asks(game, t.state).filter(({ optional }) => !optional)).toHaveLength(1);
    plays(t, 'ann', 'talk-to seat:1', 'talk-part promise', 'talk-piece word');
    /** Ann's own sentence, sent; the table afterwards without the sentence. */
    const said = (text: string) => {
      let s = t.state;
      for (const answer of [
        { kind: 'talk-which', option: 'own', text },
        { kind: 'talk-part', option: 'send' },
      ]) {
        const done = play(game, s, 0, { ...answer, n: s.core.answered[0]! });
        if ('refused' in done) throw new Error(done.refused.rule);
        s = done.state;
      }
      expect(s.talk.standing[0]!.text).toBe(text);
      const { core: _, ...rest } = s;
      return JSON.stringify(rest).replace(JSON.stringify(text), '""');
    };
    const quiet = said('Agreed.');
    expect(said('By the seven strings of my lute, and with a bow so deep that the feather sweeps the floor!')).toBe(
      quiet,
    );
    expect(JSON.parse(quiet).players).toEqual(t.state.players);
  });
  it('a monster’s frame is inside the turn', () => expect(inTurn(0, 2).at(-1)).toEqual({ proc: 'turn', at: 2 }));
  it('monsters are data', () => expect(MONSTERS.ghoul.power).toBe(9));
});
