import type { TableInfo } from '@oubliette/protocol';
import { type FormEvent, useState } from 'react';
import { useLocale } from '../base/locale.tsx';
import { isDenied, setHook } from './server-calls.ts';
import { deniedText, useOnlineSpeaker } from './texts.ts';
import { ticketFor } from './tickets.ts';

/** The address to which the turns of this table are posted. The owner sets it; the server never sends it back. */
export function Webhook({ table }: { table: TableInfo }) {
  const o = useOnlineSpeaker();
  const { lang } = useLocale();
  const [url, setUrl] = useState('');
  const [fault, setFault] = useState('');
  const owner = ticketFor(table.id)?.owner;
  const has = table.hook === true;
  if (owner === undefined) return has ? <p>{o.say('hook.there')}</p> : undefined;
  async function set(address: string | undefined): Promise<void> {
    const done = await setHook(table.id, owner ?? '', address === undefined ? undefined : { url: address, lang });
    setFault(isDenied(done) ? deniedText(o, done.denied) : '');
    if (!isDenied(done)) setUrl('');
  }
  function save(event: FormEvent): void {
    event.preventDefault();
    void set(url.trim());
  }
  return (
    <details className="second-device">
      <summary>{o.say('hook.title')}</summary>
      <p>{o.say('hook.help')}</p>
      <form className="players-form" onSubmit={save} noValidate>
        <label className="field">
          <span>{o.say('hook.address')}</span>
          <input
            type="text"
            inputMode="url"
            value={url}
            maxLength={1000}
            autoComplete="off"
            onChange={(e) => setUrl(e.target.value)}
          />
        </label>
        <button type="submit" className="small" aria-disabled={url.trim() === ''}>
          {o.say('hook.set')}
        </button>
        {has ? (
          <button type="button" className="small" onClick={() => void set(undefined)}>
            {o.say('hook.remove')}
          </button>
        ) : undefined}
      </form>
      <p role="status">{has ? o.say('hook.there') : ''}</p>
      <p className="form-fault" role="alert">
        {fault}
      </p>
    </details>
  );
}
