import type { Seat } from '@oubliette/engine';
import { LIMITS, type TableInfo } from '@oubliette/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { type CatalogGame, findGame } from '../base/games.ts';
import { goOnline } from '../base/links.ts';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { invited, isDenied, setOwn, tableOf, takeSeat } from '../online/server-calls.ts';
import { SidesLine } from '../online/sides-line.tsx';
import { deniedText, useOnlineSpeaker } from '../online/texts.ts';
import { changeTicket, keepOwnName, ownName, ticketFor } from '../online/tickets.ts';
import { useSeating } from '../online/use-seating.ts';
import { SmallBox } from '../parts/cover-picture.tsx';
import { letterOf, Marked, SeatMark } from '../parts/seat-mark.tsx';
import { botText, roleText } from '../parts/seat-words.tsx';
import { NoticePage } from './notice-page.tsx';
import { TopLine } from './top-line.tsx';

/** An invitation that was opened. Nothing is spent before its guest says so. */
export function Join({ table, invitation }: { table: string; invitation: string }) {
  const o = useOnlineSpeaker();
  const [found, setFound] = useState<Omit<InvitationProps, 'invitation'>>();
  const [denied, setDenied] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    let gone = false;
    Promise.all([tableOf(table), invited(table, invitation)]).then(([answer, open]) => {
      if (gone) return;
      if (isDenied(answer)) setDenied(answer.denied);
      else if (isDenied(open)) setFound({ table: answer, seat: undefined, device: undefined });
      else setFound({ table: answer, seat: open.seat, device: open.device ? open.name : undefined });
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
  /** Which it opens; undefined: none any more. */
  readonly seat: Seat | undefined;
  /** The name at the seat, where the invitation is for a further device of its person. */
  readonly device: string | undefined;
}

function Invitation({ table, invitation, seat, device }: InvitationProps) {
  const { say } = useLocale();
  const o = useOnlineSpeaker();
  const catalogGame = findGame(table.game);
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
              <p>{catalogGame === undefined ? table.game : <GameLine texts={catalogGame.box} />}</p>
              {table.title === '' ? undefined : <p>{o.say('join.title.named', { title: table.title })}</p>}
            </div>
          </header>
          {catalogGame === undefined ? undefined : <There table={table} seat={seat} catalogGame={catalogGame} />}
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

interface ThereProps extends Pick<InvitationProps, 'table' | 'seat'> {
  readonly catalogGame: CatalogGame;
}

/** Who is at the table, what each plays, and what the invited would play. */
function There({ table, seat: mine, catalogGame }: ThereProps) {
  const { lang, say } = useLocale();
  const o = useOnlineSpeaker();
  const t = useGameSpeaker(catalogGame.box);
  const { roles, sides } = useSeating(table, catalogGame);
  const names = table.seats.map(({ name }, seat) => name || o.say('seat.letter', { letter: letterOf(seat) }));
  const words = table.seats.map((seen, seat) => [
    seen.bot && seen.name === '' ? botText(say, t, seen) : names[seat],
    ...(roles[seat] === undefined ? [] : [roleText(t, lang, roles[seat])]),
  ]);
  const role = mine === undefined ? undefined : roles[mine];
  return (
    <>
      <p className="join-there">
        <span>{o.say('join.there')}</span>
        <Marked marks={table.marks}>
          {table.seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
            <span key={i} className={seat.taken || seat.bot ? undefined : 'is-open'}>
              <SeatMark seat={i} size={20} />
              {words[i]?.join(' · ')}
            </span>
          ))}
        </Marked>
      </p>
      <SidesLine sides={sides} names={names} />
      {role === undefined ? undefined : (
        <p className="join-role">{o.say('join.role', { role: roleText(t, lang, role) })}</p>
      )}
    </>
  );
}

type GameTexts = Parameters<typeof useGameSpeaker>[0];

function GameLine({ texts }: { texts: GameTexts }) {
  const o = useOnlineSpeaker();
  const game = useGameSpeaker(texts).say('game.name');
  return o.say('join.table', { game });
}
