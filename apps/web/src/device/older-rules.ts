// Games of older released rules: shown under their own rules, continued under the newest from their state.
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
  return { id, names: seats, marks, chairs: who, settings, ...content, fairness, ...gone };
}
