import type { CSSProperties } from 'react';
import { type CatalogGame, catalogGames } from '../base/games.ts';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { CoverPicture, clothOf } from '../parts/cover-picture.tsx';
import { seatsText } from './seats-text.ts';
import { ShelfStill } from './shelf-still.tsx';

/** So many boxes leave room for something beside them. */
const FEW = 3;
/** More boxes than these stand in a second row. */
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
