import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { useLocale } from '../base/locale.tsx';
import { useExtras } from '../base/use-extras.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import type { TableSession } from '../session/table-session.ts';
import type { Checked } from './fairness.ts';

interface Result {
  readonly of: 'game' | 'file';
  readonly checks: readonly Checked[];
}

/** Checks in the page whether a game was fair; files from elsewhere can be checked too. */
export function FairnessDialog({ session, onClose }: { session: TableSession; onClose: () => void }) {
  const t = useExtras();
  const [result, setResult] = useState<Result | 'in-parts'>();
  const [news, setNews] = useState('');
  const id = useId();
  const { commitment } = session.info;

  useEffect(() => {
    let gone = false;
    session.file().then(async (file) => {
      if (file === undefined) {
        if (!gone) setResult('in-parts');
        return;
      }
      const checks = await check(JSON.stringify(file), commitment);
      if (!gone) setResult({ of: 'game', checks });
    });
    return () => {
      gone = true;
    };
  }, [session, commitment]);
  useEffect(() => {
    if (result === 'in-parts') setNews(t.say('fair.parts'));
    else if (result !== undefined) setNews(t.say(result.checks.every(({ ok }) => ok) ? 'fair.yes' : 'fair.no'));
  }, [result, t]);

  async function onFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (file === undefined) return;
    const checks = await check(await file.text());
    setResult(checks[0]?.fault?.what === 'in-parts' ? 'in-parts' : { of: 'file', checks });
    target.value = '';
  }
  const fair = typeof result === 'object' && result.checks.every(({ ok }) => ok);
  return (
    <Dialog title={t.say('fair.title')} onClose={onClose}>
      <div className="fairness">
        {result === undefined ? (
          <p>{t.say('fair.checking')}</p>
        ) : result === 'in-parts' ? (
          <p>{t.say('fair.parts')}</p>
        ) : (
          <>
            <p className={`verdict ${fair ? 'is-fair' : 'is-foul'}`}>
              <Icon name={fair ? 'tick' : 'cross'} />
              {t.say(result.of === 'game' ? 'fair.of.game' : 'fair.of.file')} {t.say(fair ? 'fair.yes' : 'fair.no')}
            </p>
            <ol>
              {result.checks.map((one) => (
                <Check key={one.check} checked={one} />
              ))}
            </ol>
          </>
        )}
        <p className="unseen" role="status">
          {news}
        </p>
        <p className="paper-lead">{t.say('fair.how')}</p>
        <input id={id} className="unseen" type="file" accept="application/json,.json" onChange={onFile} />
        <label className="brass is-quiet" htmlFor={id}>
          <Icon name="file" />
          {t.say('fair.other')}
        </label>
      </div>
    </Dialog>
  );
}

function Check({ checked: { check, ok, params, fault } }: { checked: Checked }) {
  const t = useExtras();
  const { say } = useLocale();
  return (
    <li className={`check ${ok ? 'is-fair' : 'is-foul'}`}>
      <Icon name={ok ? 'tick' : 'cross'} />
      <span>
        <b>{t.say(`fair.step.${check}`)}</b> {t.say(ok ? `fair.ok.${check}` : `fair.bad.${check}`, params)}
        {fault === undefined ? undefined : ` ${say.fault(fault)}`}
      </span>
    </li>
  );
}

async function check(text: string, promised?: string): Promise<readonly Checked[]> {
  const [{ checkFairness }, { rulesNamedBy }] = await Promise.all([
    import('./fairness.ts'),
    import('../base/rules.ts'),
  ]);
  return checkFairness(text, rulesNamedBy, promised);
}
