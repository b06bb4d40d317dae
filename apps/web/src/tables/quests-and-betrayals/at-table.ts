// What every part of this table needs beyond what every table has.
import type { Seat } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { type KitTable, useKitTable } from '../../kit/table-context.tsx';
import type { AskNow } from '../../session/now.ts';
import type { CaptionKey } from './locales/texts.ts';
import type { View } from './reading.ts';

export interface AtTable extends KitTable {
  readonly game: View;
  /** As it would be after the option that is picked; the game itself when nothing can be foretold. */
  readonly next: View;
  /** Captions of this table. */
  readonly c: Speaker<CaptionKey>;
  /** What may be done beside what is asked, by its name: `talk`, `deal`, `claim`. */
  readonly besides: (name: string) => AskNow | undefined;
  /** Turns to one of these; undefined: back to what is asked. */
  readonly turnTo: (beside: string | undefined) => void;
  /** Somebody is picked by touching them: with whom one talks, whom one challenges. */
  readonly partner: Seat | undefined;
  readonly choosePartner: (seat: Seat) => void;
  /** Lays the deal board on the table, or takes it away. */
  readonly showDeal: (wanted: boolean) => void;
}

export const useTable = (): AtTable => useKitTable<AtTable>();
