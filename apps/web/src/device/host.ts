// The games of this device, where they are played: in a worker. The page asks, and gets what its viewer may see.
import type { Game, Refusal, Seat, Viewer } from '@oubliette/engine';
import { type GameFile, type GameInParts, type KeptRules, type Marks, readGameFile } from '@oubliette/records';
import type { Chair } from '../base/chair.ts';
import type { OlderRules, RulesOf } from '../base/rules.ts';
import { type Now, pastNow, type TableNow } from '../session/now.ts';
import type { NewTable, Settings } from '../session/table-info.ts';
import type { Think } from './bots.ts';
import { type DeviceTable, sit } from './device-table.ts';
import { fileWalker, goOnUnderNewer, keptNow } from './older-rules.ts';
import { fileOf, inPartsOf, layTable, newId, type OpenGame, takeUp, type Unplayable } from './open-game.ts';
import { type StoredGame, storedOf, takeUpStored } from './stored-game.ts';
import { walker } from './walker.ts';

/** What the page knows of an open table at a moment. */
export interface Snapshot {
  readonly now: Now;
  readonly chairs: readonly Chair[];
  readonly moments: number;
}
/** What a table agreed on, as it travels to the page. */
export interface Agreed {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly marks: Marks;
  readonly options: Settings;
  readonly commitment: string;
}
export type Fault = { readonly fault: Unplayable };
export interface Opened {
  readonly sheet: Agreed;
  readonly first: Snapshot;
  readonly visit: number;
}

/** What can be asked of it; everything that goes in or out is plain data. */
export interface Host {
  start(table: NewTable): Promise<string>;
  /** Takes in a file somebody has. */
  import(text: string): Promise<{ readonly id: string } | Fault>;
  /** A new game that goes on from a moment of another one. */
  goOn(file: GameFile, moment: number, chairs: readonly Chair[]): Promise<{ readonly id: string } | Fault>;
  /** Sits down; undefined: there is no such game on this device. */
  open(id: string, pace: number): Promise<Opened | Fault | undefined>;
  /** Stands up from what `open` gave; whoever sat down there since stays. */
  leave(id: string, visit: number): Promise<void>;
  answer(id: string, seat: Seat, kind: string, option: string, text?: string): Promise<Refusal | undefined>;
  takeBack(id: string, seat: Seat): Promise<Refusal | undefined>;
  preview(id: string, seat: Seat, kind: string, option: string): Promise<object | undefined>;
  openCurtain(id: string): Promise<void>;
  handTo(id: string, seat: Seat): Promise<void>;
  setChair(id: string, seat: Seat, chair: Chair): Promise<void>;
  moment(id: string, no: number): Promise<TableNow | undefined>;
  /** The whole game as a file, whether somebody sits at it or not. */
  file(id: string): Promise<GameFile | undefined>;
  /** The same of a game that went on under newer rules. */
  inParts(id: string): Promise<GameInParts | undefined>;
  /** Looks at a game that is over, or nobody's: nothing of it is kept. */
  read(file: GameFile): Promise<{ readonly sheet: Agreed; readonly moments: number } | Fault>;
  /** A moment of what is read, as this viewer saw it. */
  readMoment(id: string, no: number, viewer: Viewer): Promise<TableNow | undefined>;
}

export interface Surroundings {
  readonly rulesOf: RulesOf;
  readonly olderRulesOf: OlderRules;
  readonly think: (game: string) => Think;
  readonly load: (id: string) => Promise<StoredGame | undefined>;
  /** False: this device refuses. */
  readonly save: (kept: StoredGame) => Promise<boolean>;
  /** Takes a game for this window alone, and gives it back; undefined: another window has it. */
  readonly claim: (id: string) => Promise<(() => void) | undefined>;
  /** Something changed at an open table. */
  readonly tell: (id: string, snapshot: Snapshot) => void;
}

interface Open {
  readonly visit: number;
  readonly seating: DeviceTable;
  /** When what has happened is saved and told. */
  told(): Promise<void>;
  readonly release: () => void;
}

