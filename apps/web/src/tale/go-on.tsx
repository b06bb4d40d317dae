import { useState } from 'react';
import { importTable } from '../device/tables.ts';
import { Icon } from '../parts/icon.tsx';
import { goToTable } from '../route.ts';
import type { Sitting } from '../sitting/sitting.ts';
import { fileAt } from './moment-file.ts';
import { useTale } from './use-tale.ts';

/** From this moment on as another game of this device; the one that is looked at stays as it is. */
export function GoOn({ sitting, at, over }: { sitting: Sitting; at: number; over: boolean }) {
  const t = useTale();
  const [failed, setFailed] = useState(false);
  async function goOn(): Promise<void> {
    const file = await fileAt(sitting, at);
    const begun = file === undefined ? undefined : await importTable(JSON.stringify(file), sitting.chairs());
    if (begun === undefined || 'fault' in begun) setFailed(true);
    else goToTable(begun.id);
  }
  return (
    <>
      <button
        type="button"
        className="brass is-quiet"
        disabled={over && at >= sitting.moments()}
        onClick={() => void goOn()}
        title={t.say('go-on.help')}
      >
        <Icon name="fork" />
        {t.say('go-on')}
      </button>
      {failed ? <span role="alert">{t.say('go-on.failed')}</span> : undefined}
    </>
  );
}
