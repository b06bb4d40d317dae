// The panes of an Arena: powers on the left, the stage in the middle, the changes on the right.

import type { Seat } from '@oubliette/engine';
import type { PowerTerm } from '@oubliette/quests-and-betrayals/reading';
import { Log } from '../../../kit/panes/log.tsx';
import { Pane, PaneTitle } from '../../../kit/panes/pane.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { Rail } from '../../../kit/stage/rail.tsx';
import { change } from '../../../parts/figure.ts';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { noteOf } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import type { GameIcon } from '../icon-names.ts';
import { PowerPair } from '../pieces/goods.tsx';
import { ITEM_ICONS, isItem } from '../pieces/pictures.ts';
import { Purse } from '../place/board.tsx';
import { Quests } from '../place/quests.tsx';
import { placeOf } from '../reading.ts';
import { WordList } from '../talk/word-list.tsx';
import { ArenaStage } from './arena-stage.tsx';
import { ArenaSum } from './arena-sum.tsx';
import { Changes } from './changes.tsx';
import type { ArenaTold } from './shows.ts';

const STEPS = ['challenge', 'talk', 'fists', 'dice', 'hands', 'plunder'] as const;
const ICONS: Readonly<Record<(typeof STEPS)[number], GameIcon>> = {
  challenge: 'crossed-swords',
  talk: 'conversation',
  fists: 'fist',
  dice: 'rolling-dices',
  hands: 'palm',
  plunder: 'open-treasure-chest',
};

/** The current step of the Arena, from 1. */
function stepOf({ green, hands, totals }: ArenaTold, stage: string | undefined): number {
  if (totals !== undefined) return 6;
  if (hands.size > 0) return 5;
  if (green !== undefined) return 4;
  return stage === 'fists' || stage === 'announce' || stage === 'dice' ? 3 : stage === 'talk' ? 2 : 1;
}

/** The result of each step, in a few words. */
function useOutcomes({ attacker, green, red, hands, betrayed }: ArenaTold) {
  const { c, game, t } = useTable();
  const words = game.ledger.filter(({ round, moment }) => round === game.round && moment === 'A').length;
  return (step: (typeof STEPS)[number]): string | undefined => {
    switch (step) {
      case 'challenge':
        return c.say('step.challenge.done', { who: t.seat(attacker) });
      case 'talk':
        return c.say('step.talk.done', { count: words });
      case 'fists':
        return c.say('step.fists.done', { count: game.players.length - 2 });
      case 'dice':
        return green === undefined || red === undefined ? undefined : c.say('step.dice.done', { green, red });
      case 'hands':
        return c.say('step.hands.done', { count: betrayed.length, hands: hands.size });
      case 'plunder':
        return undefined;
    }
  };
}

export function ArenaPanes({ arena }: { arena: ArenaTold }) {
  const { c, game, me } = useTable();
  const cameOf = useOutcomes(arena);
  const at = stepOf(arena, game.fight?.stage);
  return (
    <>
      <Pane name="mine" titled="arena-powers" className="qt-arena-left">
        <h2 className="unseen" id="arena-powers">
          {c.say('arena.powers')}
        </h2>
        <Power seat={arena.attacker} terms={game._principals?.[0]?.terms} />
        <Power seat={arena.defender} terms={game._principals?.[1]?.terms} />
        {me === undefined ? undefined : (
          <>
            <Quests seat={me} />
            <section className="qt-well qt-arena-purse">
              <h3>{c.say('arena.purse')}</h3>
              <Purse seat={me} size={24} />
            </section>
          </>
        )}
      </Pane>
      <Pane name="world" titled="arena-title" className="qt-arena">
        <h2 className="unseen" id="arena-title">
          {c.say('arena.title', { seat: arena.attacker, toSeat: arena.defender })}
        </h2>
        <Rail
          steps={STEPS.map((step) => ({
            icon: ICONS[step],
            name: c.say(`step.${step}`),
            soon: c.say(`step.${step}.soon`),
            done: cameOf(step),
            rules: noteOf(c, `step.${step}`, '').rules,
          }))}
          at={at}
        />
        <ArenaStage arena={arena} />
        <ArenaSum arena={arena} />
      </Pane>
      <div className="side">
        <Pane name="others" titled="arena-changes" className="qt-changes">
          <PaneTitle id="arena-changes" icon={<Gi icon="scales" />}>
            {c.say('arena.changes')}
          </PaneTitle>
          {game.players.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
            <Changes key={seat} seat={seat} arena={arena} />
          ))}
        </Pane>
        <Words />
        <Log />
      </div>
    </>
  );
}

const TERM_ICONS: Readonly<Record<string, GameIcon>> = {
  base: 'person',
  wounds: 'drop',
  curse: 'totem-head',
  fury: 'fire-ring',
  rampart: 'shield-echoes',
};

/** The parts of a player's power. */
function Power({ seat, terms = [] }: { seat: Seat; terms: readonly PowerTerm[] | undefined }) {
  const { game, t, c, names } = useTable();
  const { power, allyPower } = placeOf(game, seat);
  const says = ({ of }: PowerTerm): string => (isItem(of) ? names(of) : c.say(`term.${of}` as never));
  return (
    <section className="qt-well qt-power">
      <h3>
        <SeatMark seat={seat} size={21} /> {t.seat(seat)} <PowerPair power={power} ally={allyPower} />
      </h3>
      <ul>
        {terms.map((term) => (
          <li key={term.of} className={term.n < 0 ? 'is-loss' : ''}>
            <Gi icon={isItem(term.of) ? ITEM_ICONS[term.of] : (TERM_ICONS[term.of] ?? 'person')} />
            {says(term)} <b>{term.of === 'base' ? term.n : change(term.n)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The words given for this Arena. */
function Words() {
  const { game, c } = useTable();
  const lines = game.ledger.filter(({ round, moment }) => round === game.round && moment === 'A');
  if (lines.length === 0) return undefined;
  return (
    <section className="parchment pane qt-arena-words">
      <h3>{c.say('arena.words')}</h3>
      <WordList lines={lines} />
    </section>
  );
}
