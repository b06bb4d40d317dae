import {
  type Ask,
  apply,
  awaited,
  type Event,
  type Game,
  type Heard,
  isOver,
  options,
  type Pick,
  type Seen,
  type StateOf,
  sound,
  type TableSetup,
  thinking,
  type Viewer,
  view,
} from '@oubliette/engine';
import { type Found, inRandomGame, viewers } from '../faults.ts';
import { bytesDiffer } from '../plain-data.ts';
import { chance, oneOf, type PlayedEntry } from '../random-game.ts';
import { footing, heardBy, otherWorld, sameAsk, stillComposing, topFrame } from '../worlds.ts';
import type { CheckShare } from './imagined.ts';

/** The hidden things that a viewer has been shown, in the view or in the last events. */
export type Shown<V extends object> = (view: V, viewer: Viewer, seen: Seen<V>, heard: readonly Heard[]) => unknown;

/**
 * Two states that differ only in what a viewer does not know, with the same dice and the same answers, look alike
 * to that viewer until a different card is shown. This law finds pauses, which no comparison of resting states finds. `twins`: the
 * number of other states that follow the game for each viewer, each until a card parts them; then another one starts.
 */
export function worldsLookAlike<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  shown: Shown<V>,
  { checkShare = 1, twins = 2, ...style }: CheckShare & { readonly twins?: number } = {},
): string[] {
  const pick = thinking(`${table.seed} worlds`);
  const along = new Map<string, Twin<S>>();
  return inRandomGame(game, table, style, (moment, found) => {
    for (const viewer of viewers(moment.state)) {
      const seen = view(game, moment.state, viewer);
      for (let i = 0; i < twins; i++) {
        const twin = along.get(`${viewer} ${i}`);
        if (twin !== undefined && follow(game, moment, twin, viewer, seen, shown, pick, found)) continue;
        along.delete(`${viewer} ${i}`);
        const next =
          isOver(moment.state) || !chance(pick, checkShare) ? undefined : twinOf(game, moment, viewer, seen, pick);
        if (next !== undefined) along.set(`${viewer} ${i}`, next);
      }
    }
  });
}

interface Twin<S> {
  readonly state: S;
  readonly since: number;
}

function twinOf<S extends StateOf, V extends object>(
  game: Game<S, V>,
  { state, match }: PlayedEntry<S>,
  viewer: Viewer,
  seen: Seen<V>,
  pick: Pick,
): Twin<S> | undefined {
  const g = match.game;
  const other = otherWorld(game, state, viewer, pick);
  // A seat at another point of its lane in the imagined state could not give the same answers.
  for (const { seat } of awaited(g, state)) {
    if (seat !== viewer && footing(g, state, seat) !== footing(g, other, seat)) return undefined;
  }
  // A secret answer to a window may not be possible there: its result would differ.
  const { answers } = topFrame(state) ?? {};
  if (answers !== undefined && bytesDiffer(answers, topFrame(other)?.answers) !== undefined) return undefined;
  // Views that differ already now are reported by another law.
  if (bytesDiffer(seen, view(game, other, viewer)) !== undefined) return undefined;
  return { state: other, since: match.entries.length };
}

/** Gives the same answer in the other state; false: the two are no longer comparable. */
function follow<S extends StateOf, V extends object>(
  game: Game<S, V>,
  { before, state, ask, entry, events, match }: PlayedEntry<S>,
  twin: Twin<S>,
  viewer: Viewer,
  seen: Seen<V>,
  shown: Shown<V>,
  pick: Pick,
  found: Found,
): boolean {
  if (before === undefined || ask === undefined || entry?.verb !== 'answer') return false;
  const g = match.game;
  const two = twin.state;
  const fail = (what: string): false => {
    const answers = match.entries.length - twin.since;
    found(
      `${viewer} can tell this world from another that looked the same ${answers} answers ago (this / other): ${what}`,
    );
    return false;
  };
  const there = answerInOther(g, before, two, ask, entry.option, viewer, pick);
  if (there === undefined) return false;

  const sounds = [sound(g, before, ask, entry.option, viewer), sound(g, two, there.ask, there.option, viewer)];
  const known = two.core.known;
  two.core.chance = [...before.core.chance]; // the same dice, even if hidden lists of other lengths were shuffled
  const told: Event[] = [];
  apply(g, two, there.ask, there.option, (event) => told.push(event));

  const seenThere = view(game, two, viewer);
  const [heard, heardThere] = [heardBy(events, viewer), heardBy(told, viewer)];
  const parted = bytesDiffer(
    shown(seen.game, viewer, seen, heard),
    shown(seenThere.game, viewer, seenThere, heardThere),
  );
  if (parted !== undefined) return false; // a different card was shown: the viewer may know more from here on
  const unheard = ask.seat !== viewer && sounds[0] === undefined;
  // A secret draft may take one answer more in one state: no other viewer can count them.
  if (unheard && stillComposing(g, before, state, ask) !== stillComposing(g, before, two, ask)) return false;
  const wrong = bytesDiffer(seen, seenThere) ?? bytesDiffer(heard, heardThere) ?? bytesDiffer(sounds[0], sounds[1]);
  if (wrong === undefined) return true;
  const becameKnown = state.core.known !== before.core.known || two.core.known !== known;
  return there.option === entry.option || !becameKnown ? fail(wrong) : false;
}

/** The same answer; or, where another seat does not have it there, one that looks the same to the viewer. */
function answerInOther<S extends StateOf>(
  g: Game<S>,
  one: S,
  two: S,
  ask: Ask,
  option: string,
  viewer: Viewer,
  pick: Pick,
): { ask: Ask; option: string } | undefined {
  const there = sameAsk(g, two, ask);
  if (there === undefined) return undefined;
  const offered = options(g, two, there);
  if (offered.includes(option)) return { ask: there, option };
  const sounds = sound(g, one, ask, option, viewer);
  if (ask.seat === viewer || sounds === undefined) return undefined;
  const alike = offered.filter((x) => sound(g, two, there, x, viewer) === sounds);
  return alike.length === 0 ? undefined : { ask: there, option: oneOf(alike, pick) };
}
