import { useState } from 'react';
import { useLocale } from '../base/locale.tsx';
import { saveFile } from '../device/files.ts';
import { forgetGame, renameGame } from '../device/store.ts';
import type { ListedGame } from '../device/stored-game.ts';
import { deviceGames } from '../device/tables.ts';
import { forgetNotes } from '../notes/notes.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { TitleForm } from '../parts/title-form.tsx';

interface Props {
  readonly saved: ListedGame;
  readonly onClose: () => void;
  readonly onDone: (done: 'home.renamed' | 'home.deleted') => void;
}

/** The actions on a stored game: rename, export, delete. */
export function GameDialog({ saved, onClose, onDone }: Props) {
  const { say } = useLocale();
  const [sure, setSure] = useState(false);
  const [notice, setNotice] = useState('');
  async function onTitle(title: string): Promise<void> {
    await renameGame(saved.id, title);
    onDone('home.renamed');
  }
  async function onDelete(): Promise<void> {
    await forgetGame(saved.id);
    forgetNotes(saved.id);
    onDone('home.deleted');
  }
  async function onExport(): Promise<void> {
    const games = deviceGames();
    const file = (await games.file(saved.id)) ?? (await games.inParts(saved.id));
    if (file === undefined) setNotice(say.say('home.export.no'));
    else saveFile(file);
  }
  return (
    <Dialog title={say.say('home.game', { people: saved.names })} onClose={onClose}>
      <TitleForm title={saved.title} onTitle={onTitle} />
      <div className="menu-actions">
        <button type="button" className="brass is-quiet" onClick={onExport}>
          <Icon name="file" />
          {say.say('menu.export')}
        </button>
        <p role="alert" className="import-fault">
          {notice}
        </p>
        <p>{say.say('menu.export.help')}</p>
        {sure ? (
          <>
            <p>{say.say('home.delete.sure')}</p>
            <div className="choices">
              <button type="button" className="brass is-grave" onClick={onDelete}>
                {say.say('home.delete.yes')}
              </button>
              <button type="button" className="brass is-quiet" onClick={() => setSure(false)}>
                {say.say('home.delete.no')}
              </button>
            </div>
          </>
        ) : (
          <button type="button" className="brass is-quiet" onClick={() => setSure(true)}>
            <Icon name="cross" />
            {say.say('home.delete')}
          </button>
        )}
      </div>
    </Dialog>
  );
}
