import type { Seat } from '@oubliette/engine';
import { MAP_ASKS } from '../asked.ts';
import { useTable } from '../at-table.ts';
import { Door } from './door.tsx';
import { DungeonMap } from './dungeon-map.tsx';
import { Den, Traps } from './hoard.tsx';
import { Tokens } from './items.tsx';
import { Lair, Prison } from './lair.tsx';

const captions = { spade: 'map.dig', doorway: 'map.place', 'crossed-swords': 'map.fight' } as const;

/** A dungeon with everything in it. */
export function Place({ seat, touchable = false }: { seat: Seat; touchable?: boolean }) {
  const { game, ask, c } = useTable();
  const icon = MAP_ASKS[ask?.kind ?? ''];
  const plan = game.players[seat]?.plan;
  return (
    <>
      <div className="dl-place">
        <div className="dl-place-map">
          <Door seat={seat} />
          <DungeonMap seat={seat} touchable={touchable} battle={plan?.cell} />
          {touchable && icon !== undefined ? <p className="dl-map-note">{c.say(captions[icon])}</p> : undefined}
        </div>
        <div className="dl-place-side">
          <Lair seat={seat} />
          <Prison seat={seat} />
        </div>
      </div>
      <div className={`dl-place-foot${game.magicItems === undefined ? '' : ' has-tokens'}`}>
        <Den seat={seat} />
        <Traps seat={seat} />
        <Tokens seat={seat} />
      </div>
    </>
  );
}
