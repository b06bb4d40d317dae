import type { Fault } from '@oubliette/engine';
import { useEffect, useState } from 'react';
import { useLocale } from '../base/locale.tsx';
import { campaignAddress } from '../base/route.ts';
import { useExtras } from '../base/use-extras.ts';
import type { TableSession } from '../session/table-session.ts';
import { joinCampaign } from './games.ts';
import type { StoredCampaign } from './store.ts';
import './campaign.css';

type State = { readonly campaign: StoredCampaign } | { readonly fault: Fault };

/** At the end of a campaign's game: adds the game to the campaign and offers the next one. */
export function CampaignEnd({ session }: { session: TableSession }) {
  const x = useExtras();
  const { say } = useLocale();
  const [joined, setJoined] = useState<State>();
  useEffect(() => {
    let gone = false;
    joinCampaign(session).then(
      (state) => {
        if (!gone) setJoined(state);
      },
      () => {}, // Without the database the game stays a finished game whose file can be exported.
    );
    return () => {
      gone = true;
    };
  }, [session]);
  if (joined === undefined) return undefined;
  if ('fault' in joined) return <p role="alert">{x.say('campaign.refused', { why: say.fault(joined.fault) })}</p>;
  const { id, file } = joined.campaign;
  return (
    <p className="campaign-end" role="status">
      {x.say('campaign.joined', { name: file.name, games: file.games.length })}{' '}
      <a className="brass" href={campaignAddress(id)}>
        {x.say('campaign.go-on')}
      </a>
    </p>
  );
}
