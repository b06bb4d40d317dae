import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useLocale } from '../base/locale.tsx';
import { Icon } from './icon.tsx';

/** A region that can be taller than its container: the keyboard must be able to focus and scroll it. */
export const scrolls = { tabIndex: 0 } as const;

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** A wide stone panel for forms, instead of parchment for reading. */
  readonly wide?: boolean;
}

/** A modal dialog: the browser's own element keeps the focus inside and restores it afterwards. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  const { say } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the effects of what it shows, which may measure and scroll.
  useLayoutEffect(() => {
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
