import { useEffect, useState } from 'react';
import { carryLink } from '../base/links.ts';
import { type Carrier, carrySeats, revokeSeats } from '../online/carry.ts';
import { Invitation } from '../online/invitation.tsx';
import { QrCode } from '../online/qr-code.tsx';
import { isDenied } from '../online/server-calls.ts';
import { deniedText, useOnlineSpeaker } from '../online/texts.ts';
import { Dialog } from '../parts/dialog.tsx';
import '../online/styles/index.css';

/** A link that opens the player's seats on another device: to scan or to copy; it expires after an hour and can be revoked. */
export function CarryDialog({ onClose }: { onClose: () => void }) {
  const o = useOnlineSpeaker();
  const [carrier, setCarrier] = useState<Carrier>();
  const [news, setNews] = useState('');
  useEffect(() => {
    let gone = false;
    void carrySeats().then((made) => {
      if (gone) return;
      if (isDenied(made)) setNews(deniedText(o, made.denied));
      else setCarrier(made);
    });
    return () => {
      gone = true;
    };
    // Created once: a second link would invalidate the first.
  }, [o]);
  async function revoke(): Promise<void> {
    if (carrier === undefined) return;
    setCarrier(undefined);
    await revokeSeats(carrier);
    setNews(o.say('carry.revoked'));
  }
  const link = carrier === undefined ? '' : carryLink(carrier.secret, carrier.tables);
  return (
    <Dialog title={o.say('carry.title')} onClose={onClose}>
      <p>{o.say('carry.help')}</p>
      {carrier === undefined ? undefined : (
        <>
          <QrCode text={link} label={o.say('carry.title')} />
          <p className="qr-help">{o.say('carry.count', { count: carrier.tables.length })}</p>
          <Invitation
            link={link}
            label={o.say('carry.title')}
            help={o.say('carry.help')}
            game="Oubliette"
            withoutCode
          />
          <button type="button" className="small" onClick={() => void revoke()}>
            {o.say('carry.revoke')}
          </button>
        </>
      )}
      <p role="status">{news}</p>
    </Dialog>
  );
}
