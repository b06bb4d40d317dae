import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useVoice } from '../voice.tsx';
import { Icon } from './icon.tsx';
import { scrolls } from './scrolls.ts';

/** A sheet of parchment laid over the table: the browser's own dialog keeps focus in it and gives it back. */
export function Paper({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { say } = useVoice();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="paper parchment" aria-labelledby={id} onClose={onClose}>
      <div className="paper-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="paper-close" onClick={() => dialog.current?.close()}>
          <Icon name="cross" />
          <span className="unseen">{say.say('close')}</span>
        </button>
      </div>
      <div className="paper-text" {...scrolls}>
        {children}
      </div>
    </dialog>
  );
}
