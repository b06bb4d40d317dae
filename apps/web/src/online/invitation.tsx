import { useRef, useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { QrCode } from './qr-code.tsx';
import { useOnlineSpeaker } from './texts.ts';

interface Props {
  readonly link: string;
  /** A description of what the link opens. */
  readonly label: string;
  /** A caption under the code. */
  readonly help: string;
  readonly game: string;
  /** The code is already shown beside the link. */
  readonly withoutCode?: boolean;
}

/** A link to pass on: copied, shared or scanned. */
export function Invitation({ link, label, help, game, withoutCode = false }: Props) {
  const o = useOnlineSpeaker();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const [showing, setShowing] = useState(false);
  async function copy(): Promise<void> {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The text is selected anyway, so that it can be copied by hand.
    }
  }
  // An aborted share dialog is not an error.
  const share = (): void =>
    void navigator.share({ text: o.say('invite.share.text', { game }), url: link }).catch(() => {});
  return (
    <div className="invitation">
      <input
        ref={field}
        type="text"
        className="invitation-link"
        aria-label={label}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="small" onClick={copy}>
        <Icon name={copied ? 'tick' : 'scroll'} />
        <span role="status">{o.say(copied ? 'invite.copied' : 'invite.copy')}</span>
      </button>
      {'share' in navigator ? (
        <button type="button" className="small" onClick={share}>
          {o.say('invite.share')}
        </button>
      ) : undefined}
      {withoutCode ? undefined : (
        <button type="button" className="small" onClick={() => setShowing(true)}>
          {o.say('invite.qr')}
        </button>
      )}
      {showing ? (
        <Dialog title={label} onClose={() => setShowing(false)}>
          <QrCode text={link} label={label} />
          <p className="qr-help">{help}</p>
        </Dialog>
      ) : undefined}
    </div>
  );
}
