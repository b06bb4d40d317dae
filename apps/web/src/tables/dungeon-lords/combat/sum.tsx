// The sum of a beat, from its events.

import { HEROES, type HeroId } from '@oubliette/dungeon-lords/cards';
import type { Term, TermName, Sum as Told } from '@oubliette/dungeon-lords/told-facts';
import type { Heard } from '@oubliette/engine';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { byPlace } from '../../../kit/pieces/lists.ts';
import { Equation, SumSheet, Verdict, Victim } from '../../../kit/stage/sum.tsx';
import { change, figure } from '../../../parts/figure.ts';
import { useTable } from '../at-table.ts';
import type { Beat } from '../fight-beats.ts';
import type { GameIcon } from '../icon-names.ts';
import { HERO_FACES, has, MONSTER_PICTURES, SPELL_PICTURES, TRAP_PICTURES } from '../pieces/pictures.ts';

/** The icon of what strikes, for terms without an icon of their own. */
function striker(heard: Heard): GameIcon {
  const [monster, trap, card] = [String(heard.monster), String(heard.trap), String(heard.card)];
  if (has(MONSTER_PICTURES, monster)) return MONSTER_PICTURES[monster].icon;
  if (has(TRAP_PICTURES, trap)) return TRAP_PICTURES[trap];
  return has(SPELL_PICTURES, card) ? SPELL_PICTURES[card] : 'crossed-swords';
}

const ICONS: Readonly<Partial<Record<TermName, GameIcon>>> = {
  bonus: 'doorway',
  stopped: 'magnifying-glass',
  absorbed: 'magic-shield',
  lost: 'prisoner',
  wounds: 'crossed-swords',
  magic: 'cut-diamond',
  wands: 'crystal-wand',
  hearts: 'hearts',
  potions: 'health-potion',
  detection: 'magnifying-glass',
  clovers: 'clover',
  printed: 'boot-prints',
  less: 'musical-notes',
  fatigue: 'boot-prints',
};

/** Advanced items: what passed its test. */
const STAMPS: Readonly<Record<string, GameIcon>> = {
  'clovers-used': 'clover',
  'wands-used': 'crystal-wand',
  'potions-used': 'health-potion',
  'amulet-used': 'gem-pendant',
};

const VICTIMS = ['hit', 'trap-hits', 'tired', 'poisoned', 'healed'];

interface SumProps {
  readonly beat: Beat | undefined;
  /** Opens the workshop, while a plan is being made. */
  readonly onWorkshop: (() => void) | undefined;
}

export function Sum({ beat, onWorkshop }: SumProps) {
  const { c, t } = useTable();
  if (beat === undefined) return <NoSum onWorkshop={onWorkshop} />;
  const { lead, told } = beat;
  const victims = told.filter(({ type }) => VICTIMS.includes(type));
  // One victim: the whole sum. Several: the damage dealt, then each victim.
  const [first] = victims;
  const about = lead.sum === undefined ? first : lead;
  const sum = about?.sum as Told | undefined;
  const whole = sum === undefined || about === lead || victims.length === 1;
  const term = ({ what, n }: Term) => ({
    icon: ICONS[what] ?? striker(about ?? lead),
    n,
    says: c.say(`sum.${what}`),
  });
  const terms = (whole ? (sum?.terms ?? []) : (sum?.terms.slice(0, 1) ?? [])).map(term);
  const makes =
    whole && sum?.makes !== undefined && (terms.length > 1 || sum.makes.what !== 'hearts') ? sum.makes : undefined;
  const ends = told.find(({ type }) => type === 'conquered' || type === 'not-conquered');
  const cast = lead.type === 'spell' ? true : lead.type === 'no-spell' ? false : undefined;
  return (
    <SumSheet title={t.event(lead)} rule={lead.rule}>
      <Equation
        terms={terms}
        makes={makes === undefined ? undefined : term(makes)}
        atLeast={sum?.atLeast === undefined ? undefined : term(sum.atLeast)}
      />
      {cast === undefined ? undefined : <Verdict good={!cast}>{c.say(cast ? 'sum.cast' : 'sum.fails')}</Verdict>}
      {byPlace(victims, (victim) => (
        <VictimCard victim={victim} alone={victims.length === 1} />
      ))}
      {ends === undefined ? undefined : (
        <Verdict good={ends.type !== 'conquered'}>
          <Gi icon="flying-flag" />
          {c.say(ends.type === 'conquered' ? 'sum.conquered' : 'sum.holds', { cell: String(ends.cell) })}
        </Verdict>
      )}
      {told
        .filter(({ type }) => type in STAMPS)
        .map((heard) => (
          <Verdict key={heard.type} good title={t.event(heard)}>
            <Gi icon={STAMPS[heard.type] ?? 'present'} />
            {c.say('sum.used')}
          </Verdict>
        ))}
      {terms.length + victims.length === 0 && ends === undefined
        ? byPlace(told.slice(1, 3), (heard) => <p>{t.event(heard)}</p>)
        : undefined}
    </SumSheet>
  );
}

function NoSum({ onWorkshop }: Pick<SumProps, 'onWorkshop'>) {
  const { game, c } = useTable();
  return (
    <section className="parchment kit-sum is-empty">
      <p>{c.say(game.fight === undefined ? 'combat.plan' : 'combat.begun')}</p>
      {onWorkshop === undefined ? undefined : (
        <button type="button" className="brass dl-to-shop" onClick={onWorkshop}>
          <Gi icon="crystal-ball" />
          {c.say('shop.title')}
        </button>
      )}
    </section>
  );
}

function VictimCard({ victim, alone }: { victim: Heard; alone: boolean }) {
  const { c, names } = useTable();
  const id = String(victim.hero) as HeroId;
  const left = Number(victim.left);
  const wounds = Number(victim.wounds);
  const caught = left === 0;
  return (
    <Victim
      icon={caught ? 'prisoner' : HERO_FACES[HEROES[id].is].icon}
      big={caught ? c.say('combat.prison') : victim.type === 'healed' ? change(wounds) : figure(-wounds)}
      small={`${names(id)}${caught ? '' : ` · ${c.say('combat.left', { left })}`}`}
      caught={caught}
      alone={alone}
    />
  );
}
