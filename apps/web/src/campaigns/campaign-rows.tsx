import { useEffect, useState } from 'react';
import { useLocale } from '../base/locale.tsx';
import { campaignAddress } from '../base/route.ts';
import { SmallBox } from '../parts/cover-picture.tsx';
import { gameName } from '../parts/where.ts';
import { type StoredCampaign, storedCampaigns } from './store.ts';

/** The campaigns of this device, as rows of the first page. */
export function CampaignRows() {
  const { lang, say } = useLocale();
  const [all, setAll] = useState<readonly StoredCampaign[]>([]);
  useEffect(() => {
    storedCampaigns().then(setAll, () => {});
  }, []);
  if (all.length === 0) return undefined;
  return (
    <>
      <h3 className="campaigns-title">{say.say('home.campaigns')}</h3>
      <ul className="saved-list">
        {all.map(({ id, file }) => (
          <li key={id} className="saved">
            <SmallBox game={file.game} className="saved-cover" />
            <div>
              <a href={campaignAddress(id)}>{file.name}</a>
              <p>
                {gameName(file.game, lang)}, {say.say('home.campaign.games', { games: file.games.length })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
