import type { TableInfo } from '@oubliette/protocol';
import { useState } from 'react';
import { findGame } from '../base/games.ts';
import { seatLink } from '../base/links.ts';
import { useGameSpeaker } from '../base/locale.tsx';
import { Invitation } from './invitation.tsx';
import { isDenied, newDevice } from './server-calls.ts';
import { deniedText, useOnlineSpeaker } from './texts.ts';
import { ticketFor } from './tickets.ts';

/** A link to the player's own seat, for another device. */
export function SecondDevice({ table }: { table: TableInfo }) {
  const o = useOnlineSpeaker();
  const game = useGameSpeaker(findGame(table.game)!.box).say('game.name');
  const [link, setLink] = useState<string>();
  const [fault, setFault] = useState('');
  async function make(): Promise<void> {
    const made = await newDevice(table.id, ticketFor(table.id)?.token ?? '');
    if (isDenied(made)) setFault(deniedText(o, made.denied));
    else setLink(seatLink(table.id, made.invitation));
  }
  return (
    <details className="second-device">
      <summary>{o.say('own.device')}</summary>
      <p>{o.say('own.device.help')}</p>
      {link === undefined ? (
        <button type="button" className="small" onClick={make}>
          {o.say('own.device.make')}
        </button>
      ) : (
        <Invitation link={link} label={o.say('own.device')} help={o.say('own.device.help')} game={game} />
      )}
      <p className="form-fault" role="alert">
        {fault}
      </p>
    </details>
  );
}
