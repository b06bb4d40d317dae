import type { Refusal } from '@oubliette/engine';
import type { TableInfo } from '@oubliette/protocol';
import type { Table as People } from '@oubliette/text';
import { useMemo, useState } from 'react';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { saveJson } from '../device/files.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { seenSides } from '../reading/sides.ts';
import type { TableNow } from '../session/now.ts';
import type { OnlineSide, OnlineState } from '../session/online-side.ts';
import type { TableSession } from '../session/table-session.ts';
import { Guest } from './guest.tsx';
import { Invitation } from './invitation.tsx';
import { SecondDevice } from './second-device.tsx';
import { isDenied } from './server-calls.ts';
import { SidesLine } from './sides-line.tsx';
import { Talk } from './talk.tsx';
import { deniedText, useOnlineSpeaker } from './texts.ts';
import { useOnlineState } from './use-online-state.ts';
import { useSeating } from './use-seating.ts';
import { Webhook } from './webhook.tsx';

interface Props {
  readonly session: TableSession;
  readonly side: OnlineSide;
  readonly now: TableNow;
  readonly people: People;
  readonly onClose: () => void;
}

/** The players, the chat, and the owner's actions. */
export function PlayersDialog(props: Props) {
  const state = useOnlineState(props.side);
  return state.table === undefined ? undefined : <PlayerList {...props} state={state} table={state.table} />;
}

interface PlayerListProps extends Props {
  readonly state: OnlineState;
  readonly table: TableInfo;
}

function PlayerList({ session, side, now, people, onClose, state, table }: PlayerListProps) {
  const { say } = useLocale();
  const o = useOnlineSpeaker(people);
  const [fault, setFault] = useState('');
  const me = state.seat;
  const { rules, roles, policies } = useSeating(table, session.info.catalogGame);
  const sides = useMemo(() => (rules === undefined ? undefined : seenSides(rules, now.seen, now.me)), [rules, now]);
  const showRefusal = (refused: Refusal | undefined): void =>
    setFault(refused === undefined ? '' : say.refusal(refused));
  async function save(): Promise<void> {
    const views = await side.ownViews();
    if (isDenied(views)) setFault(deniedText(o, views.denied));
    else saveJson(views, `oubliette-${table.id}.json`);
  }
  const playing = table.status === 'playing';
  const shared = { session, side, now, people, state, table };
  return (
    <Dialog title={o.say('players.title')} onClose={onClose}>
      <ul className="players">
        {table.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <Guest key={seat} {...shared} seat={seat} role={roles[seat]} policies={policies(seat)} onFault={setFault} />
        ))}
      </ul>
      <SidesLine sides={sides} names={people.seats} />
      {me === 'spectator' ? <p>{o.say('players.you-watch')}</p> : undefined}
      <Talk state={state} people={people} say={side.say} />
      {playing && table.undo === 'consent' && typeof me === 'number' ? (
        <div className="players-action">
          <button type="button" className="small" onClick={async () => showRefusal(await side.askUndo())}>
            <Icon name="back" />
            {o.say('players.undo')}
          </button>
          <p>{o.say(table.undoAsked?.seat === me ? 'players.undo.asked' : 'players.undo.help')}</p>
        </div>
      ) : undefined}
      {typeof me === 'number' ? <SecondDevice table={table} /> : undefined}
      {table.status === 'over' ? undefined : <Webhook table={table} />}
      <WatchLink side={side} session={session} />
      {playing ? (
        <div className="players-action">
          <button type="button" className="small" onClick={save}>
            <Icon name="file" />
            {o.say('players.export')}
          </button>
          <p>{o.say('players.export.help')}</p>
        </div>
      ) : undefined}
      <p className="form-fault" role="alert">
        {fault}
      </p>
    </Dialog>
  );
}

function WatchLink({ side, session }: Pick<Props, 'side' | 'session'>) {
  const o = useOnlineSpeaker();
  const game = useGameSpeaker(session.info.catalogGame.box).say('game.name');
  const link = side.watchLink();
  if (link === undefined) return undefined;
  return (
    <details className="second-device">
      <summary>{o.say('invite.watch')}</summary>
      <p>{o.say('invite.watch.help')}</p>
      <Invitation link={link} label={o.say('invite.watch')} help={o.say('invite.qr.watch')} game={game} />
    </details>
  );
}
