// The viewer's own expedition, card by card: the card drawn, the dice, the result.

import { EVENTS, MONSTERS, SPECIALS } from '@oubliette/quests-and-betrayals/cards';
import { Log } from '../../../kit/panes/log.tsx';
import { Pane, PaneTitle } from '../../../kit/panes/pane.tsx';
import { Die } from '../../../kit/pieces/die.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { byPlace } from '../../../kit/pieces/lists.ts';
import type { Beat } from '../../../kit/stage/use-staging.ts';
import { noted } from '../../../kit/tips/explained.ts';
import { Icon } from '../../../parts/icon.tsx';
import { aboutPiece } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { ADVENTURE_ICONS, has, isMonster } from '../pieces/pictures.ts';
import { MinePane } from '../place/mine-pane.tsx';
import { Ledger } from '../talk/ledger.tsx';
import { Corridor, MonsterScene } from '../talk/monster-scene.tsx';
import { DungeonSum } from './dungeon-sum.tsx';
import { type GameShow, sumsTold } from './shows.ts';

const ADVENTURES = { ...SPECIALS, ...EVENTS };

interface Props {
  readonly show: GameShow;
  readonly beat: Beat;
}

export function ExpeditionPanes({ show, beat }: Props) {
  const { c, t, now, names } = useTable();
  const lines = now.told.slice(show.from, beat.to);
  /** The last of these events told so far. */
  const lastOf = (type: string, field: string): unknown => lines.findLast((heard) => heard.type === type)?.[field];
  const card = String(lastOf('crossroads', 'card') ?? lastOf('drawn', 'card') ?? '');
  const fought = beat.lead.type !== 'drawn' && beat.lead.type !== 'crossroads';
  const green = fought ? (lastOf('dice', 'green') as number | undefined) : undefined;
  const red = fought ? (lastOf('dice', 'red') as number | undefined) : undefined;
  // The card drawn is public.
  const told = isMonster(card) ? beat.told : beat.told.filter(({ type }) => type !== 'drawn');
  const again = lastOf('rerolled', 'pips') as number | undefined;
  const counted = fought ? sumsTold(lines) : undefined;
  return (
    <>
      <Pane name="world" titled="expedition-title" className="qt-arena">
        <PaneTitle id="expedition-title" icon={<Gi icon="cave-entrance" />}>
          {c.say('expedition.title', { seat: show.seat })}
        </PaneTitle>
        <div className={`qt-expedition${isMonster(card) ? '' : ' is-card'}`}>
          {isMonster(card) ? (
            <MonsterScene monster={card}>
              <h2>{names(card)}</h2>
              <b className="qt-monster-power">{MONSTERS[card].power}</b>
            </MonsterScene>
          ) : (
            <div className="qt-turned by-night">
              <Corridor />
              {has(ADVENTURES, card) ? (
                <div key={card} className="qt-turned-card" {...noted(aboutPiece(t, card))}>
                  <span className="qt-square">
                    <Gi icon={ADVENTURE_ICONS[card]} />
                  </span>
                  <h3>{names(card)}</h3>
                  <p>{t.say(`about.${card}`)}</p>
                  <small>
                    <Icon name="book" /> {ADVENTURES[card].rule}
                  </small>
                </div>
              ) : undefined}
            </div>
          )}
          <div className="qt-told">
            {green === undefined ? undefined : (
              <p className="qt-dungeon-dice">
                <Die
                  colour="green"
                  pips={again ?? green}
                  name={c.say('die.green', { seat: show.seat, pips: again ?? green })}
                  size={84}
                  turned={-8}
                />
                <Die colour="red" pips={red} name={c.say('die.monster', { pips: red ?? 0 })} size={84} turned={9} />
              </p>
            )}
            {green === undefined || red === undefined || counted === undefined || !isMonster(card) ? undefined : (
              <DungeonSum
                attacker={show.seat}
                monster={card}
                green={again ?? green}
                red={red}
                sums={counted.sums}
                totals={counted.heard.type === 'totals' ? counted.heard : undefined}
              />
            )}
            {byPlace(told, (heard) => (
              <p>{t.event(heard)}</p>
            ))}
          </div>
        </div>
      </Pane>
      <MinePane />
      <div className="side">
        <Ledger />
        <Log />
      </div>
    </>
  );
}
