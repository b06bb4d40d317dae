import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocale } from '../base/locale.tsx';
import { Icon } from './icon.tsx';
import { scrolls } from './scrolls.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** A slab of stone for what is filled in, rather than a sheet for what is read. */
  readonly wide?: boolean;
}

/** A sheet of parchment laid over the table: the browser's own dialog keeps focus in it and gives it back. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  const { say } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`paper ${wide ? 'slab is-wide' : 'parchment'}`}
      aria-labelledby={id}
      onClose={onClose}
    >
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
