import type { Viewer } from '@oubliette/engine';
import { useState } from 'react';
import { useExtras } from '../base/use-extras.ts';
import { Dialog } from '../parts/dialog.tsx';
import { areOpen, keepNotes, notesOf, setOpen } from './notes.ts';

interface Props {
  readonly game: string;
  /** Whoever opens them: they stay theirs when the game ends meanwhile and the device becomes a spectator. */
  readonly who: Viewer;
  readonly onClose: () => void;
}

/** The private notes of a player; every keystroke is stored. */
export function NotesDialog({ game, who: opener, onClose }: Props) {
  const t = useExtras();
  const [who] = useState(opener);
  const [text, setText] = useState(() => notesOf(game, who));
  const [kept, setKept] = useState(true);
  const [open, setOpenNow] = useState(() => areOpen(game, who));
  return (
    <Dialog title={t.say('notes.title')} onClose={onClose}>
      <p className="paper-lead">
        {who === 'spectator' ? t.say('notes.help.watching') : t.say('notes.help', { seat: who })}
      </p>
      <textarea
        className="notes"
        rows={10}
        value={text}
        aria-label={t.say('notes.title')}
        onChange={(event) => {
          setText(event.target.value);
          setKept(keepNotes(game, who, event.target.value));
        }}
      />
      {who === 'spectator' ? undefined : (
        <label className="tick">
          <input
            type="checkbox"
            checked={open}
            onChange={(event) => {
              setOpen(game, who, event.target.checked);
              setOpenNow(event.target.checked);
            }}
          />
          {t.say('notes.open')}
        </label>
      )}
      {kept ? undefined : <p role="alert">{t.say('notes.unkept')}</p>}
    </Dialog>
  );
}
