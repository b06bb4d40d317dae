// What a seat asks to know of its own decisions. It changes nothing, and nobody else hears of it.
import { setTimeout as wait } from 'node:timers/promises';
import { diff, type Match, type Seat } from '@oubliette/engine';
import {
  asksLook,
  type LookMessage,
  noTakeBack,
  openView,
  type PreviewMessage,
  previewOf,
  type Reply,
  type Request,
  takeBackVerb,
} from '@oubliette/protocol';
import type { LiveTable, Play } from './live.ts';
import { lineOf } from './tell.ts';
import { policyRefusal } from './undo.ts';

type Looked<M> = M | Extract<Reply, { ok: false }>;

/** Looks at whether everything is on disk now, so many times, so many milliseconds apart. */
const PATIENCE = 50;
const PAUSE = 2;

/** What is entered but not on disk yet is not spoken of, not even by saying "later": somebody may be at a secret draft. */
async function atRest(t: LiveTable): Promise<Play | undefined> {
  for (let i = 0; i < PATIENCE && t.play !== undefined && t.play.entered !== t.play.stored; i++) await wait(PAUSE);
  return t.play;
}

/** Rules with a bug tell nothing; they do not take the house down. */
async function safely<M>(t: LiveTable, id: string, foresee: (play: Play, match: Match) => M): Promise<Looked<M>> {
  const play = await atRest(t);
  if (play === undefined) return notNow(id, 'SRV-NOT-STARTED');
  if (play.entered !== play.stored) return { ...notNow(id, 'SRV-AGAIN'), again: true };
  try {
    return foresee(play, play.match);
  } catch (err) {
    t.house.log.error({ err, table: t.record.id }, 'the rules failed');
    return notNow(id, 'SRV-RULES-FAILED');
  }
}
const notNow = (id: string, rule: string) => ({ t: 'reply', id, ok: false, why: { rule } }) as const;

export function look(t: LiveTable, seat: Seat, id: string): Promise<Looked<LookMessage>> {
  return safely(t, id, (play, match) => {
    const { id: line, no, seen } = lineOf(t, play, seat);
    const back = takeBackVerb(match, seat);
    const why = noTakeBack(match, seat) ?? policyRefusal(t, back);
    const open = diff(seen.game, openView(match));
    return {
      t: 'look',
      id,
      line,
      no,
      asks: asksLook(match, seat, seen),
      back,
      ...(open === undefined ? {} : { open }),
      ...(why === undefined ? {} : { noTakeBack: why }),
    };
  });
}

type Foreseen = Pick<Extract<Request, { t: 'preview' }>, 'id' | 'kind' | 'option' | 'n'>;

export function preview(t: LiveTable, seat: Seat, { id, kind, option, n }: Foreseen): Promise<Looked<PreviewMessage>> {
  return safely(t, id, (play, match) => {
    const { id: line, no, seen } = lineOf(t, play, seat);
    const next = n === seen.answered ? previewOf(match, seat, kind, option) : undefined;
    const place = { t: 'preview', id, line, no } as const;
    if (next === undefined) return place;
    const change = diff(seen.game, next);
    return change === undefined ? { ...place, same: true } : { ...place, next: change };
  });
}
