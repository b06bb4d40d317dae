import { useLocale } from '../../../base/locale.tsx';
import { Pane, PaneTitle } from '../../../kit/panes/pane.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
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
    <Pane name="world" className="dl-world" titled="world-title">
      <PaneTitle id="world-title" icon={<Gi icon="castle" />} note={c.say('world.note')}>
        {say.say('world.title')}
      </PaneTitle>
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
