import './dialogs.css';
import { languages } from '@oubliette/text';
import { useState } from 'react';
import { useLocale } from '../base/locale.tsx';
import { PACES, type Preferences, prefer, THEMES, usePreferences } from '../base/preferences.ts';
import { useExtras } from '../base/use-extras.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Either } from '../parts/either.tsx';
import { play } from '../sounds/synth.ts';
import { askPermission, type Permission, permission } from './notify.ts';

type Flag = 'sounds' | 'keys' | 'trivial' | 'still' | 'plain';

/** The preferences of this device. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { lang, speak, say } = useLocale();
  const t = useExtras();
  const now = usePreferences();
  const tick = (name: Flag, label: string, help?: string) => (
    <div className="setting">
      <label className="tick">
        <input type="checkbox" checked={now[name]} onChange={(event) => prefer({ [name]: event.target.checked })} />
        {label}
      </label>
      {help === undefined ? undefined : <p>{help}</p>}
    </div>
  );
  return (
    <Dialog title={t.say('settings.title')} onClose={onClose}>
      <div className="settings">
        <Either
          name="language"
          legend={say.say('bar.language')}
          values={languages}
          chosen={lang}
          label={(one) => say.say(`language.${one}`)}
          onChoose={speak}
        />
        <Either
          name="theme"
          legend={t.say('settings.theme')}
          values={THEMES}
          chosen={now.theme}
          label={(one) => t.say(`settings.theme.${one}`)}
          onChoose={(theme) => prefer({ theme })}
        />
        <Either
          name="pace"
          legend={t.say('settings.pace')}
          values={PACES}
          chosen={now.pace}
          label={(one) => t.say(`settings.pace.${one}`)}
          onChoose={(pace) => prefer({ pace })}
        />
        {tick('still', t.say('settings.still'), t.say('settings.still.help'))}
        {tick('plain', t.say('settings.plain'), t.say('settings.plain.help'))}
        <div className="setting">
          {tick('sounds', t.say('settings.sounds'))}
          <Volume now={now} />
        </div>
        <Notifications now={now} />
        {tick('trivial', t.say('settings.trivial'), t.say('settings.trivial.help'))}
        {tick('keys', say.say('menu.shortcuts'))}
      </div>
    </Dialog>
  );
}

function Volume({ now }: { now: Preferences }) {
  const t = useExtras();
  return (
    <div className="volume">
      <label>
        <span>{t.say('settings.volume')}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={now.volume}
          disabled={!now.sounds}
          onChange={(event) => prefer({ volume: Number(event.target.value) })}
        />
      </label>
      <button type="button" className="small" disabled={!now.sounds} onClick={() => play('turn')}>
        {t.say('settings.try')}
      </button>
    </div>
  );
}

/** The permission is requested only when the player turns notifications on. */
function Notifications({ now }: { now: Preferences }) {
  const t = useExtras();
  const [allowed, setAllowed] = useState<Permission>(permission);
  async function onChange(wanted: boolean): Promise<void> {
    const given = wanted ? await askPermission() : allowed;
    setAllowed(given);
    prefer({ notify: wanted && given === 'granted' });
  }
  return (
    <div className="setting">
      <label className="tick">
        <input
          type="checkbox"
          checked={now.notify && allowed === 'granted'}
          disabled={allowed === 'unable'}
          onChange={(event) => void onChange(event.target.checked)}
        />
        {t.say('settings.notify')}
      </label>
      <p role="status">
        {allowed === 'denied'
          ? t.say('settings.notify.denied')
          : allowed === 'unable'
            ? t.say('settings.notify.unable')
            : t.say('settings.notify.help')}
      </p>
    </div>
  );
}
