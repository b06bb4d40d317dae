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
import { chance, oneOf, someAsk } from '../random-game.ts';
import { footing, heardBy, otherWorld, sameAsk, stillComposing } from '../worlds.ts';
import type { Looks } from './imagined.ts';

/** Which hidden things a viewer has been shown, in his view or in what he just heard. */
export type Shown<V extends object> = (view: V, viewer: Viewer, seen: Seen<V>, heard: readonly Heard[]) => unknown;

/** For how many answers two worlds go on together. */
const TOGETHER = 12;

/**
 * Two worlds that differ only in what a viewer does not know, with the same dice and the same answers, look and sound alike
 * to him until a different card is shown. This is the law that finds pauses: on still states nothing is wrong.
 */
export function worldsLookAlike<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  shown: Shown<V>,
  { looks = 0.2, ...style }: Looks = {},
): string[] {
  const pick = thinking(`${table.seed} worlds`);
  return inRandomGame(game, table, style, ({ state }, found) => {
    if (isOver(state) || !chance(pick, looks)) return;
    for (const viewer of viewers(state)) together(game, state, viewer, shown, pick, found);
  });
}

interface World<S> {
  readonly state: S;
  events: Event[];
}

function together<S extends StateOf, V extends object>(
  game: Game<S, V>,
  start: S,
  viewer: Viewer,
  shown: Shown<V>,
  pick: Pick,
  found: Found,
): void {
  const g = game as unknown as Game<S>;
  const one: World<S> = { state: g.copy(start), events: [] };
  const two: World<S> = { state: otherWorld(game, start, viewer, pick), events: [] };
  const wait = awaited(g, start).filter((ask) => ask.seat !== viewer);
  // Somebody in the middle of a draft or lane stands elsewhere in the imagined one: the same answers would not fit.
  if (wait.some((ask) => footing(g, start, ask.seat) !== footing(g, two.state, ask.seat))) return;
  if (bytesDiffer(view(game, one.state, viewer), view(game, two.state, viewer)) !== undefined) return; // another law's fault
  const said: string[] = [];
  const fail = (what: string) =>
    found(`for ${viewer}, two worlds (this one / another), after ${said.join(', ')}: ${what}`);

  for (let i = 0; i < TOGETHER && !isOver(one.state); i++) {
    const ask = someAsk(g, one.state, pick, 0.2);
    const option = oneOf(options(g, one.state, ask), pick);
    const twin = answerInOther(g, one.state, two.state, ask, option, viewer, pick);
    said.push(`@${ask.seat} ${ask.kind} ${option}`);
    if (twin === undefined) {
      if (ask.seat === viewer) fail('the answer is offered in one world only');
      return;
    }
    const sounds = [sound(g, one.state, ask, option, viewer), sound(g, two.state, twin.ask, twin.option, viewer)];
    const known = [one.state.core.known, two.state.core.known];
    const before = g.copy(one.state);
    two.state.core.chance = [...one.state.core.chance]; // the same dice, even if hidden lists of other lengths were shuffled
    step(g, one, ask, option);
    step(g, two, twin.ask, twin.option);

    const views = [one, two].map(({ state }) => view(game, state, viewer)) as [Seen<V>, Seen<V>];
    const heard = [one, two].map(({ events }) => heardBy(events, viewer)) as [Heard[], Heard[]];
    const [a, b] = views.map((seen, w) => shown(seen.game, viewer, seen, heard[w]!));
    if (bytesDiffer(a, b) !== undefined) return; // a different card was shown: from here on he may know more
    const unheard = ask.seat !== viewer && sounds[0] === undefined;
    // A secret draft may take one answer more in one world: nobody else can count them.
    if (unheard && composing(g, before, one, ask) !== composing(g, before, two, ask)) return;
    const wrong =
      bytesDiffer(views[0], views[1]) ?? bytesDiffer(heard[0], heard[1]) ?? bytesDiffer(sounds[0], sounds[1]);
    if (wrong === undefined) continue;
    const becameKnown = one.state.core.known !== known[0] || two.state.core.known !== known[1];
    if (!(twin.option !== option && becameKnown)) fail(wrong);
    return;
  }
}

const composing = <S extends StateOf>(g: Game<S>, before: S, { state }: World<S>, ask: Ask): boolean =>
  stillComposing(g, before, state, ask);

function step<S extends StateOf>(g: Game<S>, world: World<S>, ask: Ask, option: string): void {
  world.events = [];
  apply(g, world.state, ask, option, (event) => world.events.push(event));
}

/** The same answer; or, where another seat does not have it there, one that sounds the same to the viewer. */
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
