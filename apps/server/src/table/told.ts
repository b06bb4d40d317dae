// What viewers are told of an entry: the answer as each may know it, its lines, and the game between them. Mostly it is the same for
// all, and it is written once.
import { type Event, hear, sentenceHeard, sound, type Viewer } from '@oubliette/engine';
import type { Said } from '@oubliette/protocol';
import { type Steps, stepsOf } from './between.ts';
import type { Stored, Told } from './stored.ts';
import type { Play } from './table.ts';

const inside = (list: readonly unknown[]): string => (list.length === 0 ? '' : JSON.stringify(list).slice(1, -1));

export function toldOf(play: Play, stored: Stored): Told {
  const events = stored.lines.map(({ event }) => event);
  let steps: { readonly of: Steps } | undefined;
  return {
    stored,
    said: saidBy(play, stored),
    heard: heardBy(events),
    lines: inside(stored.lines.map(({ id }) => id)),
    steps(viewers) {
      steps ??= { of: stepsOf(play.match, stored, viewers) };
      return steps.of;
    },
  };
}

/** Events without a secret part are the same for everybody. */
function heardBy(events: readonly Event[]): (viewer: Viewer) => string {
  if (events.some(({ secret }) => secret !== undefined))
    return (viewer) => inside(events.map((event) => hear(event, viewer)));
  const open = inside(events);
  return () => open;
}

function saidBy(play: Play, { entry, ask, before }: Stored): (viewer: Viewer) => string | undefined {
  const { seat } = entry;
  const json = (said: Said): string => JSON.stringify(said);
  if (entry.verb === 'take-back') return () => undefined;
  if (entry.verb !== 'answer') {
    const text = json({ seat, verb: entry.verb });
    return () => text;
  }
  const { kind } = entry;
  let last: { readonly option: string; readonly sentence: string | undefined; readonly text: string } | undefined;
  return (viewer) => {
    const option = ask === undefined ? undefined : sound(play.game, before, ask, entry.option, viewer);
    if (option === undefined) return undefined;
    const sentence = sentenceHeard(play.game, before, ask!, entry, viewer);
    if (last === undefined || last.option !== option || last.sentence !== sentence) {
      const text = json({ seat, kind, option, ...(sentence === undefined ? {} : { text: sentence }) });
      last = { option, sentence, text };
    }
    return last.text;
  };
}
