import { useEffect, useState } from 'react';
import { goHome } from '../base/route.ts';
import { type Arrived, receiveSeats } from '../online/carry.ts';
import { deniedText, useOnlineSpeaker } from '../online/texts.ts';
import { NoticePage } from './notice-page.tsx';

interface Props {
  readonly secret: string;
  readonly tables: readonly string[];
}

/** The page of a link to a player's games, opened on another device: the seats are taken after confirmation. */
export function CarryPage({ secret, tables }: Props) {
  const o = useOnlineSpeaker();
  const [begun, setBegun] = useState(false);
  const [arrived, setArrived] = useState<Arrived>();
  useEffect(() => {
    if (!begun) return;
    void receiveSeats(secret, tables).then((done) => {
      if (done.denied.length === 0) goHome();
      else setArrived(done);
    });
  }, [begun, secret, tables]);
  if (arrived !== undefined)
    return (
      <NoticePage
        title={o.say('carry.arrived', { count: arrived.taken })}
        text={arrived.denied.map((code) => deniedText(o, code)).join(' ')}
        role="alert"
      />
    );
  return (
    <NoticePage title={o.say('carry.title')} text={o.say('carry.here', { count: tables.length })}>
      <button type="button" className="brass" aria-disabled={begun} onClick={() => setBegun(true)}>
        {o.say('carry.take', { count: tables.length })}
      </button>
    </NoticePage>
  );
}
