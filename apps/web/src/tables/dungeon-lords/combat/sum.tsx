// The arithmetic of a beat, as its events tell it: every number with its source and sign, and what it comes to.
import { COMBAT_CARDS, HEROES, type HeroId, MONSTERS, TRAPS } from '@oubliette/dungeon-lords/cards';
import type { Heard } from '@oubliette/engine';
import { useNames, useTable } from '../at-table.tsx';
import type { GameIcon } from '../icon-names.ts';
import type { CaptionKey } from '../locales/texts.ts';
import { Gi } from '../pieces/gi.tsx';
import { HERO_PICTURES, has, MONSTER_PICTURES, SPELL_PICTURES, TRAP_PICTURES } from '../pieces/pictures.ts';
import type { Beat } from './story.ts';

interface Term {
  readonly sign?: '+' | '−' | '=' | '≥' | '<';
  readonly icon: GameIcon;
  readonly n: number;
  readonly says: CaptionKey;
  readonly look?: 'is-loss' | 'is-result';
}

const n = (heard: Heard, field: string): number => Number(heard[field] ?? 0);

function iconOf(id: string): GameIcon {
  if (has(MONSTERS, id)) return MONSTER_PICTURES[id].icon;
  if (has(TRAPS, id)) return TRAP_PICTURES[id];
  return has(COMBAT_CARDS, id) ? SPELL_PICTURES[id] : 'crossed-swords';
}

