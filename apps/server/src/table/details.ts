// Details of a seat's own asks, and previews. They change nothing, and nobody else learns of them.
import { setTimeout as wait } from 'node:timers/promises';
import type { Match, Seat } from '@oubliette/engine';
import {
  askDetails,
  type DetailsMessage,
  momentsOf,
  noTakeBack,
  openView,
  type PreviewMessage,
  previewOf,
  type Reply,
  type Request,
  takeBackVerb,
} from '@oubliette/protocol';
import { diff } from '@oubliette/records';
import { policyRefusal } from './asked-undo.ts';
import { streamOf } from './streams.ts';
import type { LiveTable, Play } from './table.ts';

type Or<M> = M | Extract<Reply, { ok: false }>;

/** How often it is checked whether everything is on disk, and how many milliseconds apart. */
const CHECKS = 50;
const PAUSE = 2;

/** Nothing is said of entries that are not on disk yet, not even "later": somebody may be at a secret draft. */
async function atRest(t: LiveTable): Promise<Play | undefined> {
  for (let i = 0; i < CHECKS && t.play !== undefined && t.play.entered !== t.play.stored; i++) await wait(PAUSE);
  return t.play;
}

/** Rules that throw give no details; the server goes on. */
async function safely<M>(t: LiveTable, id: string, compute: (play: Play, match: Match) => M): Promise<Or<M>> {
  const play = await atRest(t);
  if (play === undefined) return refusal(id, 'SRV-NOT-STARTED');
  if (play.entered !== play.stored) return { ...refusal(id, 'SRV-AGAIN'), again: true };
  try {
    return compute(play, play.match);
  } catch (err) {
    t.context.log.error({ err, table: t.record.id }, 'the rules failed');
    return refusal(id, 'SRV-RULES-FAILED');
  }
}
const refusal = (id: string, rule: string) => ({ t: 'reply', id, ok: false, why: { rule } }) as const;

export function details(t: LiveTable, seat: Seat, id: string, moments = false): Promise<Or<DetailsMessage>> {
  return safely(t, id, (play, match) => {
    const { id: stream, position, seen } = streamOf(t, play, seat);
    const back = takeBackVerb(match, seat);
    const why = noTakeBack(match, seat) ?? policyRefusal(t, back);
    const open = diff(seen.game, openView(match));
    return {
      t: 'details',
      id,
      stream,
      position,
      asks: askDetails(match, seat, seen),
      back,
      ...(open === undefined ? {} : { open }),
      ...(why === undefined ? {} : { noTakeBack: why }),
      ...(moments ? { moments: momentsTo(seen.game, match, seat) } : {}),
    };
  });
}

/** As they travel: the first view is sent as its difference from the last. */
function momentsTo(game: object, match: Match, seat: Seat): NonNullable<DetailsMessage['moments']> {
  const { base, changes } = momentsOf(match, seat);
  const first = diff(game, base);
  return { ...(first === undefined ? {} : { base: first }), changes: changes.map((change) => change ?? null) };
}

type Previewed = Pick<Extract<Request, { t: 'preview' }>, 'id' | 'kind' | 'option' | 'n'>;

export function preview(t: LiveTable, seat: Seat, { id, kind, option, n }: Previewed): Promise<Or<PreviewMessage>> {
  return safely(t, id, (play, match) => {
    const { id: stream, position, seen } = streamOf(t, play, seat);
    const next = n === seen.answered ? previewOf(match, seat, kind, option) : undefined;
    const message = { t: 'preview', id, stream, position } as const;
    if (next === undefined) return message;
    const change = diff(seen.game, next);
    return change === undefined ? { ...message, same: true } : { ...message, next: change };
  });
}
