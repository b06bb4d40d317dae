import { SEASONS } from '@oubliette/dungeon-lords/cards';
import { useMemo } from 'react';
import { upper } from '../../base/language.ts';
import { useGameSpeaker } from '../../base/locale.tsx';
import type { TrackProps } from '../../kit/own-table.ts';
import { Track as KitTrack } from '../../kit/panes/track.tsx';
import { noteOf } from '../../reading/about.ts';
import { captions } from './locales/texts.ts';
import { gameOf } from './reading.ts';

const ICONS = {
  winter: 'snowflake-1',
  spring: 'sprout',
  summer: 'sun',
  autumn: 'oak-leaf',
  combat: 'crossed-swords',
} as const;
const STOPS = [...SEASONS, 'combat'] as const;

/** Year and season, from winter to the combat. */
export function Track({ now, texts }: TrackProps) {
  const t = useGameSpeaker(texts);
  const c = useGameSpeaker(captions);
  const stops = useMemo(() => STOPS.map((id) => ({ id, icon: ICONS[id], name: upper(t.lang, t.name(id)) })), [t]);
  if (now.scene === 'curtain') return undefined;
  const { year, season } = gameOf(now);
  return (
    <KitTrack
      title={c.say('year', { year: String(year) })}
      about={noteOf(c, 'year')}
      stops={stops}
      at={STOPS.indexOf(season)}
    />
  );
}
