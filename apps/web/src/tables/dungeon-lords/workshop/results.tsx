import { COMBAT_CARDS, type CombatCardId } from '@oubliette/dungeon-lords/cards';
import type { Trial } from '@oubliette/dungeon-lords/workshop';
import { useState } from 'react';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { byPlace } from '../../../kit/pieces/lists.ts';
import { number, signed } from '../../../parts/figure.ts';
import { useTable } from '../at-table.ts';
import { fightsAt } from '../fight-beats.ts';
import type { GameIcon } from '../icon-names.ts';
import { SPELL_PICTURES } from '../pieces/pictures.ts';
import { type Outcome, outcomeOf, rangeOf } from './outcome.ts';

/** The range, then any of the cards step by step. */
export function Results({ trials, cell }: { trials: readonly Trial[]; cell: string }) {
  const { c } = useTable();
  const [chosen, setChosen] = useState<CombatCardId>();
  const range = rangeOf(trials);
  if (range === undefined) return undefined;
  const { worst, best, expected } = range;
  const trial = trials.find(({ card }) => card === chosen) ?? worst;
  const alone = trials.length === 1;
  return (
    <>
      {alone ? (
        <Column
          title={c.say('shop.known')}
          outcome={outcomeOf(worst)}
          card={worst.card}
          className="is-expected is-alone"
        />
      ) : (
        <div className="dl-range">
          <Column title={c.say('shop.worst')} outcome={outcomeOf(worst)} card={worst.card} className="is-worst" />
          <Column title={c.say('shop.expected')} outcome={expected} className="is-expected" />
          <Column title={c.say('shop.best')} outcome={outcomeOf(best)} card={best.card} className="is-best" />
        </div>
      )}
      {alone ? undefined : <CardChoice trials={trials} chosen={trial.card} onChoose={setChosen} />}
      <Steps trial={trial} cell={cell} />
    </>
  );
}

const LINES = [
  ['prisoners', 'prisoner', 'shop.prisoners'],
  ['lost', 'flying-flag', 'shop.lost'],
  ['damage', 'crossed-swords', 'shop.damage'],
  ['healed', 'hearts', 'shop.healed'],
  ['fatigue', 'boot-prints', 'shop.fatigue'],
] as const satisfies readonly (readonly [keyof Outcome, GameIcon, string])[];

interface ColumnProps {
  readonly title: string;
  readonly outcome: Outcome;
  readonly card?: CombatCardId;
  readonly className: string;
}

function Column({ title, outcome, card, className }: ColumnProps) {
  const { c, t, names } = useTable();
  return (
    <section className={`dl-outcome ${className}`}>
      <h3>{title}</h3>
      <p className="dl-outcome-points">
        <b>{signed(outcome.points, t.lang)}</b> <small>{c.say('shop.points')}</small>
      </p>
      <p className="dl-outcome-card">
        {card === undefined ? (
          c.say('shop.mean')
        ) : (
          <>
            <Gi icon={SPELL_PICTURES[card]} /> {names(card)}
          </>
        )}
      </p>
      <ul>
        {LINES.map(([key, icon, says]) => (
          <li key={key} className={outcome[key] === 0 ? 'is-zero' : ''}>
            <Gi icon={icon} />
            <span>{c.say(says)}</span>
            <b>{number(outcome[key], t.lang)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each card that may come up, with the points it leaves. */
function CardChoice(props: { trials: readonly Trial[]; chosen: CombatCardId; onChoose: (card: CombatCardId) => void }) {
  const { c, t, names } = useTable();
  return (
    <fieldset className="dl-card-choice">
      <legend>{c.say('shop.cards', { count: props.trials.length })}</legend>
      {props.trials.map(({ card, points }) => (
        <button
          key={card}
          type="button"
          className={card === props.chosen ? 'is-in' : ''}
          aria-pressed={card === props.chosen}
          onClick={() => props.onChoose(card)}
        >
          <Gi icon={SPELL_PICTURES[card]} />
          <span>{names(card)}</span>
          <b>{signed(points, t.lang)}</b>
        </button>
      ))}
    </fieldset>
  );
}

/** The round as it would be told, step by step. */
function Steps({ trial, cell }: { trial: Trial; cell: string }) {
  const { me = 0, c, t, names } = useTable();
  const [fought] = fightsAt(trial.told, me).slice(-1);
  const { speed, fatigue } = COMBAT_CARDS[trial.card];
  return (
    <section className="dl-steps">
      <h3>{c.say('shop.steps', { card: names(trial.card), cell })}</h3>
      <p className="dl-steps-card">
        {t.say(`card.${trial.card}`)} · {t.say(`speed.${speed}`)} · {c.say('combat.fatigue', { fatigue })}
      </p>
      <ol>
        {(fought?.beats ?? []).map((beat) => (
          <li key={beat.to}>
            <b>{c.say(`step.${beat.step}`)}</b>
            <span>
              {byPlace(beat.told, (heard) => (
                <span>{t.event(heard)} </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
