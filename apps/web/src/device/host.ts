// The host of this device's games, in a worker. The page sends requests and receives only what its viewer may see.
import type { SeatView } from '@oubliette/bots';
import { type Game, type Refusal, type Seat, type Viewer, view } from '@oubliette/engine';
import {
  type GameFile,
  type GameInParts,
  type KeptRules,
  type Marks,
  progressOf,
  readGameFile,
  type Standing,
} from '@oubliette/records';
import type { Chair } from '../base/chair.ts';
import type { OlderRules, RulesOf } from '../base/rules.ts';
import { type Now, pastNow, type TableNow } from '../session/now.ts';
import type { NewTable, Settings } from '../session/session-info.ts';
import type { Think } from './bots.ts';
import { type DeviceTable, deviceTable } from './device-table.ts';
import { fileReplayer, goOnUnderNewer, keptNow, withEarlierLog } from './older-rules.ts';
import { fileOf, inPartsOf, newGame, newId, type OpenGame, takeUp, type Unplayable } from './open-game.ts';
import { replayer } from './replayer.ts';
import { type StoredGame, storedOf, takeUpStored } from './stored-game.ts';

/** The state of an open table, as the page gets it. */
export interface Snapshot {
  readonly now: Now;
  readonly chairs: readonly Chair[];
  readonly moments: number;
}
/** The terms of a table, as the page gets them. */
export interface DeviceTableInfo {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly marks: Marks;
  readonly settings: Settings;
  readonly given?: unknown;
  readonly commitment: string;
}
export type Failure = { readonly fault: Unplayable };
export interface Opened {
  readonly info: DeviceTableInfo;
  readonly first: Snapshot;
  readonly opening: number;
}

/** The requests of the page; arguments and results are plain data. */
export interface Host {
  start(table: NewTable): Promise<string>;
  /** Imports a game file. */
  import(text: string): Promise<{ readonly id: string } | Failure>;
  /** Starts a new game from a moment of another one. */
  goOn(file: GameFile, moment: number, chairs: readonly Chair[]): Promise<{ readonly id: string } | Failure>;
  /** Opens a table; undefined: this device has no such game. */
  open(id: string, pace: number): Promise<Opened | Failure | undefined>;
  /** Closes the table, unless it has been opened again since. */
  leave(id: string, opening: number): Promise<void>;
  answer(id: string, seat: Seat, kind: string, option: string, text?: string): Promise<Refusal | undefined>;
  takeBack(id: string, seat: Seat): Promise<Refusal | undefined>;
  preview(id: string, seat: Seat, kind: string, option: string): Promise<object | undefined>;
  openCurtain(id: string): Promise<void>;
  handTo(id: string, seat: Seat): Promise<void>;
  setStanding(id: string, seat: Seat, standing: Standing): Promise<Refusal | undefined>;
  setChair(id: string, seat: Seat, chair: Chair): Promise<void>;
  moment(id: string, no: number, seenBy?: Viewer): Promise<TableNow | undefined>;
  /** The whole game as a file, whether its table is open or not. */
  file(id: string): Promise<GameFile | undefined>;
  /** The same for a game that was continued under newer rules. */
  inParts(id: string): Promise<GameInParts | undefined>;
  /** Opens a finished game for reading; nothing is stored. */
  read(file: GameFile): Promise<{ readonly info: DeviceTableInfo; readonly moments: number } | Failure>;
  /** Allows bots to think while a person does: the page is visible and the device has cores to spare (BOT-AHEAD-5). Initially not allowed. */
  letThinkAhead(may: boolean): Promise<void>;
  /** A moment of the game being read, as this viewer saw it. */
  readMoment(id: string, no: number, viewer: Viewer): Promise<TableNow | undefined>;
}

export interface HostServices {
  readonly rulesOf: RulesOf;
  readonly olderRulesOf: OlderRules;
  readonly think: (game: string) => Think;
  /** Passes the views for thinking ahead; none: the bots stop. */
  readonly ahead?: (game: string, seatViews: readonly SeatView[]) => void;
  readonly load: (id: string) => Promise<StoredGame | undefined>;
  /** False: the device refuses to store it. */
  readonly save: (kept: StoredGame) => Promise<boolean>;
  /** Locks a game for this window and returns the release; undefined: another window holds the lock. */
  readonly claim: (id: string) => Promise<(() => void) | undefined>;
  /** Sends the change of an open table to the page. */
  readonly send: (id: string, snapshot: Snapshot) => void;
}

