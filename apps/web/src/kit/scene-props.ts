import type { Table as People } from '@oubliette/text';
import type { ReactNode } from 'react';
import type { TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';
import type { DialogName } from './dialog-name.ts';

/** What the page hands to a table. */
export interface SceneProps {
  readonly session: TableSession;
  readonly now: TableNow;
  /** At an earlier moment: what stands in place of the action bar. */
  readonly past: ReactNode;
  /** The result, when the game is over. */
  readonly end: ReactNode;
  readonly people: People;
  readonly dialog: DialogName | undefined;
  readonly onDialog: (dialog: DialogName) => void;
  readonly onDialogClosed: (dialog: DialogName) => void;
}
