// The ways to play: alone, at one device, by links. Each presets the seats of the form; everything can be changed.
import type { CSSProperties } from 'react';
import type { Kind, Level } from '../base/chair.ts';
import type { CatalogGame } from '../base/games.ts';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { HomeIconPicture } from '../parts/cover-picture.tsx';
import type { HomeIcon } from '../parts/home-icon-names.ts';
import { useOnline } from './use-online.ts';

export const WAYS = ['alone', 'here', 'link'] as const;
export type Way = (typeof WAYS)[number];

const looks: Readonly<Record<Way, { readonly icon: HomeIcon; readonly colour: string }>> = {
  alone: { icon: 'overlord-helm', colour: '#8d2f2c' },
  here: { icon: 'two-shadows', colour: '#55702f' },
  link: { icon: 'tied-scroll', colour: '#44479c' },
};

/** The preset number of seats. */
export function firstSeats(way: Way, [least, most]: readonly [number, number]): number {
  return way === 'alone' ? Math.min(most, Math.max(least, 3)) : least;
}

/** The preset choice for a seat. */
export function firstKind(way: Way, seat: number, levels: readonly Level[]): Kind {
  const bot = levels.find((level) => level === 'steward') ?? 'random';
  if (seat === 0) return 'person';
  if (way === 'link') return 'link';
  return way === 'here' && seat === 1 ? 'person' : bot;
}

export function Ways({ catalogGame, onWay }: { catalogGame: CatalogGame; onWay: (way: Way) => void }) {
  const { say } = useLocale();
  const t = useGameSpeaker(catalogGame.box);
  const online = useOnline();
  return (
    <section className="slab ways-slab" aria-labelledby="ways-title">
      <h2 id="ways-title">
        {t.say('game.name')}
        {t.has('game.tagline') ? <small>{t.say('game.tagline')}</small> : undefined}
      </h2>
      <div className="ways">
        {WAYS.map((way) => {
          const shut = way === 'link' && !online;
          return (
            <button key={way} type="button" className="way" aria-disabled={shut} onClick={() => shut || onWay(way)}>
              <span className="way-picture" style={{ '--cloth': looks[way].colour } as CSSProperties}>
                <HomeIconPicture icon={looks[way].icon} />
              </span>
              <span className="way-words">
                <b>{say.say(`way.${way}`)}</b>
                <span>{say.say(shut ? 'way.offline' : `way.${way}.what`)}</span>
              </span>
              <svg className="way-arrow" viewBox="0 0 38 38" aria-hidden="true">
                <path d="M15 10l8 9-8 9" fill="none" stroke="#241806" strokeWidth="3.5" strokeLinecap="round" />
              </svg>
            </button>
          );
        })}
      </div>
    </section>
  );
}
