// What every part of this table needs beyond what every table has.
import { type GameTable, useKitTable } from '../../kit/table-context.tsx';
import type { Fought } from './fight-beats.ts';
import type { CaptionKey } from './locales/texts.ts';
import type { View } from './reading.ts';

export interface AtTable extends GameTable<View, CaptionKey> {
  /** The fight that is shown again, while it is. */
  readonly shown: Fought | undefined;
}

export const useTable = (): AtTable => useKitTable<AtTable>();
