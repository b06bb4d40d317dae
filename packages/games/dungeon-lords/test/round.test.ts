// DL-GEN: two years, four rounds, six phases
import { apply, awaited, type Event, newGame, options, outcome, thinking } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { dungeonLords } from '../src/game.ts';
import { score } from '../src/score.ts';
import { turnOrder } from '../src/state.ts';
import { action, table } from './table.ts';

/** A random game with all that was told. */
function wholeGame(seats: number, seed: string) {
  const told: Event[] = [];
  const pick = thinking(seed);
  const hear = (event: Event) => void told.push(event);
  const s = newGame(dungeonLords, { seats, seed }, hear);
  for (let ask = awaited(dungeonLords, s)[0]; ask !== undefined; ask = awaited(dungeonLords, s)[0]) {
    const can = options(dungeonLords, s, ask);
    apply(dungeonLords, s, ask, can[pick(can.length)]!, hear);
  }
  return { s, told };
}

it('[DL-GEN-2] [DL-GEN-4] two years of winter, spring, summer and autumn', () => {
  for (const seats of [2, 3, 4]) {
    const { told, s } = wholeGame(seats, `years ${seats}`);
    expect(told.filter(({ type }) => type === 'round').map(({ year, season }) => `${year} ${season}`)).toEqual([
      '1 winter',
      '1 spring',
      '1 summer',
      '1 autumn',
      '2 winter',
      '2 spring',
      '2 summer',
      '2 autumn',
    ]);
    expect(s.season).toBe(4);
  }
});

it('[DL-GEN-3] the phases of a round come in their order', () => {
  const { told } = wholeGame(4, 'phases');
  const PHASE: Record<string, number> = {
    offered: 1,
    expected: 1,
    'event-shown': 1,
    'order-shown': 2,
    placed: 2,
    traded: 2,
    mined: 2,
    hired: 2,
    built: 2,
    unused: 2,
    produced: 3,
    'taken-back': 3,
    event: 4,
    released: 4,
    taxed: 4,
    assigned: 5,
    'first-passes': 6,
  };
  const rounds = told.reduce<number[][]>((all, { type }) => {
    if (type === 'round') all.push([]);
    const phase = PHASE[type];
    if (phase !== undefined) all.at(-1)!.push(phase);
    return all;
  }, []);
  expect(rounds).toHaveLength(8);
  for (const phases of rounds) expect(phases).toEqual([...phases].sort());
  expect(new Set(rounds[1])).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

it('[DL-GEN-4] [DL-NEW-11] in winter there is no event and nobody is assigned', () => {
  const { told } = wholeGame(3, 'winter');
  let season = '';
  const seen = new Map<string, Set<string>>();
  for (const event of told) {
    if (event.type === 'round') season = event.season as string;
    if (!seen.has(season)) seen.set(season, new Set());
    seen.get(season)!.add(event.type);
  }
  for (const type of ['event', 'assigned']) {
    expect(seen.get('winter')!.has(type)).toBe(false);
    for (const other of ['spring', 'summer', 'autumn']) expect(seen.get(other)!.has(type)).toBe(true);
  }
});

it('[DL-GEN-1] the score is counted once, after the second year, and the most points win', () => {
  const { s, told } = wholeGame(4, 'score');
  expect(told.filter(({ type }) => type === 'game-over')).toHaveLength(1);
  expect(told.at(-1)!.type).toBe('game-over');
  const totals = score(s).map(({ total }) => total);
  const best = Math.max(...totals);
  expect(outcome(dungeonLords, s)!.winners).toEqual(totals.flatMap((total, seat) => (total === best ? [seat] : [])));
});

it('[DL-GEN-5] discarded tiles lie face up, discarded cards do not', () => {
  const t = table({
    at: action('traps'),
    discardedMonsters: ['goblin'],
    discardedRooms: ['mint'],
    red: { buriedTraps: ['pendulum', 'trap-door'] },
  });
  const { game } = t.view('spectator');
  expect(game).toMatchObject({ discardedMonsters: ['goblin'], discardedRooms: ['mint'] });
  expect(game.players[0]).toMatchObject({ trapsBuried: 2 });
  expect(JSON.stringify(game)).not.toMatch(/pendulum|trap-door/);
});

it('[DL-GEN-6] in order means from the first player clockwise', () => {
  const order = (first: 'red' | 'blue' | 'yellow', seats: 2 | 3 | 4) =>
    turnOrder(table({ at: { proc: 'spy', todo: [0], at: 0 }, first, seats }).state);
  expect(order('red', 4)).toEqual([0, 1, 2, 3]);
  expect(order('yellow', 4)).toEqual([3, 0, 1, 2]);
  expect(order('blue', 3)).toEqual([2, 0, 1]);
});
