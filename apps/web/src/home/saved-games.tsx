import { type ChangeEvent, useId, useState } from 'react';
import { forget, type Saved, savedGames } from '../device/saves.ts';
import { importTable } from '../device/tables.ts';
import { onShelf } from '../games.ts';
import { Icon } from '../parts/icon.tsx';
import { Paper } from '../parts/paper.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import { goToTable, tableAddress } from '../route.ts';
import { useVoice } from '../voice.tsx';
import { clothOf } from './covers.tsx';
import { faultText } from './fault-text.ts';

/** Games left on this device, and the door for those that come from elsewhere. */
export function SavedGames() {
  const { say } = useVoice();
  const [games, setGames] = useState(savedGames);
  const [doomed, setDoomed] = useState<Saved>();
  const [news, setNews] = useState('');
  return (
    <section className="parchment continue" aria-labelledby="continue-title">
      <h2 id="continue-title">
        <Icon name="glass" />
        {say.say('home.continue')}
      </h2>
      {games.length === 0 ? <p>{say.say('home.continue.none')}</p> : undefined}
      <ul className="saved-list">
        {games.map((saved) => (
          <SavedGame key={saved.id} saved={saved} onDelete={() => setDoomed(saved)} />
        ))}
      </ul>
      <p className="unseen" role="status">
        {news}
      </p>
      <Import />
      {doomed === undefined ? undefined : (
        <Paper title={say.say('home.delete', { people: doomed.seats })} onClose={() => setDoomed(undefined)}>
          <p>{say.say('home.delete.sure')}</p>
          <div className="choices">
            <button
              type="button"
              className="brass is-grave"
              onClick={() => {
                forget(doomed.id);
                setGames(savedGames());
                setDoomed(undefined);
                setNews(say.say('home.deleted'));
              }}
            >
              {say.say('home.delete.yes')}
            </button>
            <button type="button" className="brass is-quiet" onClick={() => setDoomed(undefined)}>
              {say.say('home.delete.no')}
            </button>
          </div>
        </Paper>
      )}
    </section>
  );
}

function SavedGame({ saved, onDelete }: { saved: Saved; onDelete: () => void }) {
  const { lang, say } = useVoice();
  const texts = onShelf(saved.game)?.texts;
  const name = texts?.[lang].message('game.name')?.write({}) ?? saved.game;
  // British, as our sentences are.
  const place = lang === 'en' ? 'en-GB' : lang;
  const when = new Intl.DateTimeFormat(place, { dateStyle: 'medium', timeStyle: 'short' }).format(saved.at);
  const people = saved.seats;
  return (
    <li className="saved">
      <span className="saved-cover" style={clothOf(saved.game)} aria-hidden="true">
        {name[0]}
      </span>
      <div>
        <a href={tableAddress(saved.id)} aria-label={say.say(saved.over ? 'home.review' : 'home.resume', { people })}>
          {new Intl.ListFormat(place).format(people)}
        </a>
        <p>
          {saved.over ? say.say('home.saved.over', { name }) : say.say('home.saved', { name, answers: saved.entries })}
          <br />
          <time dateTime={new Date(saved.at).toISOString()}>{when}</time>
        </p>
        <p className="saved-seats">
          {people.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
            <SeatMark key={seat} seat={seat} size={17} />
          ))}
        </p>
      </div>
      <button type="button" className="discard" onClick={onDelete} aria-label={say.say('home.delete', { people })}>
        <Icon name="cross" />
      </button>
    </li>
  );
}

function Import() {
  const { say } = useVoice();
  const [fault, setFault] = useState('');
  const id = useId();
  async function onFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (file === undefined) return;
    const imported = await importTable(await file.text());
    // So that the same file, mended, can be chosen again.
    target.value = '';
    if ('fault' in imported) setFault(`${say.say('home.import.bad')} ${faultText(say, imported.fault)}`);
    else goToTable(imported.id);
  }
  return (
    <div className="import">
      <input id={id} className="unseen" type="file" accept="application/json,.json" onChange={onFile} />
      <label className="brass is-quiet" htmlFor={id}>
        <Icon name="file" />
        {say.say('home.import')}
      </label>
      <p className="import-fault" role="alert">
        {fault}
      </p>
    </div>
  );
}
