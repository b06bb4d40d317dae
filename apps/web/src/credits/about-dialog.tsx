import '../settings/dialogs.css';
import type { OwnDesigns } from '@oubliette/catalog';
import type { Book, Speaker } from '@oubliette/text';
import { Suspense, useEffect, useState } from 'react';
import { type CatalogGame, catalogGames } from '../base/games.ts';
import { upper } from '../base/language.ts';
import { useGameSpeaker } from '../base/locale.tsx';
import { useExtras } from '../base/use-extras.ts';
import { Dialog } from '../parts/dialog.tsx';

const FONTS = [
  ['Grenze Gotisch', 'Omnibus-Type'],
  ['Alegreya, Alegreya Sans', 'Huerta Tipográfica'],
] as const;

/** The artists of the outlines that are used. */
const DRAWERS = 'Lorc, Delapouite, Skoll, Sbed, Caro Asercion, Cathelineau';

/** Authors, artists, fonts and licences, and what this project has made itself. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const t = useExtras();
  return (
    <Dialog title={t.say('about.title')} onClose={onClose}>
      <div className="about">
        <p>{t.say('about.unofficial')}</p>
        <h3>{t.say('about.games')}</h3>
        <ul>
          {catalogGames.flatMap(({ id, box }) =>
            creditsOf(box[t.lang]).map((credit) => <li key={`${id} ${credit}`}>{credit}</li>),
          )}
          <li>{t.say('about.examples')}</li>
        </ul>
        {catalogGames.map((game) => (
          <Designs key={game.id} catalogGame={game} />
        ))}
        <h3>{t.say('about.icons')}</h3>
        <p>
          {t.say('about.icons.text', { drawers: DRAWERS })}{' '}
          <a href="https://game-icons.net" target="_blank" rel="noreferrer">
            game-icons.net
          </a>
          {' · '}
          <a href="https://creativecommons.org/licenses/by/3.0/" target="_blank" rel="noreferrer">
            CC BY 3.0
          </a>
        </p>
        <h3>{t.say('about.fonts')}</h3>
        <ul>
          {FONTS.map(([name, by]) => (
            <li key={name}>{t.say('about.font', { name, by })}</li>
          ))}
        </ul>
        <h3>{t.say('about.ours')}</h3>
        <p>{t.say('about.ours.text')}</p>
      </div>
    </Dialog>
  );
}

/** Authors and publishers: every text of the box with the key `game.credit.…`. */
const creditsOf = (box: Book): string[] =>
  Object.keys(box.catalogue)
    .filter((key) => key.startsWith('game.credit.'))
    .map((key) => box.message(key)?.write({}) ?? '');

/** The cards of a game that this project has designed. */
function Designs({ catalogGame }: { catalogGame: CatalogGame }) {
  const t = useExtras();
  const [ours, setOurs] = useState<OwnDesigns>();
  useEffect(() => {
    let gone = false;
    catalogGame.ownDesigns?.().then((designs) => {
      if (!gone) setOurs(designs);
    });
    return () => {
      gone = true;
    };
  }, [catalogGame]);
  if (ours === undefined) return undefined;
  return (
    <>
      <h3>
        {t.say('about.designs', { game: catalogGame.box[t.lang].message('game.name')?.write({}) ?? catalogGame.id })}
      </h3>
      <p>{t.say('about.designs.text')}</p>
      <Suspense>
        <Cards title={t.say('about.designs.whole')} ids={ours.whole} texts={catalogGame.texts} />
        <Cards title={t.say('about.designs.partly')} ids={ours.partly} texts={catalogGame.texts} />
      </Suspense>
    </>
  );
}

function Cards({
  title,
  ids,
  texts,
}: {
  title: string;
  ids: readonly string[];
  texts: Parameters<typeof useGameSpeaker>[0];
}) {
  const t: Speaker = useGameSpeaker(texts);
  return (
    <p>
      <b>{title}</b>{' '}
      {new Intl.ListFormat(t.lang === 'en' ? 'en-GB' : t.lang).format(ids.map((id) => upper(t.lang, t.name(id))))}.
    </p>
  );
}
