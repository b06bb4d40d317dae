import type { Lang } from '@oubliette/text';
import { onlineAddress } from '../base/links.ts';
import { useLocale } from '../base/locale.tsx';
import type { Ticket } from '../online/tickets.ts';
import type { Waits } from '../online/use-waits.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { ListedRow, listed, TurnMark } from '../parts/listed-row.tsx';
import { letterOf } from '../parts/seat-mark.tsx';
import { TitleForm } from '../parts/title-form.tsx';
import { gameLine, gameName, leadText } from '../parts/where.ts';

interface Props {
  readonly ticket: Ticket;
  /** Undefined: not known yet. */
  readonly waits: Waits | undefined;
  readonly onForget: () => void;
}

/** The title of a table: its name, else its people, else its game. */
export const onlineTitle = ({ called, title, names, game }: Ticket, lang: Lang): string =>
  called ||
  title ||
  listed(
    names.filter((name) => name !== ''),
    lang,
  ) ||
  gameName(game, lang);

/** The row of a table at which this device has a seat, or which it watches. */
export function OnlineGame({ ticket, waits, onForget }: Props) {
  const { lang, say } = useLocale();
  const { table, game, seat, at, owner } = ticket;
  const fresh = typeof waits === 'object' ? waits : undefined;
  const { names, marks } = fresh ?? ticket;
  const lead =
    fresh?.score === undefined
      ? undefined
      : leadText(
          say,
          fresh.score,
          names.map((one, i) => one || letterOf(i)),
          typeof seat === 'number' ? seat : undefined,
        );
  const name = gameLine(game, lang, fresh?.progress, lead);
  const title = onlineTitle(ticket, lang);
  const about = [
    name,
    say.say(seat === 'spectator' && owner === undefined ? 'online.watching' : 'online.mark'),
    ...(owner === undefined ? [] : [say.say('online.owner')]),
  ];
  return (
    <ListedRow
      game={game}
      title={title}
      address={onlineAddress(table)}
      action={say.say('online.resume', { title })}
      about={about.join(' · ')}
      at={at}
      seats={names.map((_, i) => i)}
      marks={marks}
      turn={<OnlineTurn ticket={ticket} waits={waits} />}
      more={{ icon: 'menu', label: say.say('online.manage', { title }), onMore: onForget }}
    />
  );
}

function OnlineTurn({ ticket, waits }: Pick<Props, 'ticket' | 'waits'>) {
  const { say } = useLocale();
  if (ticket.over) return <TurnMark>{say.say('turn.over')}</TurnMark>;
  if (waits === undefined) return undefined;
  if (typeof waits === 'string') return <TurnMark>{say.say(`turn.${waits}`)}</TurnMark>;
  const { status, waiting, names } = waits;
  if (status !== 'playing') return <TurnMark>{say.say(`turn.${status}`)}</TurnMark>;
  if (typeof ticket.seat === 'number' && waiting.includes(ticket.seat))
    return <TurnMark mine>{say.say('turn.you')}</TurnMark>;
  if (waiting.length === 0) return undefined;
  const people = waiting.map((seat) => names[seat] || letterOf(seat));
  return <TurnMark>{say.say('turn.waits', { count: people.length, people: people[0] ?? '' })}</TurnMark>;
}

interface TicketProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
  readonly onName: (called: string) => void;
  readonly onForget: () => void;
}

/** The actions on an online table in the list: rename it, or remove it. */
export function TicketDialog({ ticket, onClose, onName, onForget }: TicketProps) {
  const { lang, say } = useLocale();
  return (
    <Dialog title={onlineTitle(ticket, lang)} onClose={onClose}>
      <TitleForm title={ticket.called} onTitle={onName} />
      <p>{say.say('online.rename.help')}</p>
      <p>{say.say('online.forget.sure')}</p>
      <div className="choices">
        <button type="button" className="brass is-grave" onClick={onForget}>
          <Icon name="cross" />
          {say.say('online.forget.yes')}
        </button>
        <button type="button" className="brass is-quiet" onClick={onClose}>
          {say.say('home.delete.no')}
        </button>
      </div>
    </Dialog>
  );
}
