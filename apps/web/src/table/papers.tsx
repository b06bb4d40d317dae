import type { Sitting } from '../sitting/sitting.ts';
import { KeysPaper } from './keys-paper.tsx';
import { MenuPaper } from './menu-paper.tsx';
import { RulesPaper } from './rules-paper.tsx';

/** Sheets that can be laid over the table, one at a time. */
export type PaperName =
  | 'rules'
  | 'keys'
  | 'menu'
  | 'company'
  | 'why-not'
  | 'ask-rules'
  | `place-${number}`
  | `piece-${string}`;

interface Props {
  readonly name: PaperName;
  readonly sitting: Sitting;
  readonly onClose: () => void;
}

/** Those that do not depend on what is being decided. */
export function Papers({ name, sitting, onClose }: Props) {
  switch (name) {
    case 'rules':
      return <RulesPaper texts={sitting.sheet.shelfGame.texts} onClose={onClose} />;
    case 'keys':
      return <KeysPaper onClose={onClose} />;
    case 'menu':
      return <MenuPaper sitting={sitting} onClose={onClose} />;
    default:
      return undefined;
  }
}
