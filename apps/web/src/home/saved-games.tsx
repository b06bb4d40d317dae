import type { Lang } from '@oubliette/text';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import type { Saved } from '../device/kept.ts';
import { moveOldGames } from '../device/moving.ts';
import type { Unplayable } from '../device/opening.ts';
import { savedGames } from '../device/store.ts';
import { importTable } from '../device/tables.ts';
import { onShelf } from '../games.ts';
import { OnlineGames } from '../online/online-games.tsx';
import { tickets } from '../online/tickets.ts';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import { goToTable, tableAddress } from '../route.ts';
import { useVoice } from '../voice.tsx';
import { HomeIconPicture } from './cover-picture.tsx';
import { clothOf } from './covers.tsx';
import { faultText } from './fault-text.ts';
import { GamePaper } from './game-paper.tsx';

/** Games left on this device, and the door for those that come from elsewhere. */
export function SavedGames() {
  const { lang, say } = useVoice();
  const [games, setGames] = useState<readonly Saved[]>();
  const [inHand, setInHand] = useState<Saved>();
  const [news, setNews] = useState('');
  const look = async (): Promise<void> => setGames(await savedGames());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => void moveOldGames().then(look), []);
  const latest = games?.find(({ over }) => !over);
  return (
    <section className="parchment continue" aria-labelledby="continue-title">
      <h2 id="continue-title">
        <Icon name="glass" />
        {say.say('home.continue')}
      </h2>
      <OnlineGames />
      {games?.length === 0 && tickets().length === 0 ? (
        <div className="continue-none">
          <p>{say.say('home.continue.none')}</p>
          <Icon name="glass" />
        </div>
      ) : undefined}
      <ul className="saved-list">
        {games?.map((saved) => (
          <SavedGame key={saved.id} saved={saved} onManage={() => setInHand(saved)} />
        ))}
      </ul>
      <p className="unseen" role="status">
        {news}
      </p>
      {latest === undefined ? undefined : (
        <a className="brass go-on" href={tableAddress(latest.id)}>
          {say.say('home.go-on', { title: titleOf(latest, lang) })}
        </a>
      )}
      <Import />
      {inHand === undefined ? undefined : (
        <GamePaper
          saved={inHand}
          onClose={() => setInHand(undefined)}
          onDone={(done) => {
            setInHand(undefined);
            setNews(say.say(done));
            void look();
          }}
        />
      )}
    </section>
  );
}

// British, as our sentences are.
const placeOf = (lang: Lang): string => (lang === 'en' ? 'en-GB' : lang);

const titleOf = ({ title, names }: Saved, lang: Lang): string =>
  title ?? new Intl.ListFormat(placeOf(lang)).format(names);

function SavedGame({ saved, onManage }: { saved: Saved; onManage: () => void }) {
  const { lang, say } = useVoice();
  const box = onShelf(saved.game);
  const icon = box?.cover.prints.at(-1)?.icon;
  const name = box?.box[lang].message('game.name')?.write({}) ?? saved.game;
  const place = placeOf(lang);
  const when = new Intl.DateTimeFormat(place, { dateStyle: 'medium', timeStyle: 'short' }).format(saved.at);
  const { names: people } = saved;
  const deed = say.say(saved.over ? 'home.review' : 'home.resume', { people });
  return (
    <li className="saved">
      <span className="saved-cover" style={clothOf(saved.game)} aria-hidden="true">
        {icon === undefined ? name[0] : <HomeIconPicture icon={icon} />}
      </span>
      <div>
        <a href={tableAddress(saved.id)} aria-label={saved.title === undefined ? deed : `${saved.title}: ${deed}`}>
          {titleOf(saved, lang)}
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
      <button type="button" className="discard" onClick={onManage} aria-label={say.say('home.manage', { people })}>
        <Icon name="menu" />
      </button>
    </li>
  );
}

function Import() {
  const { say } = useVoice();
  // Kept as it is, not as a sentence: the language may change while it stands there.
  const [fault, setFault] = useState<Unplayable>();
  const id = useId();
  async function onFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (file === undefined) return;
    const imported = await importTable(await file.text());
    // So that the same file, mended, can be chosen again.
    target.value = '';
    if ('fault' in imported) setFault(imported.fault);
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
        {fault === undefined ? '' : `${say.say('home.import.bad')} ${faultText(say, fault)}`}
      </p>
    </div>
  );
}
