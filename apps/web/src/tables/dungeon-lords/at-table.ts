// What every part of this table needs beyond what every table has.

import type { Speaker } from '@oubliette/text';
import { type KitTable, useKitTable } from '../../kit/table-context.tsx';
import type { Fought } from './fight-beats.ts';
import type { CaptionKey } from './locales/texts.ts';
import type { View } from './reading.ts';

export interface AtTable extends KitTable {
  readonly game: View;
  /** As it would be after the option that is picked; the game itself when nothing can be foretold. */
  readonly next: View;
  /** Captions of this table. */
  readonly c: Speaker<CaptionKey>;
  /** The fight that is shown again, while it is. */
  readonly shown: Fought | undefined;
}

export const useTable = (): AtTable => useKitTable<AtTable>();
