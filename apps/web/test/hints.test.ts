// The jobs of the hints depend only on what the seat has seen.
import type { BattlePlan, Tried } from '@oubliette/dungeon-lords/workshop';
import { asks, type Match, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { catalogGames } from '../src/base/games.ts';
import { botContextFor } from '../src/base/rules.ts';
import { type Hint, jobs } from '../src/hints/jobs.ts';
import { hasAdvice } from '../src/hints/think.ts';
import { playEagerly } from './dungeon-lords-moments.ts';
import { PEOPLE, type Played, tableOf } from './game-files.ts';

const asked = ({ game, state }: Match, kind: string) => asks(game, state).some((a) => a.seat === 0 && a.kind === kind);

function until(kind: string): Played {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 2));
  playEagerly(played, (match) => asked(match, kind));
  return played;
}

it('the games that offer advice are those whose bots know something', async () => {
  for (const { id } of catalogGames)
    expect([id, (await botContextFor(id)).knowledge !== undefined]).toEqual([id, hasAdvice(id)]);
  expect(catalogGames.filter(({ id }) => !hasAdvice(id))).toEqual([]);
});

it('a hint is an option of the question, and each reason has a sentence in both languages', async () => {
  const { match } = until('dig-tunnels');
  const seen = view(match.game, match.state, 0);
  const hint = (await jobs.hint({ game: 'dungeon-lords', seat: 0, seen })) as Hint;
  expect(hint.kind).toBe('dig-tunnels');
  expect(seen.asks[0]?.options).toContain(hint.option);
  expect(hint.reasons.length).toBeGreaterThan(0);
  expect(hint.reasons.length).toBeLessThan(3);
  const texts = catalogGames.find(({ id }) => id === 'dungeon-lords')?.texts;
  for (const { key } of hint.reasons) {
    expect((await texts?.words('en'))?.message(`reason.${key}`)).toBeDefined();
    expect((await texts?.words('fr'))?.message(`reason.${key}`)).toBeDefined();
  }
});

it('a hint that was searched for says how sure it is, and what comes next', async () => {
  const { match } = until('order');
  const seen = view(match.game, match.state, 0);
  const hint = (await jobs.hint({ game: 'dungeon-lords', seat: 0, seen })) as Hint;
  expect(['clear', 'likely', 'close']).toContain(hint.confidence);
  expect(hint.second?.kind).toBe('order');
  expect(hint.second?.option).not.toBe(hint.option);
});

it('a review tells how far it is and names decisions of the game; a file of other rules has none', async () => {
  const played = until('dig-tunnels');
  const file = played.file();
  const shares: number[] = [];
  const mistakes = await jobs.review({ game: 'dungeon-lords', file }, (share) => shares.push(share));
  expect(shares.at(-1)).toBe(1);
  for (const { moment, seat, kind, chosen } of mistakes ?? [])
    expect(played.match.entries[moment]).toMatchObject({ seat, kind, option: chosen });
  expect(mistakes?.length).toBeGreaterThan(0);
  expect(await jobs.review({ game: 'dungeon-lords', file: { ...file, rules: '0.0.1' } })).toBeUndefined();
  expect(await jobs.review({ game: 'dungeonette', file })).toBeUndefined();
});

it('the workshop tries a plan from what was seen, and makes one that it can try', async () => {
  const { match } = until('plan-tile');
  const seeing = { game: 'dungeon-lords', seat: 0, seen: view(match.game, match.state, 0) };
  const plan = (await jobs.workshop({ ...seeing, question: 'best-plan' })) as BattlePlan | undefined;
  if (plan === undefined) throw new Error('no plan');
  const tried = (await jobs.workshop({ ...seeing, question: 'try-plan', given: plan })) as Tried;
  expect('trials' in tried && tried.trials.length).toBeGreaterThan(0);
  const given = { ...plan, cell: 'e4' };
  const nowhere = (await jobs.workshop({ ...seeing, question: 'try-plan', given })) as Tried;
  expect('refused' in nowhere && nowhere.refused.option).toBe('e4');
});

it('a workshop that does not exist, or lacks the question, says so', async () => {
  const { match } = until('plan-tile');
  const seeing = { seat: 0, seen: view(match.game, match.state, 0) };
  const asked = (game: string, question: string) => jobs.workshop({ ...seeing, game, question });
  await expect(asked('dungeonette', 'best-plan')).rejects.toThrow('dungeonette has no workshop for best-plan');
  await expect(asked('dungeon-lords', 'toString')).rejects.toThrow('has no workshop for toString');
});
