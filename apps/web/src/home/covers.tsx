import type { CSSProperties } from 'react';
import { type ShelfGame, shelf } from '../games.ts';
import { useGameVoice, useVoice } from '../voice.tsx';
import { seatsText } from './seats-text.ts';

/** A box on the shelf: its colour comes from its name, its picture is its initial by candlelight. */
const cloths = ['#93392f', '#4a4da3', '#2f7253', '#6d2b6f', '#8a5a1c', '#3d5f7d'];

export function clothOf(id: string): CSSProperties {
  let sum = 0;
  for (const letter of id) sum = (sum * 33 + letter.charCodeAt(0)) >>> 0;
  return { '--cloth': cloths[sum % cloths.length] } as CSSProperties;
}

export function Covers({ chosen, onChoose }: { chosen: string | undefined; onChoose: (id: string) => void }) {
  const { say } = useVoice();
  return (
    <section className="shelf" aria-label={say.say('home.games')}>
      {shelf.map((one) => (
        <Cover key={one.id} shelfGame={one} chosen={one.id === chosen} onChoose={() => onChoose(one.id)} />
      ))}
    </section>
  );
}

function Cover({ shelfGame, chosen, onChoose }: { shelfGame: ShelfGame; chosen: boolean; onChoose: () => void }) {
  const { say } = useVoice();
  const { id, seats, texts } = shelfGame;
  const name = useGameVoice(texts).say('game.name');
  const [initial = ''] = name;
  return (
    <button type="button" className="cover" style={clothOf(id)} aria-pressed={chosen} onClick={onChoose}>
      <span className="cover-arch" aria-hidden="true">
        <span>{initial}</span>
      </span>
      <span className="cover-name">{name}</span>
      <span className="cover-seats">{seatsText(say, seats)}</span>
    </button>
  );
}
