import {
  awaited,
  type Frame,
  type Game,
  type StateOf,
  type TableSetup,
  thinking,
  type Viewer,
  view,
} from '@oubliette/engine';
import { type Found, inRandomGame, viewers } from '../faults.ts';
import { bytesDiffer } from '../plain-data.ts';
import type { PlayStyle } from '../random-game.ts';
import { heardBy, topFrame } from '../worlds.ts';

/** Words that a viewer must not read now: names of cards that this viewer cannot see. */
export type Canary<S> = (s: S, viewer: Viewer) => readonly string[];

/**
 * Planted words never reach a viewer: those of the game, which names what is hidden from whom, and those of the engine, whose
 * own secrets are changed without any difference in the view.
 */
export function canaries<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  canary?: Canary<S>,
  style: PlayStyle = {},
): string[] {
  const pick = thinking(`${table.seed} canaries`);
  return inRandomGame(game, table, { undo: 0.05, ...style }, ({ state, before, events, match }, found) => {
    for (const viewer of viewers(state)) {
      const seen = view(game, state, viewer);
      const changed = behindTheBackOf(match.game, state, viewer, pick);
      const wrong = bytesDiffer(seen, view(game, changed, viewer));
      if (wrong !== undefined) found(`${viewer} sees the engine's secrets (as they are / changed): ${wrong}`);
      for (const frame of seen.frames) framesOfOthers(frame, viewer, found);
      const hidden = canary?.(state, viewer) ?? [];
      const inView = sung(seen, hidden);
      if (inView !== undefined) found(`${viewer} sees ${inView}`);
      const stillHidden =
        before === undefined ? hidden : canary?.(before, viewer).filter((word) => hidden.includes(word));
      const inEvent = sung(heardBy(events, viewer), stillHidden ?? []);
      if (inEvent !== undefined) found(`${viewer} hears of ${inEvent}`);
    }
  });
}

/** The same game with another generator, other counts, and without others' open drafts and optional choices. */
function behindTheBackOf<S extends StateOf>(g: Game<S>, s: S, viewer: Viewer, pick: (n: number) => number): S {
  const changed = g.copy(s);
  const { core } = changed;
  core.chance = [1, 2, 3, 4].map(() => pick(2 ** 30)) as typeof core.chance;
  core.known += 7919;
  core.answered = core.answered.map((n, seat) => (seat === viewer ? n : n + 7919));
  core.aside = core.aside.filter((a) => a.seat === viewer);
  const drafts = topFrame(changed)?.drafts;
  for (const ask of awaited(g, s)) if (drafts !== undefined && ask.seat !== viewer) drafts[ask.seat] = [];
  return changed;
}

/** Hidden whatever a procedure shows: drafts and lanes belong to their seat alone. */
function framesOfOthers(frame: Frame, viewer: Viewer, found: Found): void {
  const { drafts, lanes } = frame as Frame & { drafts?: unknown[][]; lanes?: unknown[][] };
  for (const [name, list] of Object.entries({ drafts, lanes })) {
    list?.forEach((own, seat) => {
      if (seat !== viewer && own.length > 0) found(`${viewer} sees the ${name} of seat ${seat} in ${frame.proc}`);
    });
  }
}

/** The first of the words that occurs in it as a whole word, as a value or as the name of a field. */
function sung(x: unknown, words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  const text = JSON.stringify(x);
  return words.find((word) => {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      if (!/[\w-]/.test(text[at - 1] ?? '') && !/[\w-]/.test(text[at + word.length] ?? '')) return true;
    }
    return false;
  });
}
