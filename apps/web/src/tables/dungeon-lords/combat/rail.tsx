import { symbolsOf } from '@oubliette/dungeon-lords/bearers';
import { COMBAT_CARDS } from '@oubliette/dungeon-lords/cards';
import { useTable } from '../at-table.tsx';
import type { GameIcon } from '../icon-names.ts';
import { Gi } from '../pieces/gi.tsx';
import { placeOf } from '../reading.ts';
import type { Step } from './story.ts';

const STEPS = [1, 2, 3, 4, 5, 6] as const;
const ICONS: Readonly<Record<Step, GameIcon>> = {
  1: 'wolf-trap',
  2: 'lightning-trio',
  3: 'minotaur',
  4: 'cut-diamond',
  5: 'hearts',
  6: 'boot-prints',
};

/** The six steps of a fight; `at` is where it stands, undefined before it has begun. */
export function Rail({ at }: { readonly at: Step | undefined }) {
  const { c } = useTable();
  return (
    <ol className="dl-rail" data-at={at ?? 0}>
      {STEPS.map((step) => {
        const look = at === undefined || step > at ? '' : step === at ? ' is-now' : ' is-done';
        return (
          <li key={step} className={`dl-step${look}`} aria-current={step === at ? 'step' : undefined}>
            <span className="dl-medal">
              <Gi icon={ICONS[step]} />
              <i>{step}</i>
            </span>
            <b>{c.say(`step.${step}`)}</b>
            <small>
              <Note step={step} at={at} />
            </small>
          </li>
        );
      })}
    </ol>
  );
}

/** What is known of a step beforehand; once past, that it is done. */
function Note({ step, at }: { step: Step; at: Step | undefined }): string {
  const { game, front, shown, c } = useTable();
  if (at !== undefined && step < at) return c.say('step.done');
  if (step === at) return c.say('step.now');
  const place = placeOf(game, front);
  const round = shown?.round ?? (game.fight === undefined ? 0 : game.combatShown);
  const card = game.combatCards[round - 1];
  const known = card === undefined || card === 'hidden' ? undefined : COMBAT_CARDS[card];
  switch (step) {
    case 1:
      return c.say(place.plan === undefined || place.plan.trapsLaid > 0 ? 'step.1.soon' : 'step.1.none');
    case 2:
    case 4:
      if (known === undefined) return c.say('step.spell.hidden');
      return c.say((known.speed === 'fast') === (step === 2) ? 'step.spell.soon' : 'step.spell.none');
    case 3:
      return c.say(place.plan === undefined || place.plan.creatures.length > 0 ? 'step.3.soon' : 'step.3.none');
    case 5:
      return c.say('step.5.soon', { hearts: place.party.reduce((sum, hero) => sum + symbolsOf(hero, 'hearts'), 0) });
    default:
      return known === undefined ? c.say('step.6.hidden') : c.say('step.6.soon', { fatigue: known.fatigue });
  }
}
