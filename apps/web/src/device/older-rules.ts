// A game of rules that were released earlier: looked at as it was, and gone on with from a state of its own.
import type { Game, Seen, Viewer } from '@oubliette/engine';
import {
  type GameFile,
  goOnUnder,
  type KeptMatch,
  type KeptRules,
  setupOf,
  termsOf,
  usualMarks,
} from '@oubliette/records';
import { type Chair, chairsFrom } from '../base/chair.ts';
import { type TableNow, tableNowFrom } from '../session/now.ts';
import type { OpenGame, Unplayable } from './open-game.ts';

/** Any moment of a file, by playing it again; going on from one to the next costs one answer. */
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

/** A moment as this viewer saw it: nothing is asked any more. */
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

/** Checks a file under its own rules and goes on, from one of its moments or its end, under the newest. */
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
  return { id, names: seats, marks, chairs: who, settings, ...content, fairness, ...gone };
}
