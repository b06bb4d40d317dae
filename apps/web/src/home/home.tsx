import { useState } from 'react';
import { shelf } from '../games.ts';
import { BigCandle } from '../parts/big-candle.tsx';
import { Icon } from '../parts/icon.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { useVoice } from '../voice.tsx';
import { Covers } from './covers.tsx';
import { SavedGames } from './saved-games.tsx';
import { TableForm } from './table-form.tsx';

export function Home() {
  const { say } = useVoice();
  const [id, setId] = useState(shelf[0]?.id);
  const chosen = shelf.find((game) => game.id === id);
  return (
    <div className="home-page">
      <header className="top">
        <span className="brand">
          <Icon name="candle" />
          <span className="brand-name">Oubliette</span>
        </span>
        <p className="top-game">{say.say('brand.tagline')}</p>
        <div className="tools">
          <LanguageSwitch />
        </div>
      </header>
      <main className="home">
        <section className="hero">
          <BigCandle />
          <h1>Oubliette</h1>
          <p>
            {say.say('brand.welcome')} <b>{say.say('brand.choose')}</b>
          </p>
        </section>
        <Covers chosen={id} onChoose={setId} />
        {chosen === undefined ? undefined : <TableForm key={id} shelfGame={chosen} />}
        <SavedGames />
      </main>
    </div>
  );
}
