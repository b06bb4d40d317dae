// Games of older released rules: shown under their own rules, continued under the newest from their state.
import { type Game, isOver, type Seen, type Viewer } from '@oubliette/engine';
import {
  type AnyRules,
  earlierLines,
  type GameFile,
  goOnUnder,
  type KeptMatch,
  type KeptRules,
  setupOf,
  termsOf,
  usualMarks,
} from '@oubliette/records';
import { type Chair, chairsFrom } from '../base/chair.ts';
import type { OlderRules } from '../base/rules.ts';
import { type TableNow, tableNowFrom } from '../session/now.ts';
import type { OpenGame, Unplayable } from './open-game.ts';

/** Replays a file up to any moment; going on from one moment to the next costs one answer. */
export function fileReplayer(rules: KeptRules, file: GameFile): (entries: number) => KeptMatch {
  const { entries } = file;
  const start = (): KeptMatch => {
    const begun = rules.begin(setupOf(termsOf(file)));
    if ('fault' in begun) throw new Error('the file was checked before');
    return begun;
  };
  let match = start();
  let done = 0;
  return (to) => {
    if (done > to) [match, done] = [start(), 0];
    for (; done < to && done < entries.length; done++) match.enter(entries[done]!);
    return match;
  };
}

/** A moment as this viewer saw it, without asks. */
export function keptNow(match: KeptMatch, me: Viewer): TableNow {
  const seen = match.view(me) as Seen;
  const log = match.log(me);
  return tableNowFrom({
    me,
    seen,
    open: (match.view('spectator') as Seen).game,
    told: log.map(({ heard }) => heard),
    when: log.map(({ after }) => after),
  });
}

/** The moments of a game that ended under older rules, as each viewer saw them. */
export function endedMoments({ rules, file }: NonNullable<OpenGame['ended']>) {
  const replay = fileReplayer(rules, file);
  return { moments: file.entries.length, at: (no: number, me: Viewer): TableNow => keptNow(replay(no), me) };
}

/** Checks a file under its own rules and continues it under the newest, from a moment or from its end. */
export function goOnUnderNewer(
  rules: KeptRules,
  newest: Game,
  file: GameFile,
  id: string,
  chairs: readonly Chair[] = chairsFrom(file.seats.length, file.bots),
  moment?: number,
): OpenGame | { fault: Unplayable } {
  const gone = goOnUnder(rules, newest, file, moment);
  if ('fault' in gone) return gone;
  const { seats, options: settings, fairness, marks = usualMarks(seats.length) } = file;
  const who = seats.map((_, seat): Chair => chairs[seat] ?? { who: 'person' });
  const content = file.given === undefined ? {} : { given: file.given };
  const { match } = gone;
  const played = moment === undefined && isOver(match.state) ? { match, ended: { rules, file } } : gone;
  return { id, names: seats, marks, chairs: who, settings, ...content, fairness, ...played };
}

/** The log of a game that went on under newer rules begins with what was told before (ENG-KEPT-6). */
export async function withEarlierLog(openGame: OpenGame, olderRulesOf: OlderRules): Promise<OpenGame> {
  const { match, fairness, names, settings, given, earlier = [] } = openGame;
  if (earlier.length === 0) return openGame;
  const { game, seed } = match;
  const rules = new Map<string, AnyRules | undefined>([[game.version, game]]);
  for (const { rules: version } of earlier)
    if (!rules.has(version)) rules.set(version, await olderRulesOf(game.id, version));
  const content = given === undefined ? {} : { given };
  const dice = seed === undefined ? 'stream' : 'fresh';
  const table = { fairness, seats: names, options: settings, ...content, dice } as const;
  const lines = earlierLines((version) => rules.get(version), table, earlier);
  // They stand before the first moment to which one can go back.
  return { ...openGame, match: { ...match, opening: lines.flatMap(({ events }) => events) } };
}
