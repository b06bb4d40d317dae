// What a table screen knows and can do, wherever its game is played: on this device, on a server, or long ago. `openSession`
// implements what is common; each place is a small `TableSource`.
import type { Refusal, Seat, Viewer } from '@oubliette/engine';
import type { GameFile, GameInParts, Standing } from '@oubliette/records';
import type { Chair } from '../base/chair.ts';
import type { Now, TableNow } from './now.ts';
import type { OnlineSide } from './online-side.ts';
import type { SessionInfo } from './session-info.ts';

export interface TableSession {
  readonly kind: 'device' | 'online' | 'replay';
  readonly info: SessionInfo;
  chairs(): readonly Chair[];
  /** A snapshot; a new one after each change. */
  now(): Now;
  subscribe(listener: () => void): () => void;
  /** @param text a sentence of the player's own, where the ask takes one */
  answer(seat: Seat, kind: string, option: string, text?: string): Promise<Refusal | undefined>;
  takeBack(seat: Seat): Promise<Refusal | undefined>;
  /** The game as it would look to this seat; undefined when the answer shows something hidden: that is no preview. */
  preview(seat: Seat, kind: string, option: string): Promise<object | undefined>;
  /** Replaces the standing answers of a seat; `now` says what they are. */
  setStanding(seat: Seat, standing: Standing): Promise<Refusal | undefined>;
  /** On one device; elsewhere they do nothing. */
  openCurtain(): void;
  handTo(seat: Seat): void;
  /** Gives a seat to a bot, or back. */
  setChair(seat: Seat, chair: Chair): void;
  /** How many moments the game has had: 0 is the start, n what is there after n entries or changes. */
  moments(): number;
  /**
   * The table as its viewer saw it then: nothing is asked. Undefined where it is not known any more.
   * @param eyes another viewer, for a game that is over
   */
  moment(no: number, eyes?: Viewer): Promise<TableNow | undefined>;
  /** Everything, hidden cards too; online only after the end. Undefined where nobody can replay it as a whole. */
  file(): Promise<GameFile | undefined>;
  /** The same, or its parts where it went on under newer rules. */
  exported(): Promise<GameFile | GameInParts | undefined>;
  /** Nobody looks any more: sockets and workers end. */
  leave(): void;
  readonly online?: OnlineSide;
}

type Verbs = Pick<TableSession, 'answer' | 'takeBack' | 'preview' | 'setStanding' | 'setChair'> &
  Partial<Pick<TableSession, 'openCurtain' | 'handTo'>>;

/** Where a game is played. */
export interface TableSource {
  readonly kind: TableSession['kind'];
  info(): SessionInfo;
  chairs(): readonly Chair[];
  /** What the screen shows now; read once after each change. */
  now(): Now;
  moments(): number;
  moment(no: number, eyes?: Viewer): TableNow | undefined | Promise<TableNow | undefined>;
  exported(): Promise<GameFile | GameInParts | undefined>;
  /** What can be done at the table; absent: the game is only looked at. */
  readonly verbs?: Verbs;
  readonly online?: OnlineSide;
  leave?(): void;
}

export interface OpenSession extends TableSession {
  /** The source has something new to show. */
  changed(): void;
  /** Names or chairs are new, the game is not: asks stay the same objects, so that nothing picked is put down. */
  infoChanged(): void;
}

const OVER: Refusal = { rule: 'ENG-OVER' };
const NOTHING_TO_TAKE_BACK: Refusal = { rule: 'ENG-NOTHING-TO-TAKE-BACK' };

/** The number of the answer that is awaited. */
const numberIn = (now: Now): number => (now.scene === 'table' ? now.seen.answered : -1);

export function openSession(source: TableSource): OpenSession {
  const { kind, verbs } = source;
  const listeners = new Set<() => void>();
  let now: Now | undefined;
  /** The answer that is on its way. */
  let given: { readonly n: number; readonly done: Promise<Refusal | undefined> } | undefined;

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
      // A second click while the first is on its way is the same answer.
      const n = numberIn(shown());
      if (given?.n === n) return given.done;
      const done = verbs.answer(...answer).finally(() => {
        given = undefined;
      });
      given = { n, done };
      return done;
    },
    takeBack: async (seat) => (verbs === undefined ? NOTHING_TO_TAKE_BACK : verbs.takeBack(seat)),
    preview: async (...answer) => verbs?.preview(...answer),
    setStanding: async (...standing) => (verbs === undefined ? OVER : verbs.setStanding(...standing)),
    openCurtain: () => verbs?.openCurtain?.(),
    handTo: (seat) => verbs?.handTo?.(seat),
    setChair: (seat, chair) => verbs?.setChair(seat, chair),
    moments: source.moments,
    moment: async (no, eyes) => (no < 0 || no > source.moments() ? undefined : source.moment(no, eyes)),
    async file() {
      const file = await source.exported();
      return file?.format === 'oubliette-game' ? file : undefined;
    },
    exported: source.exported,
    leave: () => source.leave?.(),
    ...(source.online === undefined ? {} : { online: source.online }),
  };
}
