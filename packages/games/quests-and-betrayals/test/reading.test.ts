// What a screen works out from a view is what the rules count.
import { isOver, newGame, play, thinking, view } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { QUEST_IDS } from '../src/cards/cards.ts';
import { questsAndBetrayals } from '../src/game.ts';
import { isFulfilled } from '../src/powers/quests.ts';
import { arenaChance, dungeonChance, guildPriceFor, piecesFor, priceFor, questProgress } from '../src/rules/reading.ts';
import { candidates, kindsFor } from '../src/rules/talk/candidates.ts';
import { type Draft, PARTS } from '../src/rules/talk/pieces.ts';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { challenged, facing, table } from './table.ts';

const seenBy = (state: State, seat: number): View => view(questsAndBetrayals, state, seat).game as View;

/** Some states of a random game, where the table rests. */
function* statesOf(seed: string): Generator<State> {
  let state = newGame(questsAndBetrayals, { seats: 4, seed });
  const pick = thinking(seed);
  for (let i = 0; i < 160 && !isOver(state); i++) {
    const [seat = 0] = view(questsAndBetrayals, state, 'spectator').waiting;
    const seen = view(questsAndBetrayals, state, seat);
    const ask = seen.asks.find(({ optional }) => !optional)!;
    const option = ask.options[pick(ask.options.length)]!;
    const played = play(questsAndBetrayals, state, seat, { kind: ask.kind, option, n: seen.answered });
    if ('refused' in played) throw new Error('a listed option is refused');
    state = played.state;
    yield state;
  }
}

describe('reading a view', () => {
  it('progress of a quest and pieces of an offer are those of the rules, all through games', () => {
    for (const state of statesOf('reading')) {
      const v = seenBy(state, 1);
      for (let seat = 0; seat < 4; seat++) {
        for (const quest of QUEST_IDS) {
          const { have, need, fulfilled } = questProgress(v, seat, quest);
          expect(fulfilled).toBe(isFulfilled(state, seat, quest));
          expect(have >= need).toBe(fulfilled);
        }
      }
      if (state.talk.moment === 'none') continue;
      const draft: Draft = {
        moment: state.talk.moment,
        sender: 1,
        receiver: state.active === 1 ? 2 : state.active,
        answers: 0,
        give: [],
        ask: [],
        askWord: [],
        promise: [],
      };
      for (const part of PARTS)
        expect(piecesFor(v, draft, part)).toEqual(
          kindsFor(state, draft, part).flatMap((kind) => candidates(state, draft, part, kind)),
        );
    }
  });
  it('[QT-COMBAT-2] [QT-DUNGEON-9] the chance of a fight counts all pairs of dice, alone and with an ally', () => {
    const t = table({ ...facing('ghoul'), bob: { worn: ['double-axe'] } });
    const v = seenBy(t.state, 0);
    // 8 against 9, and 8 + 6 against 9.
    const count = (ahead: number): number => {
      let wins = 0;
      for (let g = 1; g <= 8; g++)
        for (let r = 1; r <= 8; r++) if ((g === 8 ? 16 : g) + ahead >= (r === 8 ? 16 : r)) wins++;
      return wins / 64;
    };
    expect(dungeonChance(v)).toBe(count(-1));
    expect(dungeonChance(v, 1)).toBe(count(5));
    expect(dungeonChance(seenBy(table({}).state, 0))).toBeUndefined();
    expect(arenaChance(v, [], [])).toBeUndefined();
  });
  it('[QT-CARD-14] of the Hydra’s two rolls the higher counts', () => {
    const hydra = dungeonChance(seenBy(table(facing('three-headed-hydra')).state, 0)) ?? 1;
    const giant = dungeonChance(seenBy(table(facing('deep-giant')).state, 0)) ?? 0;
    expect(hydra).toBeLessThan(giant);
  });
  it('[QT-ARENA-9] an ally on one side moves the chance to that side', () => {
    const v = seenBy(table(challenged({})).state, 2);
    const alone = arenaChance(v, [], []) ?? 0;
    expect(arenaChance(v, [2], [])).toBeGreaterThan(alone);
    expect(arenaChance(v, [], [2])).toBeLessThan(alone);
  });
  it('[QT-RULING-54] [QT-CARD-110] prices are those one would pay', () => {
    const v = seenBy(table({ ann: { worn: ['traders-brooch'], character: 'bard' } }).state, 0);
    expect([priceFor(v, 0, 'short-sword'), priceFor(v, 1, 'short-sword'), priceFor(v, 0, 'short-sword', true)]).toEqual(
      [3, 4, 1],
    );
    expect([guildPriceFor(v, 0), guildPriceFor(v, 1)]).toEqual([1, 2]);
  });
});
