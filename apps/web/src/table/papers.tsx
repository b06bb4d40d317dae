import { type ComponentType, lazy, Suspense } from 'react';
import type { PaperName } from '../kit/paper-name.ts';
import type { Now } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';
import { KeysPaper } from './keys-paper.tsx';
import { MenuPaper } from './menu-paper.tsx';
import { RulesPaper } from './rules-paper.tsx';

/** What is seldom read comes when it is. */
const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));
const SettingsPaper = later(async () => (await import('../settings/settings-paper.tsx')).SettingsPaper);
const AboutPaper = later(async () => (await import('../credits/about-paper.tsx')).AboutPaper);
const NotesPaper = later(async () => (await import('../notes/notes-paper.tsx')).NotesPaper);
const ScorePaper = later(async () => (await import('../scores/score-paper.tsx')).ScorePaper);
const StandingPaper = later(async () => (await import('./standing-paper.tsx')).StandingPaper);
const FairnessPaper = later(async () => (await import('../fairness/fairness-paper.tsx')).FairnessPaper);

interface Props {
  readonly name: PaperName;
  readonly session: TableSession;
  readonly now: Now;
  readonly onPaper: (paper: PaperName) => void;
  readonly onClose: () => void;
}

/** Those that do not depend on what is being decided. */
export const Papers = (props: Props) => (
  <Suspense>
    <OpenPaper {...props} />
  </Suspense>
);

function OpenPaper({ name, session, now, onPaper, onClose }: Props) {
  switch (name) {
    case 'rules':
      return <RulesPaper texts={session.info.catalogGame.texts} now={now} onClose={onClose} />;
    case 'keys':
      return <KeysPaper onClose={onClose} />;
    case 'menu':
      return <MenuPaper session={session} now={now} onPaper={onPaper} onClose={onClose} />;
    case 'settings':
      return <SettingsPaper onClose={onClose} />;
    case 'about':
      return <AboutPaper onClose={onClose} />;
    case 'fairness':
      return <FairnessPaper session={session} onClose={onClose} />;
  }
  // Behind the curtain nothing of a seat's own is to be had.
  if (now.scene === 'curtain') return undefined;
  if (name === 'notes') return <NotesPaper game={session.info.id} who={now.me} onClose={onClose} />;
  if (name === 'score') return <ScorePaper session={session} now={now} onClose={onClose} />;
  if (name === 'standing') return <StandingPaper session={session} now={now} onClose={onClose} />;
  return undefined;
}
