// Imps in their den, and traps: my own face up for me alone, everybody else's face down.

import type { TrapId } from '@oubliette/dungeon-lords/cards';
import type { Seat } from '@oubliette/engine';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { byPlace, times } from '../../../kit/pieces/lists.ts';
import { OnlyMine } from '../../../kit/pieces/marks.tsx';
import { PieceButton } from '../../../kit/pieces/piece-button.tsx';
import { useTable } from '../at-table.ts';
import { GoodToken } from '../pieces/goods.tsx';
import { TRAP_PICTURES } from '../pieces/pictures.ts';
import { placeOf } from '../reading.ts';

/** More than these are one token and a figure; beside magic items, or two traps and more, there is less room. */
const SINGLE = 5;
const SINGLE_BESIDE_TRAPS = 4;
const SINGLE_IN_A_CORNER = 2;

export function Den({ seat }: { seat: Seat }) {
  const { game, c } = useTable();
  const { imps, busy, lair, letters, traps = [] } = placeOf(game, seat);
  const trolls = lair.filter(({ id, worked }) => id === 'troll' && !worked).length;
  const corner = game.magicItems !== undefined || (traps.length > 1 && letters > 0);
  const crowd = imps + busy > (corner ? SINGLE_IN_A_CORNER : traps.length > 1 ? SINGLE_BESIDE_TRAPS : SINGLE);
  const imp = <GoodToken good="imps" size={27} />;
  const group = (n: number, className: string) =>
    crowd && n > 0 ? (
      <span className={`dl-crowd ${className}`}>
        {imp}×{n}
      </span>
    ) : (
      times(n, () => <span className={className}>{imp}</span>)
    );
  return (
    <section className="dl-den">
      <h3>
        {c.say('den.title')}
        <small>{c.say('den.note', { imps, busy })}</small>
      </h3>
      <span className="dl-row" aria-hidden="true">
        {group(imps, '')}
        {group(busy, 'is-busy')}
        {times(trolls, () => (
          <GoodToken good="troll" size={27} />
        ))}
      </span>
      {letters > 0 ? <span className="dl-letters">{c.say('letters', { count: letters })}</span> : undefined}
    </section>
  );
}

export function Traps({ seat }: { seat: Seat }) {
  const { game, c, ask } = useTable();
  const { traps, trapsInHand, shownTraps } = placeOf(game, seat);
  if (traps === undefined) {
    return (
      <section className="dl-traps">
        <p>{c.say('traps.of', { count: trapsInHand })}</p>
        {byPlace(shownTraps, (id) => (
          <span className="dl-trap">
            <TrapFace id={id} />
          </span>
        ))}
      </section>
    );
  }
  return (
    <section className={`dl-traps is-mine${traps.length > 3 ? ' are-many' : ''}`}>
      <h3 className="unseen">{c.say('traps.title')}</h3>
      <OnlyMine />
      {traps.length === 0 ? <p>{c.say('traps.none')}</p> : undefined}
      {byPlace(traps, (id) => (
        // Traps that are not in hand are closed options; those in hand are open options or none.
        <PieceButton id={id} className="dl-trap" options={ask?.options.includes(id) ? [id] : []}>
          <TrapFace id={id} />
        </PieceButton>
      ))}
    </section>
  );
}

function TrapFace({ id }: { id: TrapId }) {
  const { names } = useTable();
  return (
    <>
      <Gi icon={TRAP_PICTURES[id]} />
      <span>{names(id)}</span>
    </>
  );
}
