import { useGameSpeaker } from '../../base/locale.tsx';
import type { TrackProps } from '../../kit/own-table.ts';
import { Track as KitTrack } from '../../kit/panes/track.tsx';
import { noteOf } from '../../reading/about.ts';
import type { GameIcon } from './icon-names.ts';
import { type CaptionKey, captions } from './locales/texts.ts';
import { gameOf, type View } from './reading.ts';

interface Stop {
  readonly id: string;
  readonly icon: GameIcon;
  readonly name: CaptionKey;
}

const VILLAGE: Stop = { id: 'V1', icon: 'shop', name: 'stop.V1' };
const AGAIN: Stop = { id: 'V2', icon: 'village', name: 'stop.V2' };

/** The phase of the turn: village, expedition, village. */
function stopsOf({ round, fight, moment }: View): { stops: readonly Stop[]; at: number } {
  const talks: readonly Stop[] =
    fight === undefined || fight.stage !== 'talk' ? [] : [{ id: 'talk', icon: 'shaking-hands', name: 'stop.talk' }];
  const way: Stop =
    fight === undefined
      ? { id: 'way', icon: 'cave-entrance', name: 'stop.expedition' }
      : fight.kind === 'arena'
        ? { id: 'way', icon: 'arena', name: 'stop.arena' }
        : { id: 'way', icon: 'cave-entrance', name: 'stop.dungeon' };
  const stops = [VILLAGE, way, ...talks, AGAIN];
  // Before the first round there is no phase.
  if (round === undefined) return { stops, at: -1 };
  if (fight !== undefined) return { stops, at: talks.length > 0 ? 2 : 1 };
  return { stops, at: moment === 'V2' ? stops.length - 1 : moment === 'V1' ? 0 : 1 };
}

export function Track({ now }: TrackProps) {
  const c = useGameSpeaker(captions);
  if (now.scene === 'curtain') return undefined;
  const game = gameOf(now);
  const { stops, at } = stopsOf(game);
  const title = game.round === undefined ? c.say('round.setup') : c.say('round', { round: game.round });
  return (
    <KitTrack
      title={title}
      about={noteOf(c, 'round')}
      stops={stops.map((stop) => ({ ...stop, name: c.say(stop.name) }))}
      at={at}
    />
  );
}
