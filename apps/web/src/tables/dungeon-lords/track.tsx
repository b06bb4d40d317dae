import { SEASONS } from '@oubliette/dungeon-lords/cards';
import { useMemo } from 'react';
import type { TrackProps } from '../../own-table.ts';
import { upper } from '../../upper.ts';
import { useGameVoice } from '../../voice.tsx';
import { captions } from './locales/texts.ts';
import { Gi } from './pieces/gi.tsx';
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
  const t = useGameVoice(texts);
  const c = useGameVoice(captions);
  const stops = useMemo(() => STOPS.map((stop) => ({ stop, name: upper(t.lang, t.name(stop)) })), [t]);
  if (now.scene === 'curtain') return undefined;
  const { year, season } = gameOf(now);
  const at = STOPS.indexOf(season);
  return (
    <div className="dl-track">
      <b>{c.say('year', { year: String(year) })}</b>
      <ol>
        {stops.map(({ stop, name }, i) => (
          <li key={stop} className={i < at ? 'is-done' : i === at ? 'is-now' : ''} title={name}>
            <Gi icon={ICONS[stop]} />
            <span className={i === at ? '' : 'unseen'}>{name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
