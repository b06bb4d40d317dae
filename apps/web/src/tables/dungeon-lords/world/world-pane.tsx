import { scrolls } from '../../../parts/scrolls.ts';
import { useVoice } from '../../../voice.tsx';
import { moveByArrow } from '../arrows.ts';
import { useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';
import { Arrivals, Events } from './arrivals.tsx';
import { Evilometer } from './evilometer.tsx';
import { Offers } from './offers.tsx';
import { Orders } from './orders.tsx';
import { Town } from './town.tsx';

export function WorldPane() {
  const { say } = useVoice();
  const { c } = useTable();
  return (
    <section
      className="slab pane world-pane dl-world"
      aria-labelledby="world-title"
      {...scrolls}
      onKeyDown={moveByArrow}
    >
      <h2 className="plaque" id="world-title">
        <Gi icon="castle" />
        {say.say('world.title')}
        <small>{c.say('world.note')}</small>
      </h2>
      <Orders />
      <Offers />
      <div className="dl-come">
        <Arrivals />
        <Events />
        <Town />
      </div>
      <Evilometer />
    </section>
  );
}
