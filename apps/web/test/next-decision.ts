// A moment of Dungeon Lords at which the person decides openly, and one of the two others decides next.
import type { SeatView } from '@oubliette/bots';
import { play, type StateOf, view } from '@oubliette/engine';
import type { GameFile } from '@oubliette/records';
import type { Chair, Level } from '../src/base/chair.ts';
import type { BotInput } from '../src/device/bots.ts';
import { fileOf } from '../src/device/open-game.ts';
import { PEOPLE, PERSON, playOn, rulesOf, tableOf } from './game-files.ts';

export const lords = rulesOf('dungeon-lords')!;
const OTHERS = [1, 2];

/** The ask of another seat after an answer of the person. */
export interface Next {
  readonly option: string;
  /** The index of that option. */
  readonly at: number;
  readonly input: BotInput;
}

/** Unless the answer makes something known. */
function nextOnes(s: StateOf): Next[] {
  const [ask] = view(lords, s, 0).asks;
  return (ask?.options ?? []).flatMap((option, at) => {
    const then = play(lords, s, 0, { kind: ask!.kind, option, n: s.core.answered[0] });
    if ('refused' in then || then.state.core.known !== s.core.known) return [];
    return OTHERS.map((seat): BotInput => ({ seat, level: 'archlord', seen: view(lords, then.state, seat), dice: '' }))
      .filter(({ seen }) => seen.asks.some(({ options }) => options.length > 1))
      .map((input) => ({ option, at, input }));
  });
}

const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
playOn(played, ({ state }) => view(lords, state, 1).waiting.join() === '0' && nextOnes(state).length > 0);
const { match, fairness } = played.openGame;
export const next: readonly Next[] = nextOnes(match.state);

/** The views from which the other seats think ahead on a device. */
export const seatViews: readonly SeatView[] = OTHERS.map((seat) => ({
  seat,
  seen: view(lords, match.state, seat),
  dice: `${fairness.commitment} ${match.entries.length} ${seat} ahead`,
}));

export const bot = (level: Level): Chair => ({ who: 'bot', level });
export const fileWith = (level: Level): GameFile =>
  fileOf({ ...played.openGame, chairs: [PERSON, bot(level), bot(level)] })!;
