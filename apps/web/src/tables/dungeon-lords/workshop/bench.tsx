import type { MonsterId, TrapId } from '@oubliette/dungeon-lords/cards';
import type { BattlePlan } from '@oubliette/dungeon-lords/workshop';
import { cellStyle } from '../../../kit/board/board-cells.tsx';
import { Counted } from '../../../kit/pieces/counted.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { useTable } from '../at-table.ts';
import { MonsterTile } from '../pieces/creatures.tsx';
import { TRAP_PICTURES } from '../pieces/pictures.ts';
import { DungeonMap, SIZE } from '../place/dungeon-map.tsx';
import { placeOf } from '../reading.ts';
import { toggled } from './outcome.ts';

interface Props {
  readonly plan: BattlePlan;
  readonly tiles: readonly string[];
  readonly onPlan: (plan: BattlePlan) => void;
}

/** What a plan is made of: a tile, traps, creatures. A click adds or removes; the rules say whether the plan is allowed. */
export function Bench({ plan, tiles, onPlan }: Props) {
  const { game, me = 0, c, names } = useTable();
  const { lair, traps = [] } = placeOf(game, me);
  const ready = lair.filter(({ spent }) => !spent).map(({ id }) => id);
  return (
    <div className="slab dl-bench">
      <fieldset>
        <legend>{c.say('shop.tile')}</legend>
        <DungeonMap seat={me} battle={plan.cell}>
          {tiles.map((tile) => (
            <button
              key={tile}
              type="button"
              className={`kit-cell is-${tile === plan.cell ? 'picked' : 'open'}`}
              style={cellStyle(tile, SIZE)}
              aria-pressed={tile === plan.cell}
              aria-label={c.say('shop.at', { cell: tile })}
              onClick={() => onPlan({ ...plan, cell: tile as BattlePlan['cell'] })}
            />
          ))}
        </DungeonMap>
      </fieldset>
      <fieldset>
        <legend>{c.say('shop.traps')}</legend>
        {traps.length === 0 ? <p>{c.say('traps.none')}</p> : undefined}
        <Counted
          all={traps}
          taken={plan.traps}
          says={c.say('shop.of')}
          name={names}
          draw={(id) => (
            <span className="dl-shop-trap">
              <Gi icon={TRAP_PICTURES[id]} />
            </span>
          )}
          onTake={(id: TrapId, have) => onPlan({ ...plan, traps: toggled(plan.traps, id, have) })}
        />
      </fieldset>
      <fieldset>
        <legend>{c.say('shop.creatures')}</legend>
        {ready.length === 0 ? <p>{c.say('shop.nobody')}</p> : undefined}
        <Counted
          all={ready}
          taken={plan.creatures}
          says={c.say('shop.of')}
          name={names}
          draw={(id) => <MonsterTile id={id} />}
          onTake={(id: MonsterId, have) => onPlan({ ...plan, creatures: toggled(plan.creatures, id, have) })}
        />
      </fieldset>
    </div>
  );
}
