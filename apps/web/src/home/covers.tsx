import type { CSSProperties } from 'react';
import type { Shell } from '../../locales/texts.ts';
import { type CatalogGame, catalogGames } from '../base/games.ts';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { CoverPicture, clothOf } from '../parts/cover-picture.tsx';
import { ShelfStill } from './shelf-still.tsx';

/** With at most this many boxes there is room for the still life beside them. */
const FEW = 3;
/** More boxes than these are wrapped into a second row. */
const ACROSS = 6;

export function Covers({ chosen, onChoose }: { chosen: string | undefined; onChoose: (id: string) => void }) {
  const { say } = useLocale();
  return (
    <section
      className={`shelf${catalogGames.length > FEW ? ' is-full' : ''}`}
      style={{ '--across': Math.min(catalogGames.length, ACROSS) } as CSSProperties}
      aria-label={say.say('home.games')}
    >
      {catalogGames.map((one) => (
        <CoverButton key={one.id} catalogGame={one} chosen={one.id === chosen} onChoose={() => onChoose(one.id)} />
      ))}
      {catalogGames.length > FEW ? undefined : <ShelfStill />}
    </section>
  );
}

function CoverButton({
  catalogGame,
  chosen,
  onChoose,
}: {
  catalogGame: CatalogGame;
  chosen: boolean;
  onChoose: () => void;
}) {
  const { say } = useLocale();
  const { id, seats, box, cover } = catalogGame;
  const name = useGameSpeaker(box).say('game.name');
  return (
    <button type="button" className="cover" style={clothOf(id)} aria-pressed={chosen} onClick={onChoose}>
      <CoverPicture cover={cover} />
      <span className="cover-name">{name}</span>
      <span className="cover-seats">{seatsText(say, seats)}</span>
    </button>
  );
}

const seatsText = (say: Shell, [least, most]: readonly [number, number]): string =>
  least === most ? say.say('home.seats.exact', { least }) : say.say('home.seats.range', { least, most });
