import { type CampaignFile, nextGiven } from '@oubliette/records';
import { useEffect, useState } from 'react';
import { type CatalogGame, findGame } from '../base/games.ts';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { goHome } from '../base/route.ts';
import { useExtras } from '../base/use-extras.ts';
import { useRules } from '../base/use-rules.ts';
import { forgetCampaign, type StoredCampaign, storedCampaign } from '../campaigns/store.ts';
import { type Bought, Town } from '../campaigns/town.tsx';
import { UncheckedGames } from '../campaigns/unchecked-games.tsx';
import { saveJson } from '../device/files.ts';
import { SmallBox } from '../parts/cover-picture.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { listed } from '../parts/listed-row.tsx';
import { TableForm } from './table-form.tsx';
import { WAYS, type Way } from './ways.tsx';
import '../campaigns/campaign.css';

type Found = StoredCampaign | 'none' | undefined;

/** The page of a campaign between two games: its history, the choices, and the form of the next game. */
export function CampaignPage({ id }: { id: string }) {
  const x = useExtras();
  const { say } = useLocale();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let gone = false;
    storedCampaign(id).then(
      (campaign) => {
        if (!gone) setFound(campaign ?? 'none');
      },
      () => setFound('none'),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  const catalogGame = found === undefined || found === 'none' ? undefined : findGame(found.file.game);
  return (
    <div className="home-page">
      <header className="top">
        <a className="brand" href="#home" aria-label={say.say('bar.home')}>
          <Icon name="candle" />
          <span className="brand-name">Oubliette</span>
        </a>
        <div className="tools">
          <LanguageSwitch />
        </div>
      </header>
      <main className="campaign">
        {found === undefined ? undefined : found === 'none' || catalogGame === undefined ? (
          <section className="parchment lost-panel">
            <h1>{x.say('campaign.lost')}</h1>
            <button type="button" className="brass" onClick={goHome}>
              {say.say('bar.home')}
            </button>
          </section>
        ) : (
          <Standing campaign={found} catalogGame={catalogGame} />
        )}
      </main>
    </div>
  );
}

function Standing({ campaign, catalogGame }: { campaign: StoredCampaign; catalogGame: CatalogGame }) {
  const x = useExtras();
  const { lang, say } = useLocale();
  const t = useGameSpeaker(catalogGame.texts);
  const game = useRules(catalogGame);
  const [bought, setBought] = useState<readonly Bought[]>([]);
  const [way, setWay] = useState<Way>();
  const [sure, setSure] = useState(false);
  const { file } = campaign;
  const legacy = file.games.at(-1)?.legacy;
  const lines = legacy === undefined ? [] : (game?.campaign?.summary?.(legacy as never) ?? []);
  const chosen = bought.at(-1)?.chosen;
  async function forget(): Promise<void> {
    await forgetCampaign(campaign.id);
    goHome();
  }
  return (
    <>
      <section className="parchment campaign-standing" aria-labelledby="campaign-title">
        <SmallBox game={file.game} className="campaign-cover" />
        <p className="campaign-game">{t.say('game.name')}</p>
        <h1 id="campaign-title">{file.name}</h1>
        <p>
          {x.say('campaign.so-far', {
            games: file.games.length,
            count: file.people.length,
            people: listed(file.people, lang),
          })}
        </p>
        <ul>
          {lines.map((line) => (
            <li key={JSON.stringify(line)}>{t.say(`campaign.${line.key}`, line.params)}</li>
          ))}
        </ul>
        <UncheckedGames campaign={campaign} />
        <div className="choices">
          <button type="button" className="small" onClick={() => saveJson(file, fileName(file))}>
            <Icon name="file" /> {x.say('campaign.export')}
          </button>
          {sure ? (
            <>
              <button type="button" className="brass is-grave" onClick={forget}>
                {say.say('home.delete.yes')}
              </button>
              <button type="button" className="small" onClick={() => setSure(false)}>
                {say.say('home.delete.no')}
              </button>
            </>
          ) : (
            <button type="button" className="small" onClick={() => setSure(true)}>
              <Icon name="cross" /> {x.say('campaign.delete')}
            </button>
          )}
        </div>
      </section>
      {game === undefined ? undefined : <Town game={game} legacy={legacy} t={t} bought={bought} onBought={setBought} />}
      <section className="slab campaign-next" aria-labelledby="next-title">
        <h2 id="next-title">{x.say('campaign.next')}</h2>
        <div className="choices">
          {WAYS.map((one) => (
            <button key={one} type="button" className="brass" disabled={game === undefined} onClick={() => setWay(one)}>
              {say.say(`way.${one}`)}
            </button>
          ))}
        </div>
      </section>
      {way === undefined || game === undefined ? undefined : (
        <Dialog title={file.name} wide onClose={() => setWay(undefined)}>
          <TableForm
            catalogGame={catalogGame}
            way={way}
            next={{ campaign, chosen, given: nextGiven(game, file, chosen) }}
          />
        </Dialog>
      )}
    </>
  );
}

const fileName = ({ game, games }: CampaignFile): string => `oubliette-${game}-campaign-${games.length}.json`;
