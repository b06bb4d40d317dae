import { LIMITS, type TableInfo } from '@oubliette/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { findGame } from '../base/games.ts';
import { goOnline } from '../base/links.ts';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { invited, isDenied, setOwn, tableOf, takeSeat } from '../online/server-calls.ts';
import { deniedText, useOnlineSpeaker } from '../online/texts.ts';
import { changeTicket, keepOwnName, ownName, ticketFor } from '../online/tickets.ts';
import { SmallBox } from '../parts/cover-picture.tsx';
import { letterOf, Marked, SeatMark } from '../parts/seat-mark.tsx';
import { NoticePage } from './notice-page.tsx';
import { TopLine } from './top-line.tsx';

/** An invitation that was opened. Nothing is spent before its guest says so. */
export function Join({ table, invitation }: { table: string; invitation: string }) {
  const o = useOnlineSpeaker();
  const [found, setFound] = useState<{ readonly table: TableInfo; readonly device: string | undefined }>();
  const [denied, setDenied] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    let gone = false;
    Promise.all([tableOf(table), invited(table, invitation)]).then(([answer, open]) => {
      if (gone) return;
      if (isDenied(answer)) setDenied(answer.denied);
      else setFound({ table: answer, device: isDenied(open) || !open.device ? undefined : open.name });
    });
    return () => {
      gone = true;
    };
  }, [table, attempt]);
  if (denied !== undefined)
    return (
      <NoticePage title={o.say('join.title')} text={deniedText(o, denied)} role="alert">
        <button
          type="button"
          className="brass"
          onClick={() => {
            setDenied(undefined);
            setAttempt(attempt + 1);
          }}
        >
          {o.say('again')}
        </button>
      </NoticePage>
    );
  if (found === undefined) return <NoticePage title={o.say('knock.title')} text={o.say('knock.text')} role="status" />;
  return <Invitation {...found} invitation={invitation} />;
}

interface InvitationProps {
  readonly table: TableInfo;
  readonly invitation: string;
  /** The name at the seat, where the invitation is for a further device of its person. */
  readonly device: string | undefined;
}

function Invitation({ table, invitation, device }: InvitationProps) {
  const { say } = useLocale();
  const o = useOnlineSpeaker();
  const texts = findGame(table.game)?.box;
  const [name, setName] = useState(ownName);
  const [words, setWords] = useState('');
  const [fault, setFault] = useState('');
  const [taking, setTaking] = useState(false);
  const already = ticketFor(table.id)?.seat;

  const { status } = table;
  async function take(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (taking) return;
    setTaking(true);
    const about = device === undefined ? { name: name.trim(), words: words.trim() } : {};
    const taken = await takeSeat(table.id, invitation, about);
    setTaking(false);
    if (isDenied(taken)) return setFault(deniedText(o, taken.denied));
    if (device === undefined) keepOwnName(name.trim());
    // Whoever gives no name gets a default name.
    const given = say.say(`home.default.${(taken.seat % 8) as 0}`);
    if (device === undefined && name.trim() === '' && status === 'gathering')
      await setOwn(table.id, taken.token, { name: given });
    changeTicket(table.id, { token: taken.token, seat: taken.seat, game: table.game, title: table.title });
    goOnline(table.id);
  }

  return (
    <div className="online-page">
      <TopLine />
      <main className="join">
        <form className="parchment join-panel" onSubmit={take} noValidate>
          <header>
            <SmallBox game={table.game} className="join-cover" />
            <div>
              <h1>{o.say('join.title')}</h1>
              <p>{texts === undefined ? table.game : <GameLine texts={texts} />}</p>
              {table.title === '' ? undefined : <p>{o.say('join.title.named', { title: table.title })}</p>}
            </div>
          </header>
          <p className="join-there">
            <span>{o.say('join.there')}</span>
            <Marked marks={table.marks}>
              {table.seats.map((seat, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
                <span key={i} className={seat.taken || seat.bot ? undefined : 'is-open'}>
                  <SeatMark seat={i} size={20} />
                  {seat.name || (seat.bot ? say.say('seat.bot') : o.say('seat.letter', { letter: letterOf(i) }))}
                </span>
              ))}
            </Marked>
          </p>
          {status === 'gathering' ? undefined : <p>{o.say(status === 'over' ? 'join.over' : 'join.running')}</p>}
          {typeof already === 'number' ? (
            <p className="join-already">
              {o.say('join.already')} <a href={`#online/${table.id}`}>{o.say('join.go')}</a>
            </p>
          ) : undefined}
          {device === undefined ? (
            <label className="field">
              <span>{o.say('join.name')}</span>
              <input
                type="text"
                value={name}
                maxLength={LIMITS.name}
                autoComplete="nickname"
                onChange={(event) => setName(event.target.value)}
              />
            </label>
          ) : (
            <p className="join-device">{o.say('join.device', { name: device })}</p>
          )}
          {status === 'gathering' && device === undefined ? (
            <label className="field">
              <span>{o.say('own.words')}</span>
              <input
                type="text"
                value={words}
                maxLength={LIMITS.words}
                autoComplete="off"
                onChange={(event) => setWords(event.target.value)}
              />
              <small>{o.say('own.words.help')}</small>
            </label>
          ) : undefined}
          <p className="form-fault" role="alert">
            {fault}
          </p>
          <button type="submit" className="brass go" aria-disabled={taking}>
            {o.say(device === undefined ? 'join.take' : 'join.device.take')}
          </button>
          <p className="join-once">{o.say('join.once')}</p>
        </form>
      </main>
    </div>
  );
}

type GameTexts = Parameters<typeof useGameSpeaker>[0];

function GameLine({ texts }: { texts: GameTexts }) {
  const o = useOnlineSpeaker();
  const game = useGameSpeaker(texts).say('game.name');
  return o.say('join.table', { game });
}
