// Why a bot gave its last answer: its two main reasons, as far as the person who asks may know them.
import { reasonsFor, searchParamsOf } from '@oubliette/bots';
import {
  isOver,
  type Move,
  options,
  type Policy,
  type Reason,
  retell,
  type Seat,
  type StateOf,
  sound,
  thinking,
  view,
} from '@oubliette/engine';
import { botContext } from '../games.ts';
import { headline } from '../screen/frame.ts';
import { printable, wrapped } from '../screen/measure.ts';
import { letterOf } from '../screen/paint.ts';
import { diceOf } from '../table.ts';
import { folded } from './menu.ts';
import { type Session, speakersFor, tinted } from './session.ts';

/** `w`: the last public decision of any bot, `w NAME`: of this one. Secret answers are left out. */
export function reasonLines(session: Session, seat: Seat, name: string): string[] {
  const { table, terminal } = session;
  const { c, t } = speakersFor(session, seat);
  const bots = table.participants.flatMap(({ bot }, one) => (bot ? [one] : []));
  const asked = name === '' ? bots : bots.filter((one) => isCalled(session, one, name));
  if (asked.length === 0)
    return [c.say(bots.length === 0 ? 'reasons.no-bot' : 'reasons.who', { words: printable(name) })];
  const found = lastDecision(session, seat, asked);
  if (found === undefined) return [c.say('reasons.none')];
  const { move, reasons } = found;
  const what = t.option(move.ask.kind, move.option);
  const { paint, width } = terminal;
  return [
    headline(paint, width, paint.dim(c.say('reasons.title'))),
    ...wrapped(c.say('reasons.did', { seat: move.ask.seat, what }), width).map((line) => tinted(session, line)),
    ...(reasons.length === 0
      ? [c.say('reasons.whim')]
      : reasons.map(({ key, params }) => t.say(`reason.${key}`, params))
    ).flatMap((line) => wrapped(`· ${line}`, width, '  ')),
  ];
}

const isCalled = ({ table }: Session, one: Seat, name: string): boolean =>
  [letterOf(one), table.participants[one]!.name].some((word) => folded(word) === name);

/** The last move of these seats that was a choice and that this seat saw unchanged. */
function lastDecision(
  session: Session,
  viewer: Seat,
  bots: readonly Seat[],
): { readonly move: Move; readonly reasons: readonly Reason[] } | undefined {
  const { match, fairness, installed, participants } = session.table;
  const { game } = installed;
  let s = match.first;
  let last: { readonly move: Move; readonly before: typeof s } | undefined;
  for (const move of match.moves) {
    const { ask, option } = move;
    if (bots.includes(ask.seat) && !ask.optional && sound(game, s, ask, option, viewer) === option) {
      if (options(game, s, ask).length > 1) last = { move, before: s };
    }
    // With the dice of its own entry, and a step that waits in its place.
    s = retell({ ...match, first: s, moves: [move] }, () => {});
  }
  if (last === undefined) return undefined;
  const policy = game.policies?.[participants[last.move.ask.seat]!.policy ?? ''];
  if (policy !== undefined) return { move: last.move, reasons: policyReasons(session, policy, last.move, last.before) };
  const { ask, option } = last.move;
  // A level with learned weights explains its answer by them (BOT-LEARN-6).
  const { knowledge } = searchParamsOf(participants[ask.seat]!.level ?? 'lord', game, botContext(game));
  if (knowledge === undefined) return { move: last.move, reasons: [] };
  const seen = view(game, last.before, viewer);
  const dice = thinking(`reasons ${match.entries.length} ${fairness.commitment}`);
  const lines = reasonsFor(game, knowledge, seen, ask.seat, { kind: ask.kind, option }, dice, viewer);
  return { move: last.move, reasons: lines };
}

/** The reasons of a policy: with the same random source it decides the same. Reasons that would reveal something are shown after the end. */
function policyReasons(
  { table }: Session,
  policy: Policy,
  { ask, option, entry }: Move,
  before: StateOf,
): readonly Reason[] {
  const seen = view(table.installed.game, before, ask.seat);
  const asked = seen.asks.find(({ kind }) => kind === ask.kind);
  if (asked === undefined) return [];
  const decided = policy.decide(seen, asked, ask.seat, diceOf(table, ask.seat, entry - table.match.before));
  const reasons = decided.option === option ? (decided.reasons ?? []) : [];
  return reasons.filter(({ kept }) => kept !== true || isOver(table.match.state));
}
