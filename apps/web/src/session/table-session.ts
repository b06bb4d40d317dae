// All that a table screen knows and can do, wherever its game is played: on this device, on a server, or in a replay.
// `openSession` implements the common part; each place supplies a small `TableSource`.
import type { Refusal, Seat, Viewer } from '@oubliette/engine';
import type { GameFile, GameInParts, Standing } from '@oubliette/records';
import type { Chair } from '../base/chair.ts';
import type { Now, TableNow } from './now.ts';
import type { Denial, OnlineSide } from './online-side.ts';
import type { SessionInfo } from './session-info.ts';

export interface TableSession {
  readonly kind: 'device' | 'online' | 'replay';
  readonly info: SessionInfo;
  chairs(): readonly Chair[];
  /** A snapshot; a new object after each change. */
  now(): Now;
  subscribe(listener: () => void): () => void;
  /** @param text a sentence of the player's own, where the ask takes one */
  answer(seat: Seat, kind: string, option: string, text?: string): Promise<Refusal | undefined>;
  takeBack(seat: Seat): Promise<Refusal | undefined>;
  /** The game as this seat would see it after the answer; undefined: the answer would reveal something hidden. */
  preview(seat: Seat, kind: string, option: string): Promise<object | undefined>;
  /** Replaces the standing answers of a seat; `now` holds the current ones. */
  setStanding(seat: Seat, standing: Standing): Promise<Refusal | undefined>;
  /** For one device; elsewhere they do nothing. */
  openCurtain(): void;
  handTo(seat: Seat): void;
  /** Gives a seat to a bot, or back; a server may deny it. */
  setChair(seat: Seat, chair: Chair): Promise<Denial | undefined>;
  /** The number of moments: 0 is the start, n follows n entries or changes. */
  moments(): number;
  /**
   * The table as its viewer saw it then, without asks. Undefined: no longer known.
   * @param seenBy another viewer, once the game is over
   */
  moment(no: number, seenBy?: Viewer): Promise<TableNow | undefined>;
  /** The whole game with its hidden cards; online only after the end. Undefined: it cannot be replayed as a whole. */
  file(): Promise<GameFile | undefined>;
  /** The same, or its parts if it was continued under newer rules. */
  exported(): Promise<GameFile | GameInParts | undefined>;
  /** Ends the session: closes sockets and workers. */
  leave(): void;
  readonly online?: OnlineSide;
}

type Verbs = Pick<TableSession, 'answer' | 'takeBack' | 'preview' | 'setStanding' | 'setChair'> &
  Partial<Pick<TableSession, 'openCurtain' | 'handTo'>>;

/** The source of a session: where its game is played. */
export interface TableSource {
  readonly kind: TableSession['kind'];
  info(): SessionInfo;
  chairs(): readonly Chair[];
  /** The current snapshot; read once after each change. */
  now(): Now;
  moments(): number;
  moment(no: number, seenBy?: Viewer): TableNow | undefined | Promise<TableNow | undefined>;
  exported(): Promise<GameFile | GameInParts | undefined>;
  /** The actions at the table; absent: read only. */
  readonly verbs?: Verbs;
  readonly online?: OnlineSide;
  leave?(): void;
}

export interface OpenSession extends TableSession {
  /** The source has a new snapshot. */
  changed(): void;
  /** Names or chairs have changed, the game has not: asks stay the same objects, so that a picked option stays picked. */
  infoChanged(): void;
}

const OVER: Refusal = { rule: 'ENG-OVER' };
const NOTHING_TO_TAKE_BACK: Refusal = { rule: 'ENG-NOTHING-TO-TAKE-BACK' };

/** The number of the awaited answer. */
const numberIn = (now: Now): number => (now.scene === 'table' ? now.seen.answered : -1);

export function openSession(source: TableSource): OpenSession {
  const { kind, verbs } = source;
  const listeners = new Set<() => void>();
  let now: Now | undefined;
  /** The answer being sent. */
  let given: { readonly text: string; readonly done: Promise<Refusal | undefined> } | undefined;

  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const shown = (): Now => {
    now ??= source.now();
    return now;
  };

  return {
    kind,
    get info() {
      return source.info();
    },
    chairs: source.chairs,
    now: shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed() {
      now = undefined;
      notify();
    },
    infoChanged() {
      if (now !== undefined) now = { ...now };
      notify();
    },
    async answer(...answer) {
      if (verbs === undefined) return OVER;
      // A second click while the first is being sent is the same answer.
      const text = JSON.stringify([numberIn(shown()), ...answer]);
      if (given?.text === text) return given.done;
      const done = verbs.answer(...answer).finally(() => {
        if (given?.done === done) given = undefined;
      });
      given = { text, done };
      return done;
    },
    takeBack: async (seat) => (verbs === undefined ? NOTHING_TO_TAKE_BACK : verbs.takeBack(seat)),
    preview: async (...answer) => verbs?.preview(...answer),
    setStanding: async (...standing) => (verbs === undefined ? OVER : verbs.setStanding(...standing)),
    openCurtain: () => verbs?.openCurtain?.(),
    handTo: (seat) => verbs?.handTo?.(seat),
    setChair: async (...chair) => verbs?.setChair(...chair),
    moments: source.moments,
    moment: async (no, seenBy) => (no < 0 || no > source.moments() ? undefined : source.moment(no, seenBy)),
    async file() {
      const file = await source.exported();
      return file?.format === 'oubliette-game' ? file : undefined;
    },
    exported: source.exported,
    leave: () => source.leave?.(),
    ...(source.online === undefined ? {} : { online: source.online }),
  };
}
