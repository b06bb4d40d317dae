import { useEffect } from 'react';
import { useLocale } from '../base/locale.tsx';
import { lookForNews, takeNewVersion, useNewVersion } from '../offline/keeping.ts';
import { Icon } from '../parts/icon.tsx';
import { useOnline } from './use-online.ts';

/** Notices on the first page: no network, or a newer version. They are not shown at a table, so that no game is interrupted. */
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
