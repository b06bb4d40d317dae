// The tables of this device, as the page uses them: start, import, continue, open.
import type { GameFile } from '@oubliette/records';
import type { Shell } from '../../locales/texts.ts';
import type { Chair } from '../base/chair.ts';
import { findGame } from '../base/games.ts';
import { isStill, paceLength } from '../base/preferences.ts';
import type { NewTable, SessionInfo } from '../session/session-info.ts';
import { type OpenSession, openSession, type TableSession } from '../session/table-session.ts';
import type { DeviceTableInfo, Failure, Host, Snapshot } from './host.ts';
import { moveOldGames } from './moving.ts';
import type { Unplayable } from './open-game.ts';
import { asker } from './wire.ts';
import type { News } from './worker.ts';

/** Milliseconds between two answers of bots: long enough to follow them. */
const PACE = 450;
const pace = (): number => (isStill() ? 0 : PACE * paceLength());

type Listener = (snapshot: Snapshot) => void;
const listeners = new Map<string, Set<Listener>>();
function listen(id: string, listener: Listener): () => void {
  const there = listeners.get(id) ?? new Set();
  listeners.set(id, there.add(listener));
  return () => {
    there.delete(listener);
    if (there.size === 0 && listeners.get(id) === there) listeners.delete(id);
  };
}

let host: Host | undefined;
/** The worker of this device's games; it starts with the first request. */
export function deviceGames(): Host {
  if (host !== undefined) return host;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  // After a failed start the next request starts another worker.
  worker.addEventListener('error', () => {
    host = undefined;
  });
  host = asker<Host>(worker, ({ id, snapshot }: News) => {
    for (const listener of listeners.get(id) ?? []) listener(snapshot);
  });
  document.addEventListener('visibilitychange', letHostThinkAhead);
  letHostThinkAhead();
  return host;
}

/** BOT-AHEAD-5: two cores are needed by the page and its game; a hidden page does not wait for bots. */
function letHostThinkAhead(): void {
  if (navigator.hardwareConcurrency > 2) void host?.letThinkAhead(!document.hidden);
}

export const startTable = (table: NewTable): Promise<string> => deviceGames().start(table);
export const importTable = (text: string): Promise<{ readonly id: string } | Failure> => deviceGames().import(text);
/** Starts a new game from a moment of another one. */
export const goOnFrom = (
  file: GameFile,
  moment: number,
  chairs: readonly Chair[],
): Promise<{ readonly id: string } | Failure> => deviceGames().goOn(file, moment, chairs);

function infoOf({ game, ...agreed }: DeviceTableInfo): SessionInfo {
  const catalogGame = findGame(game);
  if (catalogGame === undefined) throw new Error(`${game} is not in the catalogue`);
  return { ...agreed, catalogGame };
}

/** Opens a stored table behind its curtain: the person who left it need not be the one who returns. */
export async function tableById(id: string): Promise<TableSession | Failure | undefined> {
  await moveOldGames();
  const games = deviceGames();
  // Changes that arrive before the reply to `open` are kept.
  let news: Snapshot | undefined;
  let session: OpenSession | undefined;
  const unsubscribe = listen(id, (snapshot) => {
    news = snapshot;
    session?.changed();
  });
  const opened = await games.open(id, pace()).catch((error: unknown) => {
    unsubscribe();
    throw error;
  });
  if (opened === undefined || 'fault' in opened) {
    unsubscribe();
    return opened;
  }
  const { first, opening } = opened;
  const info = infoOf(opened.info);
  const latest = (): Snapshot => news ?? first;
  session = openSession({
    kind: 'device',
    info: () => info,
    chairs: () => latest().chairs,
    now: () => latest().now,
    moments: () => latest().moments,
    moment: (no, seenBy) => games.moment(id, no, seenBy),
    exported: async () => (await games.file(id)) ?? (await games.inParts(id)),
    verbs: {
      answer: (...answer) => games.answer(id, ...answer),
      takeBack: (seat) => games.takeBack(id, seat),
      preview: (...answer) => games.preview(id, ...answer),
      setStanding: (...standing) => games.setStanding(id, ...standing),
      async setChair(...chair) {
        await games.setChair(id, ...chair);
        return undefined;
      },
      openCurtain: () => void games.openCurtain(id),
      handTo: (seat) => void games.handTo(id, seat),
    },
    leave() {
      unsubscribe();
      void games.leave(id, opening);
    },
  });
  return session;
}

export const faultText = (say: Shell, fault: Unplayable): string =>
  fault.what === 'no-such-game'
    ? say.say('fault.no-such-game', { game: fault.game })
    : fault.what === 'elsewhere'
      ? say.say('elsewhere.text')
      : // A sentence of the game, which is not loaded here.
        say.fault(fault.code === undefined ? fault : { rule: fault.rule, where: fault.where, what: 'not-ours' });
