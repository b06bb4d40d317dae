// A session at a game that is played on a server: what is shown comes from there, and so does every "no".
import type { Refusal, Seat, Viewer } from '@oubliette/engine';
import type { BotChair, Reply, SeatInfo, TableInfo } from '@oubliette/protocol';
import { patch } from '@oubliette/records';
import type { Chair } from '../base/chair.ts';
import { findGame } from '../base/games.ts';
import { letterOf } from '../parts/seat-mark.tsx';
import { type TableNow, tableNowFrom } from '../session/now.ts';
import type { SessionInfo } from '../session/session-info.ts';
import type { TableSession } from '../session/table-session.ts';
import type { TableClient, Wish } from './client.ts';
import { onlineSide } from './own-side.ts';
import { exported, isDenied, setBot } from './server-calls.ts';
import { ticketFor } from './tickets.ts';
import { type Moment, openAt, type ViewHistory } from './view-history.ts';
import { type WholeGame, wholeGame } from './whole-game.ts';

export interface OnlineSession extends TableSession {
  /** Something else is on the table. */
  changed(): void;
  /** The table itself has changed: names, chairs. */
  stateChanged(): void;
}

interface Parts {
  readonly token: string;
  readonly client: TableClient;
  readonly game: ViewHistory;
}

const NOTHING: Refusal = { rule: 'ENG-NOTHING-TO-TAKE-BACK' };

export function onlineSession({ token, client, game }: Parts): OnlineSession {
  const listeners = new Set<() => void>();
  const seen = (): TableInfo => client.state().table!;
  const me = (): Viewer => client.state().seat ?? 'spectator';
  let info = infoOf(seen());
  let chairs = seen().seats.map(chairOf);
  let now: TableNow | undefined;
  let whole: WholeGame | undefined;
  let asking = false;
  let giving: { readonly n: number; readonly done: Promise<Refusal | undefined> } | undefined;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  async function put(wish: Wish): Promise<Refusal | undefined> {
    const reply = (await client.ask(wish)) as Reply | undefined;
    return reply === undefined || reply.ok ? undefined : reply.why;
  }
  const answered = (): number => game.shown()?.seen.answered ?? 0;

  /** As soon as the table is over, and once. */
  async function haveWhole(): Promise<void> {
    if (asking || seen().status !== 'over') return;
    asking = true;
    whole = await wholeGame(session).catch(() => undefined);
    if (whole === undefined) return;
    now = undefined;
    tell();
  }

  const session: OnlineSession = {
    kind: 'online',
    get info() {
      return info;
    },
    chairs: () => chairs,
    now() {
      now ??= whole?.now() ?? nowAt(game.shown()!, me(), game.isCurrent());
      return now;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed() {
      now = undefined;
      tell();
      void haveWhole();
    },
    stateChanged() {
      void haveWhole();
      const next = seen();
      if (JSON.stringify(next.seats.map(chairOf)) === JSON.stringify(chairs) && sameInfo(next, info)) return;
      chairs = next.seats.map(chairOf);
      info = infoOf(next);
      // The asks stay the same objects: nothing that was picked is put down.
      if (now !== undefined) now = { ...now };
      tell();
    },
    answer(_seat, kind, option, text) {
      const n = answered();
      // A second click while the first is on its way is the same answer.
      if (giving?.n === n) return giving.done;
      const done = put({ t: 'answer', kind, option, n, ...(text === undefined ? {} : { text }) }).finally(() => {
        giving = undefined;
      });
      giving = { n, done };
      return done;
    },
    takeBack: () => put({ t: game.shown()?.look?.back ?? 'undo', n: answered() }),
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
    openCurtain() {},
    handTo() {},
    setChair(seat, chair) {
      const by = ticketFor(seen().id)?.owner ?? token;
      void setBot(seen().id, by, seat, botOf(chair));
    },
    moments: () => whole?.moments() ?? game.moments.length - 1,
    async moment(no) {
      if (whole !== undefined) return whole.moment(no);
      const moment = game.moments[no];
      return moment === undefined ? undefined : nowAt(moment, me(), false);
    },
    async file() {
      const file = await exported(seen().id, token);
      return isDenied(file) || file.format !== 'oubliette-game' ? undefined : file;
    },
    async inParts() {
      const file = await exported(seen().id, token);
      return isDenied(file) || file.format !== 'oubliette-game-in-parts' ? undefined : file;
    },
    // The room is left with the page it is on.
    leave() {},
    online: onlineSide({ token, client, answered, put }),
  };
  void haveWhole();
  return session;
}

/** @param current what is asked can be answered; else it is only looked at */
function nowAt(moment: Moment, me: Viewer, current: boolean): TableNow {
  const { seen, log, when, heard, look } = moment;
  const frame = { me, seen, open: openAt(moment), told: log, when };
  if (!current) return tableNowFrom(frame);
  // As long as the reasons are on their way, the options are known and nothing is taken back.
  const noTakeBack = look === undefined ? NOTHING : look.noTakeBack;
  return tableNowFrom({ ...frame, current: { details: look?.asks ?? [], heard, noTakeBack } });
}

function chairOf({ bot, level, policy }: SeatInfo): Chair {
  if (!bot) return { who: 'person' };
  return policy === undefined ? { who: 'bot', level: level ?? 'random' } : { who: 'policy', policy };
}

/** What holds a chair in the place of a person; false: nobody. */
const botOf = (chair: Chair): BotChair | false =>
  chair.who === 'person' ? false : chair.who === 'bot' ? chair.level : { policy: chair.policy };

/** The same word in both languages: a bot that came later has no name of its own. */
export const nameOf = ({ name, bot }: SeatInfo, seat: Seat): string => name || `${bot ? 'Bot ' : ''}${letterOf(seat)}`;

function infoOf({ id, game, seats, marks, options, commitment }: TableInfo): SessionInfo {
  const catalogGame = findGame(game);
  if (catalogGame === undefined) throw new Error(`${game} is not in the catalogue`);
  return { id, catalogGame, names: seats.map(nameOf), marks, options, commitment };
}
const sameInfo = ({ seats, marks }: TableInfo, info: SessionInfo): boolean =>
  marks.join() === info.marks.join() && seats.every((seat, i) => nameOf(seat, i) === info.names[i]);
