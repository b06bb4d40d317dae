import { moveByArrow } from '../../../kit/arrows.ts';
import { scrolls } from '../../../parts/dialog.tsx';
import { useTable } from '../at-table.ts';
import { Panorama } from './panorama.tsx';
import { Shop } from './shop.tsx';

/** The landscape of a turn, and the shop. On a desktop they are two parts of the table, on a phone one pane. */
export function WorldPane() {
  const { c } = useTable();
  return (
    <section
      className="pane world-pane qt-world"
      aria-label={c.say('zone.village')}
      {...scrolls}
      onKeyDown={moveByArrow}
    >
      <Panorama />
      <Shop />
    </section>
  );
}
