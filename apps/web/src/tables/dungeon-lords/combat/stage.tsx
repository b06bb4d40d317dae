import { HEROES, type HeroId, ITEMS, type MonsterId } from '@oubliette/dungeon-lords/cards';
import type { ReactNode } from 'react';
import type { AskNow } from '../../../session/now.ts';
import { standingOf, useNames, useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';
import { Bears, ItemRow, useTokenName } from '../pieces/item-token.tsx';
import { TRAP_PICTURES } from '../pieces/pictures.ts';
import { PieceButton } from '../pieces/piece-button.tsx';
import { Portrait } from '../pieces/portrait.tsx';
import { MonsterTile } from '../pieces/tile.tsx';
import { Wax } from '../pieces/wax.tsx';
import { healthOf, leftOf, placeOf } from '../reading.ts';
import { Backdrop } from './backdrop.tsx';
import type { Borne } from './line.ts';
import type { Beat } from './story.ts';

interface Hp {
  readonly id: HeroId;
  readonly left: number;
  readonly health: number;
  /** After the option that is picked. */
  readonly would: number;
  readonly items?: readonly Borne[] | undefined;
}

/** The corridor: my defenders on the left, the party in its line on the right, the head in front. */
export function Stage({ beat, showing }: { beat: Beat | undefined; showing: boolean }) {
  const { game, next, front, me, ask, option, shown, c } = useTable();
  const place = placeOf(game, front);
  const { sack = [] } = place;
  const mine = front === me;
  const later = placeOf(next, front).party;
  const line: Hp[] =
    showing && beat !== undefined
      ? beat.line.map(({ id, left, items }) => ({
          id,
          left,
          items,
          would: left,
          health: Math.max(left, HEROES[id].health + items.filter(({ item }) => ITEMS[item].gives === 'health').length),
        }))
      : place.party.map((hero, at) => {
          const then = later.filter(({ id }) => id === hero.id)[
            place.party.slice(0, at).filter(({ id }) => id === hero.id).length
          ];
          const would = option === undefined || next === game ? leftOf(hero) : then === undefined ? 0 : leftOf(then);
          return { id: hero.id, left: leftOf(hero), health: healthOf(hero), would, items: hero.items };
        });
  const { striker, trap } = strikes(showing ? beat?.lead : ask?.about);
  const blow = showing
    ? beat?.told.reduce((sum, heard) => sum + (heard.type === 'healed' ? 0 : Number(heard.wounds ?? 0)), 0)
    : 0;
  const sent = shown?.sent ?? place.plan?.creatures ?? planned(ask);
  const resting =
    place.plan === undefined && !showing && mine ? place.lair.filter(({ spent }) => !spent).map(({ id }) => id) : [];
  const waiting = without(resting, sent);
  const others = striker === undefined ? sent : without(sent, [striker]);
  const defenders = striker === undefined ? others : [striker, ...others];
  return (
    <div className="dl-stage">
      <Backdrop />
      <span className="dl-stage-side is-left">
        {mine ? c.say('combat.defenders') : c.say('combat.defenders.of', { seat: front })}
      </span>
      <span className="dl-stage-side is-right">
        {c.say('combat.party', { count: line.filter(({ left }) => left > 0).length })}
      </span>
      {sack.length === 0 ? undefined : (
        <span className="dl-stage-sack" title={c.say('items.sack.note')}>
          <Gi icon="knapsack" />
          {c.say('items.sack')}
          <ItemRow items={sack} size={22} />
        </span>
      )}
      <div className="dl-defenders">
        <TrapsHere sprung={trap} />
        {defenders.map((id, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal creatures stand in their places
          <Defender key={`s${at}`} id={id} look={id === striker && at === 0 ? 'is-striking' : 'is-sent'} />
        ))}
        {waiting.map((id, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal creatures stand in their places
          <Defender key={`w${at}`} id={id} look="is-waiting" />
        ))}
        {defenders.length + waiting.length === 0 ? <p className="dl-nobody">{c.say('combat.nobody')}</p> : undefined}
      </div>
      {blow !== undefined && blow > 0 ? <Blow n={blow} /> : undefined}
      <div className="dl-line" data-at="line">
        {line.map((hp, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the line is who it is
          <Opponent key={at} hp={hp} at={at} />
        ))}
      </div>
    </div>
  );
}

/** Who or what strikes: in what is told, or in what is asked. */
function strikes(about: object | undefined): { striker?: MonsterId; trap?: string } {
  const { monster, trap } = (about ?? {}) as { monster?: MonsterId; trap?: string };
  return { ...(monster === undefined ? {} : { striker: monster }), ...(trap === undefined ? {} : { trap }) };
}

/** Creatures chosen so far for a plan that is not complete. */
const planned = (ask: AskNow | undefined): MonsterId[] =>
  (ask?.soFar ?? [])
    .filter(({ kind, option }) => kind === 'plan-creature' && option !== 'done')
    .map(({ option }) => option as MonsterId);

/** A list with some of its members taken away, one for one. */
function without<T>(all: readonly T[], some: readonly T[]): T[] {
  const rest = [...all];
  for (const one of some) if (rest.includes(one)) rest.splice(rest.indexOf(one), 1);
  return rest;
}

function Defender({ id, look }: { id: MonsterId; look: 'is-striking' | 'is-sent' | 'is-waiting' }) {
  const { c } = useTable();
  const names = useNames();
  return (
    <PieceButton id={id} name={names(id)} className={`dl-unit ${look}`}>
      <MonsterTile id={id} name="" />
      <span className="dl-unit-name">{names(id)}</span>
      <span className="dl-unit-note">
        {look === 'is-striking' ? '' : c.say(look === 'is-sent' ? 'combat.sent' : 'combat.waits')}
      </span>
    </PieceButton>
  );
}

/** Traps on the battle tile: mine I can see, others' lie face down. */
function TrapsHere({ sprung }: { sprung: string | undefined }): ReactNode {
  const { game, front, ask, shown, c } = useTable();
  const names = useNames();
  const plan = shown === undefined ? placeOf(game, front).plan : undefined;
  const chosen = (ask?.soFar ?? [])
    .filter(({ kind, option }) => kind === 'plan-trap' && option !== 'done')
    .map((step) => step.option);
  const traps = sprung === undefined ? (plan?.traps ?? chosen) : [sprung];
  return traps.map((id, at) => (
    <PieceButton
      // biome-ignore lint/suspicious/noArrayIndexKey: equal cards lie in their places
      key={at}
      id={id}
      name={names(id)}
      className={`dl-unit dl-stage-trap${sprung === undefined ? '' : ' is-striking'}`}
    >
      <span className="dl-trap-card">
        <Gi icon={TRAP_PICTURES[id as keyof typeof TRAP_PICTURES]} />
        {names(id)}
        {sprung === undefined ? <Wax size={20} /> : undefined}
      </span>
      <span className="dl-unit-note">{sprung === undefined ? c.say('combat.trap') : ''}</span>
    </PieceButton>
  ));
}

function Opponent({ hp, at }: { hp: Hp; at: number }) {
  const table = useTable();
  const { c } = table;
  const names = useNames();
  const nameOf = useTokenName();
  const option = `${hp.id}:${at + 1}`;
  const target = standingOf(table, option) !== 'none';
  return (
    <PieceButton
      id={hp.id}
      name={[
        names(hp.id),
        c.say('combat.hp', { left: hp.left, health: hp.health }),
        ...(hp.items ?? []).map((one) => nameOf(one.item, one.ownerSeat, one.used)),
      ].join(', ')}
      options={target ? [option] : []}
      className={`dl-unit dl-opponent${at === 0 ? ' is-head' : ''}${hp.left === 0 ? ' is-caught' : ''}`}
    >
      {at === 0 ? <span className="dl-head">{c.say('combat.head')}</span> : undefined}
      <Portrait id={hp.id} name="" />
      <Bears items={hp.items} />
      <span className="dl-unit-name">{names(hp.id)}</span>
      <Pips hp={hp} />
    </PieceButton>
  );
}

const HEART = 'M12 21C2 13 0 9 0 6a6 6 0 0 1 12-1.600A6 6 0 0 1 24 6c0 3-2 7-12 15Z';

/** One heart for each hit point: there, about to go, gone. */
const Pips = ({ hp: { left, health, would } }: { hp: Hp }) => (
  <span className="dl-pips" aria-hidden="true">
    {Array.from({ length: health }, (_, i) => (
      <svg
        // biome-ignore lint/suspicious/noArrayIndexKey: hearts are counted
        key={i}
        viewBox="-1 -1 26 24"
        className={i >= left ? 'is-lost' : i >= would ? 'is-going' : ''}
        aria-hidden="true"
      >
        <path d={HEART} />
        {i >= left ? <path d="M6 4 18 17M18 4 6 17" className="dl-cross" /> : undefined}
      </svg>
    ))}
  </span>
);

const Blow = ({ n }: { n: number }) => (
  <svg className="dl-blow" viewBox="-60 -50 120 100" aria-hidden="true">
    <path d="M-56 44C-46-24 34-30 50 20" stroke="#1d0a06" strokeWidth="15" fill="none" strokeLinecap="round" />
    <path d="M-56 44C-46-24 34-30 50 20" stroke="url(#g-flame)" strokeWidth="9" fill="none" strokeLinecap="round" />
    <path d="M58 46 34 22 62 12Z" fill="#ffc45e" stroke="#1d0a06" strokeWidth="3" strokeLinejoin="round" />
    <path
      d="M0-38 10-18 33-27 23-5 42 5 20 14 24 36 3 24-14 40-17 17-41 17-24 0-39-18-16-17Z"
      fill="#c0443a"
      stroke="#1d0a06"
      strokeWidth="3.500"
      strokeLinejoin="round"
    />
    <text y="12">{n}</text>
  </svg>
);