export function deviceHost({ rulesOf, olderRulesOf, think, load, save, claim, tell }: Surroundings): Host {
  const open = new Map<string, Open>();
  const read = new Map<string, (no: number, viewer: Viewer) => TableNow>();
  /** The last wish to sit down at each: a page may come back before it has left. */
  const coming = new Map<string, Promise<unknown>>();
  let visits = 0;
  /** In memory too: where nothing can be saved, a game can still be played. */
  const unsaved = new Map<string, OpenGame>();

  async function keep(laid: OpenGame): Promise<boolean> {
    const kept = await save(storedOf(laid));
    if (kept) unsaved.delete(laid.id);
    else unsaved.set(laid.id, laid);
    return kept;
  }
  async function begin(laid: OpenGame): Promise<{ id: string }> {
    await keep(laid);
    return { id: laid.id };
  }
  /** The kept rules of a file that is older than the rules of now. */
  async function olderThan(game: Game | undefined, file: GameFile): Promise<KeptRules | undefined> {
    return game === undefined || game.version === file.rules ? undefined : olderRulesOf(file.game, file.rules);
  }
  async function taken(file: GameFile, chairs?: readonly Chair[], moment?: number): Promise<OpenGame | Fault> {
    const game = await rulesOf(file.game);
    const older = await olderThan(game, file);
    if (game !== undefined && older !== undefined) return goOnUnderNewer(older, game, file, newId(), chairs, moment);
    const laid = takeUp(file, newId(), game, chairs);
    return 'fault' in laid || moment === undefined ? laid : { ...laid, match: walker(laid)(moment) };
  }
  /** What a file's game looked like at each of its moments. */
  async function past(
    file: GameFile,
  ): Promise<{ laid: OpenGame; at: (no: number, viewer: Viewer) => TableNow } | Fault> {
    const laid = await taken(file);
    if ('fault' in laid) return laid;
    const older = await olderThan(laid.match.game, file);
    if (older !== undefined) {
      const walk = fileWalker(older, file);
      return { laid, at: (no, viewer) => keptNow(walk(no), viewer) };
    }
    const walk = walker(laid);
    return { laid, at: (no, viewer) => pastNow(walk(no), viewer) };
  }
  async function find(id: string): Promise<OpenGame | Fault | undefined> {
    const here = unsaved.get(id);
    if (here !== undefined) return here;
    const kept = await load(id);
    return kept === undefined ? undefined : takeUpStored(kept, await rulesOf(kept.game));
  }
  const at = (id: string): Open => {
    const table = open.get(id);
    if (table === undefined) throw new Error(`nobody sits at ${id}`);
    return table;
  };

  function stand(id: string): void {
    const table = open.get(id);
    open.delete(id);
    table?.seating.leave();
    table?.release();
  }

  /** Shown is saved: a change is told when it is kept, or when it is known that it cannot be. */
  function seat(laid: OpenGame, pace: number, release: () => void): Open {
    const { id } = laid;
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
        if (latest !== undefined) seating.setUnsaved(!(await keep(latest)));
        if (open.get(id) === table) tell(id, snapshotOf(seating));
        for (const done of now) done();
      }
      busy = false;
    }
    const told = (): Promise<void> =>
      new Promise((done) => {
        waiters.push(done);
        // What is done in one go is told in one go.
        queueMicrotask(goOn);
      });
    const seating = sit(laid, {
      keep: (now) => {
        changed = now;
      },
      changed: () => void told(),
      think: think(laid.match.game.id),
      pace,
    });
    const table: Open = { visit: ++visits, seating, told, release };
    return table;
  }

  async function sitDown(id: string, pace: number): Promise<Opened | Fault | undefined> {
    stand(id);
    const release = await claim(id);
    if (release === undefined) return { fault: { what: 'elsewhere' } };
    const laid = await find(id);
    if (laid === undefined || 'fault' in laid) {
      release();
      return laid;
    }
    const table = seat(laid, pace, release);
    open.set(id, table);
    table.seating.setUnsaved(unsaved.has(id));
    return { sheet: agreedOf(laid), first: snapshotOf(table.seating), visit: table.visit };
  }

  return {
    async start(table) {
      const game = await rulesOf(table.game);
      if (game === undefined) throw new Error(`${table.game} is not on the shelf`);
      return (await begin(layTable(game, table))).id;
    },
    async import(text) {
      const file = readGameFile(text);
      if ('fault' in file) return file;
      const laid = await taken(file.file);
      return 'fault' in laid ? laid : begin(laid);
    },
    async goOn(file, moment, chairs) {
      const laid = await taken(file, chairs, moment);
      return 'fault' in laid ? laid : begin(laid);
    },
    open(id, pace) {
      const before = coming.get(id) ?? Promise.resolve();
      const now = before.then(() => sitDown(id, pace));
      coming.set(
        id,
        now.catch(() => {}),
      );
      return now;
    },
    async leave(id, visit) {
      if (open.get(id)?.visit === visit) stand(id);
    },
    async answer(id, ...answer) {
      const { seating, told } = at(id);
      const refused = seating.answer(...answer);
      await told();
      return refused;
    },
    async takeBack(id, seat) {
      const { seating, told } = at(id);
      const refused = seating.takeBack(seat);
      await told();
      return refused;
    },
    preview: async (id, ...answer) => at(id).seating.preview(...answer),
    openCurtain: async (id) => at(id).seating.openCurtain(),
    handTo: async (id, seat) => at(id).seating.handTo(seat),
    setChair: async (id, seat, chair) => at(id).seating.setChair(seat, chair),
    moment: async (id, no) => at(id).seating.moment(no),
    async file(id) {
      const table = open.get(id);
      if (table !== undefined) return table.seating.file();
      const laid = await find(id);
      return laid === undefined || 'fault' in laid ? undefined : fileOf(laid);
    },
    async inParts(id) {
      const table = open.get(id);
      if (table !== undefined) return table.seating.inParts();
      const laid = await find(id);
      return laid === undefined || 'fault' in laid ? undefined : inPartsOf(laid);
    },
    async read(file) {
      const looked = await past(file);
      if ('fault' in looked) return looked;
      const { laid, at } = looked;
      read.clear();
      read.set(laid.id, at);
      return { sheet: agreedOf(laid), moments: file.entries.length };
    },
    async readMoment(id, no, viewer) {
      return read.get(id)?.(no, viewer);
    },
  };
}

const snapshotOf = (seating: DeviceTable): Snapshot => ({
  now: seating.now(),
  chairs: seating.chairs(),
  moments: seating.moments(),
});

const agreedOf = ({ id, names, marks, options, fairness, match }: OpenGame): Agreed => ({
  id,
  game: match.game.id,
  names,
  marks,
  options,
  commitment: fairness.commitment,
});
