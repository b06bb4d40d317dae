import { scrolls } from '../../../parts/scrolls.ts';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { useVoice } from '../../../voice.tsx';
import { moveByArrow } from '../arrows.ts';
import { useTable } from '../at-table.tsx';
import { Place } from './place.tsx';
import { Stores } from './stores.tsx';

export function MinePane() {
  const { say } = useVoice();
  const { front, me } = useTable();
  return (
    <section className="slab pane mine-pane dl-mine" aria-labelledby="mine-title" {...scrolls} onKeyDown={moveByArrow}>
      <header className="dl-mine-head">
        <span data-at={`seat-${front}`}>
          <SeatMark seat={front} size={30} />
        </span>
        <h2 id="mine-title">{say.say('place.of', { seat: front })}</h2>
        <Stores seat={front} />
      </header>
      <Place seat={front} touchable={me === front} />
    </section>
  );
}
