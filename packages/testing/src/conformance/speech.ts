// All texts of a game exist in both languages, and every rule it cites is in its rule book.
import {
  asks,
  explain,
  type Game,
  hear,
  isOver,
  type Refusal,
  type StateOf,
  type TableSetup,
  type Viewer,
  view,
} from '@oubliette/engine';
import { languages, type Speaker, speaker, type Texts } from '@oubliette/text';
import { type Found, inRandomGame, viewers } from '../faults.ts';
import type { PlayStyle } from '../random-game.ts';

/** The speaker's mark for a missing text. */
const GAP = /‹[^›]*›/;
/** The same sentence is tried with this many sets of parameters. */
const TIMES = 8;

/** What was checked so far, over all games of a suite: each text is checked once. */
export type Met = Map<string, number>;

/** Checks the texts of everything that occurs in a random game, for every viewer. */
export function speech<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  texts: Texts,
  style: PlayStyle = {},
  met: Met = new Map(),
): string[] {
  const say = mouth(texts, table.seats, met);
  return inRandomGame(game, table, style, ({ state, match, events }, found) => {
    const g = match.game;
    for (const event of events) {
      say.rule(event.rule, `the event ${event.type}`, found);
      for (const viewer of viewers(state)) {
        const heard = hear(event, viewer);
        const mine = heard.mine === true ? '.mine' : '';
        say.sentence(`event.${event.type}${mine}`, viewer, found, (t) => t.event(heard));
      }
    }
    for (const viewer of viewers(state)) {
      for (const ask of view(game, state, viewer).asks) {
        for (const rule of ask.rules) say.rule(rule, `the ask ${ask.kind}`, found);
        const asked = { kind: ask.kind, seat: viewer as number, about: ask.about };
        say.sentence(`ask.${ask.kind}`, viewer, found, (t) => t.ask(asked));
        say.sentence(`ask.${ask.kind}.other`, 'spectator', found, (t) => t.ask(asked));
        for (const option of ask.options)
          say.option(ask.kind, option, found, (t) => t.option(ask.kind, option, ask.about));
      }
    }
    for (const ask of asks(g, state))
      for (const refusal of explain(g, state, ask)) say.refusal(refusal, ask.seat, found);
    if (isOver(state)) {
      const { how, winners } = g.outcome(state);
      if (how !== undefined) {
        say.sentence(`outcome.${how}`, 'spectator', found, (t) => t.say(`outcome.${how}`, { seats: winners }));
      }
      for (const { lines } of g.score(state)) {
        for (const { key, rule, params, points } of lines) {
          say.rule(rule, `the score ${key}`, found);
          say.sentence(`score.${key}`, 'spectator', found, (t) => t.say(`score.${key}`, { ...params, points }));
        }
      }
    }
  });
}

function mouth(texts: Texts, seats: number, met: Met) {
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`);
  const speakers = new Map<string, Speaker[]>();
  const speakersFor = (viewer: Viewer): Speaker[] => {
    const made =
      speakers.get(String(viewer)) ??
      languages.map((lang) => speaker(texts, lang, { seats: names, me: viewer === 'spectator' ? undefined : viewer }));
    speakers.set(String(viewer), made);
    return made;
  };
  const often = (key: string, times: number): boolean => {
    const n = met.get(key) ?? 0;
    met.set(key, n + 1);
    return n >= times;
  };

  function sentence(key: string, viewer: Viewer, found: Found, say: (t: Speaker) => string): void {
    if (often(`${key} ${viewer === 'spectator'}`, TIMES)) return;
    for (const t of speakersFor(viewer)) {
      const gap = GAP.exec(say(t));
      if (gap !== null) found(`${t.lang} has no words for ${key}: ${gap[0]}`);
    }
  }
  /** The texts package has the engine's own rules. */
  function rule(id: string, who: string, found: Found): void {
    if (id.startsWith('ENG-') || often(`${who} ${id}`, 1)) return;
    for (const lang of languages)
      if (texts[lang].rule(id) === undefined) found(`${who} cites ${id}, which the ${lang} rule book lacks`);
  }
  return {
    sentence,
    rule,
    option(kind: string, option: string, found: Found, say: (t: Speaker) => string): void {
      if (often(`${kind} ${option}`, 1)) return;
      for (const t of speakersFor('spectator')) {
        const keys = [`option.${kind}.${option}`, `option.${option}`, `option.${kind}.*`, `name.${option}`];
        if (!keys.some((key) => t.has(key))) found(`${t.lang} has no words for option.${kind}.${option}`);
        const gap = GAP.exec(say(t));
        if (gap !== null) found(`${t.lang} has no words for option.${kind}.${option}: ${gap[0]}`);
      }
    },
    refusal(refusal: Refusal, seat: number, found: Found): void {
      rule(refusal.rule, `a refusal`, found);
      const { params, ...rest } = refusal;
      sentence(`refuse.${refusal.rule}`, seat, found, (t) => t.refusal({ ...params, ...rest }));
    },
  };
}
