import { type ComponentType, lazy, Suspense } from 'react';
import type { DialogName } from '../kit/dialog-name.ts';
import type { Now } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';
import { RulesDialog } from './rules-dialog.tsx';

/** Dialogs that are rarely used are loaded on demand. */
const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));
const MenuDialog = later(async () => (await import('./menu-dialog.tsx')).MenuDialog);
const KeysDialog = later(async () => (await import('./keys-dialog.tsx')).KeysDialog);
const SettingsDialog = later(async () => (await import('../settings/settings-dialog.tsx')).SettingsDialog);
const AboutDialog = later(async () => (await import('../credits/about-dialog.tsx')).AboutDialog);
const NotesDialog = later(async () => (await import('../notes/notes-dialog.tsx')).NotesDialog);
const ScoreDialog = later(async () => (await import('../scores/score-dialog.tsx')).ScoreDialog);
const StandingDialog = later(async () => (await import('./standing-dialog.tsx')).StandingDialog);
const FairnessDialog = later(async () => (await import('../fairness/fairness-dialog.tsx')).FairnessDialog);

interface Props {
  readonly name: DialogName;
  readonly session: TableSession;
  readonly now: Now;
  readonly onDialog: (dialog: DialogName) => void;
  readonly onClose: () => void;
}

/** The dialogs that do not depend on the current decision. */
export const Dialogs = (props: Props) => (
  <Suspense>
    <OpenDialog {...props} />
  </Suspense>
);

function OpenDialog({ name, session, now, onDialog, onClose }: Props) {
  switch (name) {
    case 'rules':
      return <RulesDialog texts={session.info.catalogGame.texts} now={now} onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'menu':
      return <MenuDialog session={session} now={now} onDialog={onDialog} onClose={onClose} />;
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'about':
      return <AboutDialog onClose={onClose} />;
    case 'fairness':
      return <FairnessDialog session={session} onClose={onClose} />;
  }
  if (name.startsWith('rules-'))
    return (
      <RulesDialog
        texts={session.info.catalogGame.texts}
        now={now}
        first={name.slice('rules-'.length).split(' ')}
        onClose={onClose}
      />
    );
  // Behind the curtain no dialog may show a seat's secrets.
  if (now.scene === 'curtain') return undefined;
  if (name === 'notes') return <NotesDialog game={session.info.id} who={now.me} onClose={onClose} />;
  if (name === 'score') return <ScoreDialog session={session} now={now} onClose={onClose} />;
  if (name === 'standing') return <StandingDialog session={session} now={now} onClose={onClose} />;
  return undefined;
}
