import { useEffect } from 'react';
import { useLocale } from '../base/locale.tsx';
import { lookForNews, takeNewVersion, useNewVersion } from '../offline/keeping.ts';
import { Icon } from '../parts/icon.tsx';
import { useOnline } from './use-online.ts';

/** What should be known before a game is begun: no network, or a newer version. Never at a table: nobody is torn from a game. */
export function HomeNotes() {
  const { say } = useLocale();
  const online = useOnline();
  const newer = useNewVersion();
  useEffect(lookForNews, []);
  return (
    <div className="home-notes" role="status">
      {online ? undefined : (
        <p>
          <Icon name="candle" />
          {say.say('home.offline')}
        </p>
      )}
      {newer ? (
        <p>
          <Icon name="scroll" />
          {say.say('home.new-version')}
          <button type="button" className="brass" onClick={takeNewVersion}>
            {say.say('home.new-version.take')}
          </button>
        </p>
      ) : undefined}
    </div>
  );
}
