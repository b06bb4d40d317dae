import { useLocale } from '../../../base/locale.tsx';
import { Pane } from '../../../kit/panes/pane.tsx';
import { useTable } from '../at-table.ts';
import { Arrivals, Events } from './arrivals.tsx';
import { Evilometer } from './evilometer.tsx';
import { Offers } from './offers.tsx';
import { Orders } from './orders.tsx';
import { Town } from './town.tsx';

export function WorldPane() {
  const { say } = useLocale();
  const { c } = useTable();
  return (
    <Pane name="world" className="dl-world" title={say.say('world.title')} icon="castle" note={c.say('world.note')}>
      <Orders />
      <Offers />
      <div className="dl-come">
        <Arrivals />
        <Events />
        <Town />
      </div>
      <Evilometer />
    </Pane>
  );
}