interface OpenTable {
  readonly opening: number;
  readonly table: DeviceTable;
  /** Resolves when the last change is saved and sent. */
  sent(): Promise<void>;
  readonly release: () => void;
}

export function deviceHost({ rulesOf, olderRulesOf, think, ahead, load, save, claim, send }: HostServices): Host {
  let mayThinkAhead = false;
  const open = new Map<string, OpenTable>();
  const read = new Map<string, (no: number, viewer: Viewer) => TableNow>();
  /** By game, the last opening under way: a page may open a table again before it has left it. */
  const coming = new Map<string, Promise<unknown>>();
  let openings = 0;
  /** Games that could not be stored: they are kept in memory, so that they can be played. */
  const unsaved = new Map<string, OpenGame>();

  async function keep(openGame: OpenGame): Promise<boolean> {
    const kept = await save(storedOf(openGame));
    if (kept) unsaved.delete(openGame.id);
    else unsaved.set(openGame.id, openGame);
    return kept;
  }
  async function begin(openGame: OpenGame): Promise<{ id: string }> {
    await keep(openGame);
    return { id: openGame.id };
  }
  /** The kept rules of a file, if they are older than the current ones. */
  async function olderThan(
    game: Game | undefined,
    file: Pick<GameFile, 'game' | 'rules'>,
  ): Promise<KeptRules | undefined> {
    return game === undefined || game.version === file.rules ? undefined : olderRulesOf(file.game, file.rules);
  }
  async function taken(file: GameFile, chairs?: readonly Chair[], moment?: number): Promise<OpenGame | Failure> {
    const game = await rulesOf(file.game);
    const older = await olderThan(game, file);
    if (game !== undefined && older !== undefined) {
      const gone = goOnUnderNewer(older, game, file, newId(), chairs, moment);
      return 'fault' in gone ? gone : withEarlierLog(gone, olderRulesOf);
    }
    const openGame = takeUp(file, newId(), game, chairs);
    return 'fault' in openGame || moment === undefined ? openGame : { ...openGame, match: replayer(openGame)(moment) };
  }
  /** Every moment of a file's game. */
  async function past(
    file: GameFile,
  ): Promise<{ openGame: OpenGame; at: (no: number, viewer: Viewer) => TableNow } | Failure> {
    const openGame = await taken(file);
    if ('fault' in openGame) return openGame;
    const older = await olderThan(openGame.match.game, file);
    if (older !== undefined) {
      const replay = fileReplayer(older, file);
      return { openGame, at: (no, viewer) => keptNow(replay(no), viewer) };
    }
    const replay = replayer(openGame);
    return { openGame, at: (no, viewer) => pastNow(replay(no), viewer) };
  }
  async function find(id: string): Promise<OpenGame | Failure | undefined> {
    const here = unsaved.get(id);
    if (here !== undefined) return here;
    const kept = await load(id);
    if (kept === undefined) return undefined;
    const game = await rulesOf(kept.game);
    const taken = takeUpStored(kept, game, await olderThan(game, kept));
    return 'fault' in taken ? taken : withEarlierLog(taken, olderRulesOf);
  }
  const at = (id: string): OpenTable => {
    const opened = open.get(id);
    if (opened === undefined) throw new Error(`${id} is not open`);
    return opened;
  };

  function close(id: string): void {
    const opened = open.get(id);
    open.delete(id);
    opened?.table.leave();
    opened?.release();
  }

  /** A change is sent after it is stored, or after storing has failed: the page shows nothing that could be lost. */
  function openTable(openGame: OpenGame, pace: number, release: () => void): OpenTable {
    const { id } = openGame;
    let changed: OpenGame | undefined;
    let waiters: (() => void)[] = [];
    let busy = false;
    async function goOn(): Promise<void> {
      if (busy) return;
      busy = true;
      while (waiters.length > 0) {
        const now = waiters;
        waiters = [];
        const latest = changed;
        changed = undefined;
        if (latest !== undefined) table.setUnsaved(!(await keep(latest)));
        if (open.get(id)?.table === table) send(id, snapshotOf(table));
        for (const done of now) done();
      }
      busy = false;
    }
    const sent = (): Promise<void> =>
      new Promise((done) => {
        waiters.push(done);
        // Changes of one task are sent together.
        queueMicrotask(goOn);
      });
    const table = deviceTable(openGame, {
      keep: (now) => {
        changed = now;
      },
      changed: () => void sent(),
      think: think(openGame.match.game.id),
      ahead: (seatViews) => ahead?.(openGame.match.game.id, mayThinkAhead ? seatViews : []),
      pace,
    });
    return { opening: ++openings, table, sent, release };
  }

  async function openById(id: string, pace: number): Promise<Opened | Failure | undefined> {
    close(id);
    const release = await claim(id);
    if (release === undefined) return { fault: { what: 'elsewhere' } };
    const openGame = await find(id);
    if (openGame === undefined || 'fault' in openGame) {
      release();
      return openGame;
    }
    const opened = openTable(openGame, pace, release);
    open.set(id, opened);
    opened.table.setUnsaved(unsaved.has(id));
    return { info: agreedOf(openGame), first: snapshotOf(opened.table), opening: opened.opening };
  }

  return {
    async start(table) {
      const game = await rulesOf(table.game);
      if (game === undefined) throw new Error(`${table.game} is not in the catalogue`);
      return (await begin(newGame(game, table))).id;
    },
    async import(text) {
      const file = readGameFile(text);
      if ('fault' in file) return file;
      const openGame = await taken(file.file);
      return 'fault' in openGame ? openGame : begin(openGame);
    },
    async goOn(file, moment, chairs) {
      const openGame = await taken(file, chairs, moment);
      if ('fault' in openGame) return openGame;
      const { game, state } = openGame.match;
      return begin({ ...openGame, fork: progressOf(view(game, state, 'spectator').game) });
    },
    open(id, pace) {
      const before = coming.get(id) ?? Promise.resolve();
      const now = before.then(() => openById(id, pace));
      coming.set(
        id,
        now.catch(() => {}),
      );
      return now;
    },
    async leave(id, opening) {
      if (open.get(id)?.opening === opening) close(id);
    },
    async answer(id, ...answer) {
      const { table, sent } = at(id);
      const refused = table.answer(...answer);
      await sent();
      return refused;
    },
    async takeBack(id, seat) {
      const { table, sent } = at(id);
      const refused = table.takeBack(seat);
      await sent();
      return refused;
    },
    preview: async (id, ...answer) => at(id).table.preview(...answer),
    openCurtain: async (id) => at(id).table.openCurtain(),
    handTo: async (id, seat) => at(id).table.handTo(seat),
    async setStanding(id, ...standing) {
      const { table, sent } = at(id);
      const refused = table.setStanding(...standing);
      await sent();
      return refused;
    },
    setChair: async (id, seat, chair) => at(id).table.setChair(seat, chair),
    moment: async (id, no, seenBy) => at(id).table.moment(no, seenBy),
    async file(id) {
      const opened = open.get(id);
      if (opened !== undefined) return opened.table.file();
      const openGame = await find(id);
      return openGame === undefined || 'fault' in openGame ? undefined : fileOf(openGame);
    },
    async inParts(id) {
      const opened = open.get(id);
      if (opened !== undefined) return opened.table.inParts();
      const openGame = await find(id);
      return openGame === undefined || 'fault' in openGame ? undefined : inPartsOf(openGame);
    },
    async read(file) {
      const looked = await past(file);
      if ('fault' in looked) return looked;
      const { openGame, at } = looked;
      read.clear();
      read.set(openGame.id, at);
      return { info: agreedOf(openGame), moments: file.entries.length };
    },
    async letThinkAhead(may) {
      mayThinkAhead = may;
      for (const { table } of open.values()) table.lookAhead();
    },
    async readMoment(id, no, viewer) {
      return read.get(id)?.(no, viewer);
    },
  };
}

const snapshotOf = (table: DeviceTable): Snapshot => ({
  now: table.now(),
  chairs: table.chairs(),
  moments: table.moments(),
});

const agreedOf = ({ id, names, marks, settings, given, fairness, match }: OpenGame): DeviceTableInfo => ({
  id,
  game: match.game.id,
  names,
  marks,
  settings,
  ...(given === undefined ? {} : { given }),
  commitment: fairness.commitment,
});
