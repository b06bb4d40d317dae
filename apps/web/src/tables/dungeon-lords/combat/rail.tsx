import { COMBAT_CARDS } from '@oubliette/dungeon-lords/cards';
import { Rail as KitRail } from '../../../kit/stage/rail.tsx';
import { noteOf } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import type { FightStep } from '../fight-beats.ts';
import { placeOf } from '../reading.ts';

const ICONS = ['wolf-trap', 'lightning-trio', 'minotaur', 'lightning-trio', 'hearts', 'boot-prints'] as const;

/** The six steps of a fight; `at` is where it stands, undefined before it has begun. */
export function Rail({ at }: { readonly at: FightStep | undefined }) {
  const { c } = useTable();
  const soon = useForecasts();
  const steps = ICONS.map((icon, i) => {
    const id = `step.${(i + 1) as FightStep}` as const;
    return { icon, name: c.say(id), soon: soon[i] ?? '', rules: noteOf(c, id, '').rules };
  });
  return <KitRail steps={steps} at={at} />;
}

/** What is known of each step beforehand. */
function useForecasts(): readonly string[] {
  const { game, front, shown, c } = useTable();
  const { plan, forecast } = placeOf(game, front);
  const fight = game.fight?.seat === front ? game.fight : undefined;
  const round = shown?.round ?? (game.fight === undefined ? 0 : game.combatShown);
  const card = game.combatCards[round - 1];
  const known = card === undefined || card === 'hidden' ? undefined : COMBAT_CARDS[card];
  const spell = (speed: 'fast' | 'slow'): string =>
    c.say(known === undefined ? 'step.spell.hidden' : known.speed === speed ? 'step.spell.soon' : 'step.spell.none');
  // After the last line of a round the view is about the next one.
  const { hearts, fatigue } = (shown === undefined || shown.round === forecast?.round ? forecast : undefined) ?? {};
  return [
    c.say(plan === undefined || plan.trapsLaid > 0 ? 'step.1.soon' : 'step.1.none'),
    spell('fast'),
    c.say(plan === undefined || plan.creatures.length > 0 ? 'step.3.soon' : 'step.3.none'),
    spell('slow'),
    fight?.noHealing ? c.say('step.5.none') : hearts === undefined ? '' : c.say('step.5.soon', { hearts }),
    fight?.noConquest
      ? c.say('step.6.none')
      : fatigue === undefined
        ? c.say('step.6.hidden')
        : c.say('step.6.soon', { fatigue }),
  ];
}
