import { useLocale } from '../base/locale.tsx';
import { prefer, usePreferences } from '../base/preferences.ts';
import { useExtras } from '../base/use-extras.ts';
import { Dialog } from '../parts/dialog.tsx';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { say } = useLocale();
  const extras = useExtras();
  const { keys: on } = usePreferences();
  const keys = [
    ['1 … 9', say.say('keys.pick')],
    [say.say('key.arrows'), say.say('keys.arrows')],
    [say.say('key.enter'), say.say('keys.confirm')],
    [say.say('key.backspace'), say.say('keys.back')],
    ['W', say.say('keys.why')],
    ['R', say.say('keys.rules')],
    ['H', say.say('keys.hint')],
    ['B', say.say('keys.board')],
    ['S', extras.say('keys.score')],
    ['N', extras.say('keys.notes')],
    ['M', extras.say('keys.sounds')],
    [say.say('key.arrows'), extras.say('keys.travel')],
    ['?', say.say('keys.help')],
    [say.say('key.escape'), say.say('keys.escape')],
  ] as const;
  return (
    <Dialog title={say.say('keys.title')} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="tick">
        <input type="checkbox" checked={on} onChange={(event) => prefer({ keys: event.target.checked })} />
        {say.say('menu.shortcuts')}
      </label>
    </Dialog>
  );
}
