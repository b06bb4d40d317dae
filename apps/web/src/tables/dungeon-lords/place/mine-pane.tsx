import { useLocale } from '../../../base/locale.tsx';
import { Pane } from '../../../kit/panes/pane.tsx';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { useTable } from '../at-table.ts';
import { Stores } from '../pieces/goods.tsx';
import { Place } from './place.tsx';

export function MinePane() {
  const { say } = useLocale();
  const { front, me } = useTable();
  return (
    <Pane name="mine" className="dl-mine" titled="mine-title">
      <header className="dl-mine-head">
        <span data-at={`seat-${front}`}>
          <SeatMark seat={front} size={30} />
        </span>
        <h2 id="mine-title">{say.say('place.of', { seat: front })}</h2>
        <Stores seat={front} />
      </header>
      <Place seat={front} touchable={me === front} />
    </Pane>
  );
}
