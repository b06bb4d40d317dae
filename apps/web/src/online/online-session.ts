// The session of a game on a server, which sends all views and all refusals.
import type { Refusal, Seat, Viewer } from '@oubliette/engine';
import type { BotChair, Reply, SeatInfo, TableInfo } from '@oubliette/protocol';
import { patch, type Standing } from '@oubliette/records';
import type { Chair } from '../base/chair.ts';
import { findGame } from '../base/games.ts';
import { letterOf } from '../parts/seat-mark.tsx';
import { type TableNow, tableNowFrom } from '../session/now.ts';
import type { SessionInfo } from '../session/session-info.ts';
import { openSession, type TableSession } from '../session/table-session.ts';
import type { TableClient, Wish } from './client.ts';
import { onlineSide } from './own-side.ts';
import { exported, isDenied, setBot } from './server-calls.ts';
import { ticketFor } from './tickets.ts';
import { openAt, type SeenMoment, type ViewHistory } from './view-history.ts';
import { type WholeGame, wholeGame } from './whole-game.ts';

export interface OnlineSession extends TableSession {
  /** Another moment is shown. */
  changed(): void;
  /** The table has changed: names, chairs or standing answers. */
  stateChanged(): void;
}

interface Parts {
  readonly token: string;
  readonly client: TableClient;
  readonly game: ViewHistory;
  /** The server's file of a table. */
  readonly download?: typeof exported;
}

/** Milliseconds before a failed download of the whole game is repeated; after the last it is given up until the table is opened again. */
const RETRY_AFTER = [2_000, 10_000, 60_000] as const;

const NOTHING: Refusal = { rule: 'ENG-NOTHING-TO-TAKE-BACK' };

export function onlineSession({ token, client, game, download = exported }: Parts): OnlineSession {
  const table = (): TableInfo => client.state().table!;
  const me = (): Viewer => client.state().seat ?? 'spectator';
  let info = infoOf(table());
  let chairs = table().seats.map(chairAt);
  let standing = client.state().standing;
  let whole: WholeGame | undefined;
  let asking = false;
  let left = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** What came last is shown first, as everything before it. */
  const wholeNow = (): WholeGame | undefined => (game.isCurrent() ? whole : undefined);

  async function put(wish: Wish): Promise<Refusal | undefined> {
    const reply = (await client.ask(wish)) as Reply | undefined;
    return reply === undefined || reply.ok ? undefined : reply.why;
  }
  const answered = (): number => game.shown()?.seen.answered ?? 0;
  const nowOf = (moment: SeenMoment, current: boolean): TableNow => nowAt(moment, me(), current, standing);
  const pastOf = (moment: SeenMoment): TableNow => nowAt({ ...moment, between: moment.last }, me(), false, standing);

  async function loaded() {
    const file = await download(table().id, token);
    if (isDenied(file)) throw new Error(file.denied);
    return file.format === 'oubliette-view' ? undefined : file;
  }

  /** Loads the whole game once, after the end. */
  async function haveWhole(): Promise<void> {
    if (asking || table().status !== 'over') return;
    asking = true;
    await loadWhole(0);
  }
  async function loadWhole(retries: number): Promise<void> {
    try {
      whole = await wholeGame(info, await loaded(), me());
      if (whole !== undefined) session.changed();
    } catch {
      const pause = RETRY_AFTER[retries];
      if (!left && pause !== undefined) retryTimer = setTimeout(loadWhole, pause, retries + 1);
    }
  }

  const session = openSession({
    kind: 'online',
    info: () => info,
    chairs: () => chairs,
    now: () => wholeNow()?.now() ?? nowOf(game.shown()!, game.isCurrent()),
    moments: () => wholeNow()?.moments() ?? game.moments.length - 1,
    moment: (no, seenBy) => wholeNow()?.moment(no, seenBy) ?? pastOf(game.moments[no]!),
    exported: () => loaded().catch(() => undefined),
    verbs: {
      answer: (_seat, kind, option, text) =>
        put({ t: 'answer', kind, option, n: answered(), ...(text === undefined ? {} : { text }) }),
      takeBack: () => put({ t: game.shown()?.details?.back ?? 'undo', n: answered() }),
      async preview(_seat, kind, option) {
        const shown = game.shown();
        if (shown === undefined) return undefined;
        const foreseen = await client.ask({ t: 'preview', kind, option, n: shown.seen.answered });
        if (foreseen?.t !== 'preview') return undefined;
        const { stream, position } = shown.place;
        if (foreseen.position !== position || foreseen.stream !== stream) return undefined;
        if (foreseen.same) return shown.seen.game;
        return foreseen.next === undefined ? undefined : (patch(shown.seen.game, foreseen.next) as object);
      },
      setStanding: (_seat, answers) => put({ t: 'standing', answers }),
      async setChair(seat, chair) {
        const by = ticketFor(table().id)?.owner ?? token;
        const set = await setBot(table().id, by, seat, botOf(chair));
        return isDenied(set) ? set : undefined;
      },
    },
    online: onlineSide({ token, client, answered, put }),
    leave() {
      left = true;
      clearTimeout(retryTimer);
    },
  });
  void haveWhole();
  return {
    ...session,
    get info() {
      return info;
    },
    changed() {
      session.changed();
      void haveWhole();
    },
    stateChanged() {
      void haveWhole();
      const next = table();
      if (client.state().standing !== standing) {
        standing = client.state().standing;
        session.changed();
      }
      if (JSON.stringify(next.seats.map(chairAt)) === JSON.stringify(chairs) && sameInfo(next, info)) return;
      chairs = next.seats.map(chairAt);
      info = infoOf(next);
      session.infoChanged();
    },
  };
}

/** @param current whether the asks can be answered; a past moment has none */
function nowAt(moment: SeenMoment, me: Viewer, current: boolean, standing: Standing | undefined): TableNow {
  const { seen, log, when, heard, details, between, last } = moment;
  const moments = me === 'spectator' ? last : between;
  const frame = { me, seen, open: openAt(moment), told: log, when, standing, moments };
  if (!current) return tableNowFrom(frame);
  // Until the details arrive the options are known, and nothing can be taken back.
  const noTakeBack = details === undefined ? NOTHING : details.noTakeBack;
  return tableNowFrom({ ...frame, current: { details: details?.asks ?? [], heard, noTakeBack } });
}

export function chairAt({ bot, level, policy }: SeatInfo): Chair {
  if (!bot) return { who: 'person' };
  return policy === undefined ? { who: 'bot', level: level ?? 'random' } : { who: 'policy', policy };
}

/** The bot or policy of a chair; false: a person. */
export const botOf = (chair: Chair): BotChair | false =>
  chair.who === 'person' ? false : chair.who === 'bot' ? chair.level : { policy: chair.policy };

/** The same in both languages; a bot that joined later has no name. */
export const nameOf = ({ name, bot }: SeatInfo, seat: Seat): string => name || `${bot ? 'Bot ' : ''}${letterOf(seat)}`;

function infoOf({ id, game, seats, marks, options: settings, given, commitment }: TableInfo): SessionInfo {
  const catalogGame = findGame(game);
  if (catalogGame === undefined) throw new Error(`${game} is not in the catalogue`);
  const content = given === undefined ? {} : { given };
  return { id, catalogGame, names: seats.map(nameOf), marks, settings, ...content, commitment };
}
const sameInfo = ({ seats, marks }: TableInfo, info: SessionInfo): boolean =>
  marks.join() === info.marks.join() && seats.every((seat, i) => nameOf(seat, i) === info.names[i]);
