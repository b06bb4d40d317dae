import { useState } from 'react';
import { catalogGames } from '../base/games.ts';
import { useLocale } from '../base/locale.tsx';
import { ownTables } from '../kit/own-table.ts';
import { BigCandle } from '../parts/big-candle.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { Covers } from './covers.tsx';
import { HomeTools } from './home-tools.tsx';
import { ListedGames } from './listed-games.tsx';
import { HomeNotes } from './notes.tsx';
import { TableForm } from './table-form.tsx';
import { type Way, Ways } from './ways.tsx';

export function Home() {
  const { lang, say } = useLocale();
  const [id, setId] = useState(catalogGames[0]?.id);
  const [way, setWay] = useState<Way>();
  const chosen = catalogGames.find((game) => game.id === id);
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
          <HomeTools />
        </div>
      </header>
      <main className="home">
        <HomeNotes />
        <section className="hero">
          <BigCandle />
          <h1>Oubliette</h1>
          <p>
            {say.say('brand.welcome')} <b>{say.say('brand.choose')}</b>
          </p>
        </section>
        <Covers chosen={id} onChoose={setId} />
        {chosen === undefined ? undefined : <Ways catalogGame={chosen} onWay={setWay} />}
        <aside className="home-side">
          <ListedGames />
          {ownTables().map(({ Lesson }, i) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            Lesson === undefined ? undefined : <Lesson key={i} />,
          )}
        </aside>
      </main>
      {chosen === undefined || way === undefined ? undefined : (
        <Dialog
          title={chosen.box[lang].message('game.name')?.write({}) ?? id ?? ''}
          wide
          onClose={() => setWay(undefined)}
        >
          <TableForm key={way} catalogGame={chosen} way={way} />
        </Dialog>
      )}
    </div>
  );
}
