import type { Seat } from '@oubliette/engine';
import { LIMITS, type TableInfo } from '@oubliette/protocol';
import type { Table as People } from '@oubliette/text';
import { type FormEvent, useState } from 'react';
import { SecondDevice } from '../online/second-device.tsx';
import { isDenied, setOwn } from '../online/server-calls.ts';
import { deniedText, useOnlineSpeaker } from '../online/texts.ts';
import { keepOwnName, ticketFor } from '../online/tickets.ts';
import { Icon } from '../parts/icon.tsx';
import { MarkPicker } from '../parts/mark-picker.tsx';

/** The player's name, and the words that the player adds to the shuffle. */
export function OwnSeat({ table, seat }: { table: TableInfo; seat: Seat }) {
  const o = useOnlineSpeaker();
  const seen = table.seats[seat]!;
  const [name, setName] = useState(seen.name);
  const [words, setWords] = useState('');
  const [fault, setFault] = useState('');
  const token = ticketFor(table.id)?.token ?? '';

  async function keep(own: { name?: string; words?: string; mark?: number }): Promise<boolean> {
    const kept = await setOwn(table.id, token, own);
    setFault(isDenied(kept) ? deniedText(o, kept.denied) : '');
    return !isDenied(kept);
  }
  async function rename(): Promise<void> {
    const wanted = name.trim();
    if (wanted === '' || wanted === seen.name) return setName(seen.name);
    if (await keep({ name: wanted })) keepOwnName(wanted);
  }
  async function addWords(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (words.trim() !== '' && (await keep({ words: words.trim() }))) setWords('');
  }
  return (
    <section className="parchment gather-panel own-seat" aria-labelledby="own-title">
      <h2 id="own-title">{o.say('own.title')}</h2>
      <div className="own-mark">
        <MarkPicker
          seat={seat}
          marks={table.marks}
          seats={table.seats.length}
          onMark={(mark) => void keep({ mark })}
          // The mark of a bot or an open seat can be taken over, that of a person cannot.
          holds={(other) => table.seats[other]?.taken === true}
        />
        <span>{o.say('own.mark')}</span>
      </div>
      <label className="field">
        <span>{o.say('own.name')}</span>
        <input
          type="text"
          value={name}
          maxLength={LIMITS.name}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
          onBlur={rename}
          onKeyDown={(event) => event.key === 'Enter' && rename()}
        />
      </label>
      <form className="field" onSubmit={addWords}>
        <label htmlFor="own-words">{o.say('own.words')}</label>
        <span className="field-line">
          <input
            id="own-words"
            type="text"
            value={words}
            maxLength={LIMITS.words}
            autoComplete="off"
            placeholder={seen.words ? o.say('own.words.added') : ''}
            onChange={(event) => setWords(event.target.value)}
          />
          <button type="submit" className="small">
            {o.say('own.save')}
          </button>
        </span>
        <small>{o.say('own.words.help')}</small>
      </form>
      <p className="form-fault" role="alert">
        {fault}
      </p>
      <SecondDevice table={table} />
    </section>
  );
}

/** The seal of the shuffle, and the players who have added words to it. */
export function Seal({ table, people }: { table: TableInfo; people: People }) {
  const o = useOnlineSpeaker(people);
  const seats = table.seats.flatMap(({ words }, seat) => (words ? [seat] : []));
  return (
    <section className="parchment gather-panel seal-line" aria-labelledby="seal-title">
      <h2 id="seal-title">
        <Icon name="lock" />
        {o.say('own.seal')}
      </h2>
      <code>{table.commitment}</code>
      <p>{o.say('own.seal.help')}</p>
      <p role="status">
        {seats.length === 0 ? o.say('own.words.none') : o.say('own.words.who', { seats, count: seats.length })}
      </p>
    </section>
  );
}
