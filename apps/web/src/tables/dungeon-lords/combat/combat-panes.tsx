// The table while heroes are in the dungeons: my map, the corridor, the card of the round.

import { COMBAT_CARDS } from '@oubliette/dungeon-lords/cards';
import { useLocale } from '../../../base/locale.tsx';
import type { DialogName } from '../../../kit/dialog-name.ts';
import { Pane, PaneTitle } from '../../../kit/panes/pane.tsx';
import { Rival } from '../../../kit/panes/rival.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { LargeCard, SealedCard } from '../../../kit/pieces/large-card.tsx';
import type { Staging } from '../../../kit/stage/use-staging.ts';
import { othersAt } from '../../../kit/table-context.tsx';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { chosenIn, isPlanned } from '../asked.ts';
import { useTable } from '../at-table.ts';
import type { FightStep, Fought } from '../fight-beats.ts';
import { Stores } from '../pieces/goods.tsx';
import { SPELL_PICTURES } from '../pieces/pictures.ts';
import { DungeonMap, MiniMap } from '../place/dungeon-map.tsx';
import { placeOf } from '../reading.ts';
import { TownCards } from '../world/town.tsx';
import { Rail } from './rail.tsx';
import { Stage } from './stage.tsx';
import { Sum } from './sum.tsx';

/** The left column: the battle tile on my map, and what I have. */
export function BattleMap() {
  const { say } = useLocale();
  const { game, front, me, ask, shown, c } = useTable();
  const place = placeOf(game, front);
  const battle = shown?.cell ?? place.plan?.cell ?? chosenIn(ask, 'plan-tile')[0];
  return (
    <Pane
      name="mine"
      className="dl-battle-pane"
      title={say.say('place.of', { seat: front })}
      icon={<SeatMark seat={front} size={22} />}
    >
      <DungeonMap seat={front} touchable={front === me} battle={battle} />
      <dl className="dl-facts">
        <div>
          <dt>{c.say('combat.tile')}</dt>
          <dd>{battle ?? c.say('combat.tile.none')}</dd>
        </div>
        <div>
          <dt>{c.say('combat.lost')}</dt>
          <dd className={place.conquered.length > 0 ? 'is-loss' : ''}>
            {c.say('combat.tiles', { count: place.conquered.length })}
          </dd>
        </div>
      </dl>
      <Stores seat={front} size={25} />
    </Pane>
  );
}

/** Questions that begin a step of the fight; all others belong to what was told last. */
const BEGINS: Readonly<Record<string, FightStep>> = { 'first-trap': 1, attack: 3 };

interface CorridorProps {
  readonly staging: Staging<Fought>;
  readonly onDialog: (dialog: DialogName) => void;
}

/** The middle: six steps, the corridor, the sum. */
export function Corridor({ staging, onDialog }: CorridorProps) {
  const { game, ask, c } = useTable();
  const showing = staging.left >= 0;
  const live = game.fight !== undefined;
  const at = showing ? staging.beat?.step : live ? (BEGINS[ask?.kind ?? ''] ?? staging.beat?.step) : undefined;
  const round = showing ? staging.show?.round : game.combatShown + (live ? 0 : 1);
  return (
    <Pane name="world" className="dl-corridor" titled="fight-title">
      <h2 className="unseen" id="fight-title">
        {c.say('combat.round', { round: Math.min(4, round ?? 1) })}
      </h2>
      <Rail at={at} />
      <Stage beat={staging.beat} showing={showing} />
      <Sum
        beat={showing || live ? staging.beat : undefined}
        onWorkshop={ask !== undefined && isPlanned(ask) ? () => onDialog('workshop') : undefined}
      />
    </Pane>
  );
}

/** The right column: the card of this round, all four, and how it goes elsewhere. */
export function CombatSide({ onDialog }: { onDialog: (dialog: DialogName) => void }) {
  const { game, c, ...table } = useTable();
  return (
    <Pane name="others" className="dl-combat-side" title={c.say('combat.card')} icon="scroll-unfurled">
      <RoundCard />
      <TownCards />
      <PaneTitle small>{c.say('combat.others')}</PaneTitle>
      {othersAt(table).map((seat) => (
        <Rival key={seat} seat={seat} size={22} onDialog={onDialog} side={<MiniMap place={placeOf(game, seat)} />}>
          <p className="kit-rival-says">
            <Gi icon="crossed-swords" /> {c.say('rival.standing', { count: placeOf(game, seat).party.length })}
          </p>
        </Rival>
      ))}
    </Pane>
  );
}

function RoundCard() {
  const { game, front, shown, c, t, names } = useTable();
  const live = shown !== undefined || game.fight !== undefined;
  const at = shown === undefined ? game.combatShown - (live ? 1 : 0) : shown.round - 1;
  const card = game.combatCards[at];
  if (card === undefined || card === 'hidden') return <SealedCard>{c.say('combat.sealed')}</SealedCard>;
  const { speed, fatigue, rule } = COMBAT_CARDS[card];
  const { forecast } = placeOf(game, front);
  // After the last line of a round the view is about the next one.
  const { magic, needed } = (forecast?.round === at + 1 ? forecast : undefined) ?? {};
  return (
    <LargeCard
      icon={SPELL_PICTURES[card]}
      name={names(card)}
      text={t.say(`card.${card}`)}
      rule={rule}
      mine={!live}
      foot={[
        { icon: 'lightning-trio', says: t.say(`speed.${speed}`) },
        ...(magic === undefined || needed === undefined
          ? []
          : [
              {
                icon: 'cut-diamond',
                says: `${magic}/${needed}`,
                title: c.say('combat.needs', { magic, needed }),
              } as const,
            ]),
        { icon: 'boot-prints', says: fatigue, title: c.say('combat.fatigue', { fatigue }) },
      ]}
    />
  );
}
