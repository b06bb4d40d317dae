import { prefer, usePreferences } from '../base/preferences.ts';
import { useExtras } from '../base/use-extras.ts';
import { Icon } from '../parts/icon.tsx';

/** Mutes and unmutes; the key M does the same. */
export function SoundTool() {
  const t = useExtras();
  const { sounds } = usePreferences();
  return (
    <button
      type="button"
      className="tool is-sound"
      aria-pressed={sounds}
      aria-label={t.say('settings.sounds')}
      title={t.say(sounds ? 'sound.on' : 'sound.off')}
      onClick={() => prefer({ sounds: !sounds })}
    >
      <Icon name={sounds ? 'sound' : 'silence'} />
    </button>
  );
}