/** The numbers of one event, in the order in which they are reckoned. */
function termsOf(heard: Heard): readonly Term[] {
  const minus = (field: string, icon: GameIcon, says: CaptionKey): Term[] =>
    n(heard, field) === 0 ? [] : [{ sign: '−', icon, n: n(heard, field), says, look: 'is-loss' }];
  /** What is printed on the heroes, then what their items add. */
  const parts = (
    icon: GameIcon,
    all: string,
    says: CaptionKey,
    own: GameIcon,
    more: string,
    saysMore: CaptionKey,
  ): Term[] =>
    n(heard, more) === 0
      ? [{ icon, n: n(heard, all), says }]
      : [
          { icon, n: n(heard, all) - n(heard, more), says },
          { sign: '+', icon: own, n: n(heard, more), says: saysMore },
        ];
  const wounds: Term = {
    sign: '=',
    icon: 'crossed-swords',
    n: n(heard, 'wounds'),
    says: 'sum.wounds',
    look: 'is-result',
  };
  switch (heard.type) {
    case 'hit': {
      const bonus = n(heard, 'bonus');
      return [
        { icon: iconOf(String(heard.monster)), n: n(heard, 'damage') - bonus, says: 'sum.damage' },
        ...(bonus === 0 ? [] : [{ sign: '+', icon: 'doorway', n: bonus, says: 'sum.bonus' } as const]),
        ...minus('absorbed', 'magic-shield', 'sum.absorbed'),
        wounds,
      ];
    }
    case 'trap-hits':
      return [
        { icon: iconOf(String(heard.trap)), n: n(heard, 'damage'), says: 'sum.damage' },
        ...minus('stopped', 'magnifying-glass', 'sum.stopped'),
        ...minus('absorbed', 'magic-shield', 'sum.absorbed'),
        wounds,
      ];
    case 'spell':
    case 'no-spell':
      return [
        ...parts('cut-diamond', 'magic', 'sum.magic', 'crystal-wand', 'wands', 'sum.wands'),
        {
          sign: heard.type === 'spell' ? '≥' : '<',
          icon: iconOf(String(heard.card)),
          n: n(heard, 'needed'),
          says: 'sum.needed',
        },
      ];
    case 'healing':
    case 'no-healing':
      return [
        ...parts('hearts', 'hearts', 'sum.hearts', 'health-potion', 'potions', 'sum.potions'),
        ...(n(heard, 'potions') === 0
          ? []
          : [{ sign: '=', icon: 'hearts', n: n(heard, 'hearts'), says: 'sum.hearts', look: 'is-result' } as const]),
      ];
    case 'clovers-used':
      return [
        { icon: 'magnifying-glass', n: n(heard, 'detection'), says: 'sum.detection' },
        { sign: '+', icon: 'clover', n: n(heard, 'clovers'), says: 'sum.clovers' },
      ];
    case 'fatigue':
      return [
        { icon: 'boot-prints', n: n(heard, 'printed'), says: 'sum.printed' },
        ...minus('less', 'musical-notes', 'sum.less'),
        { sign: '=', icon: 'boot-prints', n: n(heard, 'points'), says: 'sum.fatigue', look: 'is-result' },
      ];
    default:
      return [];
  }
}

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
  if (beat === undefined) {
    return (
      <section className="parchment dl-sum is-empty">
        <p>{c.say('combat.plan')}</p>
        {onWorkshop === undefined ? undefined : (
          <button type="button" className="brass dl-to-shop" onClick={onWorkshop}>
            <Gi icon="crystal-ball" />
            {c.say('shop.title')}
          </button>
        )}
      </section>
    );
  }
  const victims = beat.told.filter(({ type }) => VICTIMS.includes(type));
  const leadTerms = termsOf(beat.lead);
  const [victim] = victims;
  const dealt = victim === undefined ? [] : termsOf(victim);
  // One victim: the whole reckoning. Several: what was dealt, then each of them.
  const terms = leadTerms.length > 0 ? leadTerms : victims.length === 1 ? dealt : dealt.slice(0, 1);
  const ends = beat.told.find(({ type }) => type === 'conquered' || type === 'not-conquered');
  return (
    <section className="parchment dl-sum">
      <h3>
        <span>{t.event(beat.lead)}</span>
        <span className="dl-sum-rule">
          <Gi icon="open-book" /> {beat.lead.rule}
        </span>
      </h3>
      <div className="dl-equation">
        {terms.map((term, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the sum
          <TermCard key={at} term={term} />
        ))}
        {beat.lead.type === 'spell' || beat.lead.type === 'no-spell' ? (
          <b className={`dl-verdict ${beat.lead.type === 'spell' ? 'is-bad' : 'is-good'}`}>
            {c.say(beat.lead.type === 'spell' ? 'sum.cast' : 'sum.fails')}
          </b>
        ) : undefined}
        {victims.map((victim, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the blows
          <VictimCard key={at} victim={victim} alone={victims.length === 1} />
        ))}
        {ends === undefined ? undefined : (
          <b className={`dl-verdict ${ends.type === 'conquered' ? 'is-bad' : 'is-good'}`}>
            <Gi icon="flying-flag" />
            {c.say(ends.type === 'conquered' ? 'sum.conquered' : 'sum.holds', { cell: String(ends.cell) })}
          </b>
        )}
        {beat.told
          .filter(({ type }) => type in STAMPS)
          .map((heard) => (
            <b key={heard.type} className="dl-verdict is-good dl-stamp" title={t.event(heard)}>
              <Gi icon={STAMPS[heard.type] ?? 'present'} />
              {c.say('sum.used')}
            </b>
          ))}
        {terms.length + victims.length === 0 && ends === undefined
          ? beat.told.slice(1, 3).map((heard, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines in the order they were told
              <p key={at}>{t.event(heard)}</p>
            ))
          : undefined}
      </div>
    </section>
  );
}

function TermCard({ term }: { term: Term }) {
  const { c } = useTable();
  return (
    <>
      {term.sign === undefined ? undefined : <span className="dl-sign">{term.sign}</span>}
      <span className={`dl-term ${term.look ?? ''}`}>
        <b>
          <Gi icon={term.icon} />
          {term.n}
        </b>
        <small>{c.say(term.says)}</small>
      </span>
    </>
  );
}

function VictimCard({ victim, alone }: { victim: Heard; alone: boolean }) {
  const { c } = useTable();
  const names = useNames();
  const id = String(victim.hero) as HeroId;
  const left = n(victim, 'left');
  const heals = victim.type === 'healed';
  return (
    <>
      {alone ? <span className="dl-sign">›</span> : undefined}
      <span className={`dl-victim${left === 0 ? ' is-caught' : ''}`}>
        <b>
          <Gi icon={left === 0 ? 'prisoner' : HERO_PICTURES[HEROES[id].is]} />
          {left === 0 ? c.say('combat.prison') : `${heals ? '+' : '−'}${n(victim, 'wounds')}`}
        </b>
        <small>
          {names(id)}
          {left === 0 ? '' : ` · ${c.say('combat.left', { left })}`}
        </small>
      </span>
    </>
  );
}
