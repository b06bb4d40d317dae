import { useState } from 'react';
import { useExtras } from '../base/use-extras.ts';
import { download } from '../device/files.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { LONGEST_LINK, packed } from '../replay/link.ts';
import type { TableSession } from '../session/table-session.ts';

const REPLAY = '#replay/';

/** A link to this moment of a finished game. */
export function LinkTo({ session, at }: { session: TableSession; at: number }) {
  const t = useExtras();
  const [link, setLink] = useState<string>();
  const [copied, setCopied] = useState(false);
  async function make(): Promise<void> {
    setCopied(false);
    const made = await linkTo(session, at);
    setLink(made);
    // The dialog shows the link too: not every browser allows writing to the clipboard.
    const done = navigator.clipboard?.writeText(made ?? '').then(
      () => true,
      () => false,
    );
    setCopied(made !== undefined && made.length <= LONGEST_LINK && (await done) === true);
  }
  return (
    <>
      <button type="button" className="brass is-quiet" onClick={() => void make()}>
        <Icon name="link" />
        {t.say('link')}
      </button>
      {link === undefined ? undefined : (
        <Dialog title={t.say('link.title')} onClose={() => setLink(undefined)}>
          <div className="link-paper">
            {link.length > LONGEST_LINK ? (
              <>
                <p role="alert">{t.say('link.long', { length: link.length, most: LONGEST_LINK })}</p>
                <button type="button" className="brass" onClick={() => void download(session)}>
                  <Icon name="file" />
                  {t.say('link.file')}
                </button>
              </>
            ) : (
              <>
                <p>{t.say(link.includes(REPLAY) ? 'link.carries' : 'link.online')}</p>
                <textarea
                  readOnly
                  rows={4}
                  value={link}
                  aria-label={t.say('link.title')}
                  onFocus={(e) => e.target.select()}
                />
                <p role="status">{copied ? t.say('link.copied') : t.say('link.copy')}</p>
              </>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}

/**
 * The link carries the whole finished game: it opens anywhere. If the game is too long for a link
 * and was played online, the link names the table instead, for those who have access to it.
 */
async function linkTo(session: TableSession, at: number): Promise<string | undefined> {
  const file = await session.file();
  const whole =
    file === undefined ? undefined : `${location.href.replace(/#.*$/, '')}${REPLAY}${await packed(file, at)}`;
  if (session.kind !== 'online' || (whole !== undefined && whole.length <= LONGEST_LINK)) return whole;
  const [{ momentLink }, { ticketFor }] = await Promise.all([
    import('../base/links.ts'),
    import('../online/tickets.ts'),
  ]);
  const { id } = session.info;
  return momentLink(id, at, ticketFor(id)?.spectator);
}
