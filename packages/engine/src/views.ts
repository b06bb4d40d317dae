// Views: everything that clients get of a state, and states imagined from a view.
import { newCore } from './chance.ts';
import { copyPlain, put } from './copy.ts';
import type { Aside, Ask, Event, Frame, Params, Pick, RuleId, Seat, StateOf, Viewer } from './core.ts';
import { type Game, showFrame } from './game.ts';
import { asksOf, awaited, options } from './loop.ts';
import { completes, composed } from './optional-asks.ts';
import type { AsideSeen, AskSeen, Outcome, Seen } from './seen.ts';

/** Shared: most viewers have no asks. */
const NONE: readonly never[] = [];

export const view = <S extends StateOf, V extends object>(g: Game<S, V>, s: S, viewer: Viewer): Seen<V> =>
  lookAt(g, s)(viewer);

/** Views of one state for several viewers: the common parts are built once. The state must not change meanwhile. */
export function lookAt<S extends StateOf, V extends object>(g: Game<S, V>, s: S): (viewer: Viewer) => Seen<V> {
  const waiting: Seat[] = [];
  const asked = awaited(g, s);
  for (const { seat } of asked) if (!waiting.includes(seat)) waiting.push(seat);
  const { answered, stack, aside } = s.core;
  const end = stack.length === 0 ? { outcome: g.outcome(s), score: g.score(s) } : undefined;
  const look = g.viewsOf?.(s) ?? ((viewer: Viewer) => g.view(s, viewer));
  let game: V | undefined;
  let frames: Frame[] | undefined;
  return (viewer) => {
    const again = game === undefined || g.open !== true;
    if (again) [game, frames] = [look(viewer), stack.map((f) => showFrame(g, s, f, viewer))];
    const own = viewer === 'spectator' ? NONE : asksOf(g, s, viewer, asked);
    const seen = {
      game: game!,
      seats: answered.length,
      frames: frames!,
      waiting,
      asks: own.length === 0 ? NONE : own.map((ask) => showAsk(g, s, ask)),
      mine: aside.length === 0 ? NONE : asideSeen(g, s, viewer),
      answered: viewer === 'spectator' ? 0 : answered[viewer]!,
    };
    return end === undefined ? seen : { ...seen, end };
  };
}

const asideSeen = <S extends StateOf>(g: Game<S>, s: S, viewer: Viewer): AsideSeen[] =>
  s.core.aside.flatMap((a) => (a.seat === viewer ? { ...a, fits: composed(g, s, a.kind, a.seat).length } : []));

function showAsk<S extends StateOf>(g: Game<S>, s: S, ask: Ask): AskSeen {
  const about = aboutAsk(g, s, ask);
  return {
    kind: ask.kind,
    optional: ask.optional,
    options: options(g, s, ask),
    rules: g.asks[ask.kind]?.rules ?? [],
    ...(about === undefined ? {} : { about }),
    ...(g.asks[ask.kind]?.sentence === true ? { sentence: true as const } : {}),
  };
}

function aboutAsk<S extends StateOf>(g: Game<S>, s: S, ask: Ask): Params | undefined {
  if (ask.beside !== undefined) return g.beside[ask.beside]!.about?.(s, ask.seat, composed(g, s, ask.beside, ask.seat));
  const f = s.core.stack.at(-1)!;
  return g.procedures[f.proc]!.about?.(s, f, ask, g);
}

/** An answer as a viewer sees it, before it is applied; undefined where it is hidden from that viewer. */
export function sound<S extends StateOf>(g: Game<S>, s: S, ask: Ask, option: string, to: Viewer): string | undefined {
  if (ask.seat === to) return option;
  const f = s.core.stack.at(-1)!;
  const secret = ask.optional ? !completes(g, s, ask, option) : g.procedures[f.proc]!.secret?.(s, f, ask, g);
  return secret ? undefined : (g.asks[ask.kind]?.sounds?.(s, ask.seat, option, to) ?? option);
}

/** An event as a viewer gets it; `mine` marks one that includes the secret part. */
export interface Heard {
  readonly type: string;
  readonly rule: RuleId;
  readonly mine?: true;
  readonly [param: string]: unknown;
}

/** All viewers get the open part, the seats in `secret.to` also the secret part. */
export function hear(event: Event, viewer: Viewer): Heard {
  const { secret, ...open } = event;
  if (secret === undefined || viewer === 'spectator' || !secret.to.includes(viewer)) return open;
  const { to: _, ...rest } = secret;
  return { ...open, ...rest, mine: true };
}

/** A copy for `determinize`; constant fields are shared. */
function copyView<S extends StateOf, V extends object>({ constant }: Game<S, V>, seen: V): V {
  if (constant === undefined) return copyPlain(seen);
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(seen)) put(out, key, constant.includes(key) ? value : copyPlain(value));
  return out as V;
}

/** A full state with the same view for this viewer. The game chooses hidden cards, the engine the rest. */
export function imagine<S extends StateOf, V extends object>(g: Game<S, V>, seen: Seen<V>, me: Viewer, pick: Pick): S {
  const core = newCore(seen.seats, `imagined ${pick(0x40000000)}`);
  core.aside = seen.mine.map(({ fits: _, ...aside }) => copyPlain<Aside>(aside));
  if (me !== 'spectator') core.answered[me] = seen.answered;
  const s = g.determinize(copyView(g, seen.game), core, me, pick);
  s.core.stack = copyPlain(seen.frames) as Frame[];
  for (const f of s.core.stack) g.procedures[f.proc]!.guess?.(s, f, me, pick, g);
  return s;
}

export const isOver = (s: StateOf): boolean => s.core.stack.length === 0;

/** The outcome; undefined while the game goes on. */
export const outcome = <S extends StateOf>(g: Game<S>, s: S): Outcome | undefined =>
  isOver(s) ? g.outcome(s) : undefined;
