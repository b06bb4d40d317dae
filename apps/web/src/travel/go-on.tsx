import { useState } from 'react';
import { goToTable } from '../base/route.ts';
import { useExtras } from '../base/use-extras.ts';
import { goOnFrom } from '../device/tables.ts';
import { Icon } from '../parts/icon.tsx';
import type { TableSession } from '../session/table-session.ts';

/** Starts another game on this device from this moment; the original stays unchanged. */
export function GoOn({ session, at, over }: { session: TableSession; at: number; over: boolean }) {
  const t = useExtras();
  const [failed, setFailed] = useState(false);
  async function goOn(): Promise<void> {
    const file = await session.file();
    const begun = file === undefined ? undefined : await goOnFrom(file, at, session.chairs());
    if (begun === undefined || 'fault' in begun) setFailed(true);
    else goToTable(begun.id);
  }
  return (
    <>
      <button
        type="button"
        className="brass is-quiet"
        disabled={over && at >= session.moments()}
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
