// The context of this table, beyond that of every table.
import type { Seat } from '@oubliette/engine';
import { type GameTable, useKitTable } from '../../kit/table-context.tsx';
import type { AskNow } from '../../session/now.ts';
import type { CaptionKey } from './locales/texts.ts';
import type { View } from './reading.ts';

export interface AtTable extends GameTable<View, CaptionKey> {
  /** The optional asks by name: `talk`, `deal`, `claim`. */
  readonly besides: (name: string) => AskNow | undefined;
  /** Opens one of these asks; undefined: back to the awaited one. */
  readonly turnTo: (beside: string | undefined) => void;
  /** Picks a player: to talk with, or to challenge. */
  readonly partner: Seat | undefined;
  readonly choosePartner: (seat: Seat) => void;
  /** Opens or closes the deal board. */
  readonly showDeal: (wanted: boolean) => void;
}

export const useTable = (): AtTable => useKitTable<AtTable>();
