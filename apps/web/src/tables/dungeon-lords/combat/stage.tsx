import type { MonsterId } from '@oubliette/dungeon-lords/cards';
import type { ReactNode } from 'react';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { byPlace } from '../../../kit/pieces/lists.ts';
import { Wax } from '../../../kit/pieces/marks.tsx';
import { PieceButton } from '../../../kit/pieces/piece-button.tsx';
import { Blow, Stage as KitStage, Pips } from '../../../kit/stage/stage.tsx';
import { standingOf } from '../../../kit/table-context.tsx';
import { noted } from '../../../kit/tips/explained.ts';
import { noteOf } from '../../../reading/about.ts';
import { chosenIn } from '../asked.ts';
import { useTable } from '../at-table.ts';
import type { Beat } from '../fight-beats.ts';
import { HeroPortrait, MonsterTile } from '../pieces/creatures.tsx';
import { Bears, ItemRow, useBearerName } from '../pieces/item-token.tsx';
import { TRAP_PICTURES } from '../pieces/pictures.ts';
import { type Hero, healthOf, leftOf, placeOf } from '../reading.ts';

interface Hp extends Pick<Hero, 'id' | 'items'> {
  readonly left: number;
  readonly health: number;
  /** After the option that is picked. */
  readonly would: number;
}

/** The corridor: my defenders on the left, the party in its line on the right, the head in front. */
export function Stage({ beat, showing }: { beat: Beat | undefined; showing: boolean }) {
  const { game, front, me, ask, shown, c } = useTable();
  const place = placeOf(game, front);
  const { sack = [] } = place;
  const mine = front === me;
  const standing = useStanding();
  const line = showing && beat !== undefined ? beat.line.map((one) => ({ ...one, would: one.left })) : standing;
  const { monster: striker, trap } = ((showing ? beat?.lead : ask?.about) ?? {}) as Striker;
  const blow = showing
    ? beat?.told.reduce((sum, heard) => sum + (heard.type === 'healed' ? 0 : Number(heard.wounds ?? 0)), 0)
    : 0;
  const sent = shown?.sent ?? place.plan?.creatures ?? (chosenIn(ask, 'plan-creature') as readonly MonsterId[]);
  const resting =
    place.plan === undefined && !showing && mine ? place.lair.filter(({ spent }) => !spent).map(({ id }) => id) : [];
  const waiting = without(resting, sent);
  const defenders = striker === undefined ? sent : [striker, ...without(sent, [striker])];
  return (
    <KitStage
      left={mine ? c.say('combat.defenders') : c.say('combat.defenders.of', { seat: front })}
      right={c.say('combat.party', { count: line.filter(({ left }) => left > 0).length })}
    >
      {sack.length === 0 ? undefined : (
        <span className="dl-stage-sack" {...noted(noteOf(c, 'items.sack', c.say('items.sack.note')))}>
          <Gi icon="knapsack" />
          {c.say('items.sack')}
          <ItemRow items={sack} size={22} />
        </span>
      )}
      <div className="kit-defenders">
        <TrapsHere sprung={trap} />
        {byPlace(defenders, (id, at) => (
          <Defender id={id} stance={id === striker && at === 0 ? 'is-striking' : 'is-sent'} />
        ))}
        {byPlace(waiting, (id) => (
          <Defender id={id} stance="is-waiting" />
        ))}
        {defenders.length + waiting.length === 0 ? <p className="kit-nobody">{c.say('combat.nobody')}</p> : undefined}
      </div>
      {blow !== undefined && blow > 0 ? <Blow n={blow} /> : undefined}
      <div className="kit-line" data-at="line">
        {byPlace(line, (hp, at) => (
          <Opponent hp={hp} at={at} />
        ))}
      </div>
    </KitStage>
  );
}

/** The line as it stands now, and what the option that is picked would leave of it. */
function useStanding(): readonly Hp[] {
  const { game, next, front, option } = useTable();
  const { party } = placeOf(game, front);
  const later = placeOf(next, front).party;
  return party.map((hero, at) => {
    const nth = party.slice(0, at).filter(({ id }) => id === hero.id).length;
    const then = later.filter(({ id }) => id === hero.id)[nth];
    const left = leftOf(hero);
    const would = option === undefined || next === game ? left : then === undefined ? 0 : leftOf(then);
    return { ...hero, left, health: healthOf(hero), would };
  });
}

/** Who or what strikes, in what is told or in what is asked. */
interface Striker {
  readonly monster?: MonsterId;
  readonly trap?: string;
}

/** A list with some of its members taken away, one for one. */
function without<T>(all: readonly T[], some: readonly T[]): T[] {
  const rest = [...all];
  for (const one of some) if (rest.includes(one)) rest.splice(rest.indexOf(one), 1);
  return rest;
}

function Defender({ id, stance }: { id: MonsterId; stance: 'is-striking' | 'is-sent' | 'is-waiting' }) {
  const { c, names } = useTable();
  return (
    <PieceButton id={id} className={`kit-unit ${stance}`}>
      <MonsterTile id={id} />
      <span className="kit-unit-name">{names(id)}</span>
      <span className="kit-unit-note">
        {stance === 'is-striking' ? '' : c.say(stance === 'is-sent' ? 'combat.sent' : 'combat.waits')}
      </span>
    </PieceButton>
  );
}

/** Traps on the battle tile: mine I can see, others' lie face down. */
function TrapsHere({ sprung }: { sprung: string | undefined }): ReactNode {
  const { game, front, ask, shown, c, names } = useTable();
  const plan = shown === undefined ? placeOf(game, front).plan : undefined;
  const traps = sprung === undefined ? (plan?.traps ?? chosenIn(ask, 'plan-trap')) : [sprung];
  return byPlace(traps, (id) => (
    <PieceButton id={id} className={`kit-unit dl-stage-trap${sprung === undefined ? '' : ' is-striking'}`}>
      <span className="dl-trap-card">
        <Gi icon={TRAP_PICTURES[id as keyof typeof TRAP_PICTURES]} />
        {names(id)}
        {sprung === undefined ? <Wax size={20} /> : undefined}
      </span>
      <span className="kit-unit-note">{sprung === undefined ? c.say('combat.trap') : ''}</span>
    </PieceButton>
  ));
}

function Opponent({ hp, at }: { hp: Hp; at: number }) {
  const table = useTable();
  const { c, names } = table;
  const nameOf = useBearerName();
  const option = `${hp.id}:${at + 1}`;
  const target = standingOf(table, option) !== 'none';
  return (
    <PieceButton
      id={hp.id}
      name={nameOf(hp, c.say('combat.hp', { left: hp.left, health: hp.health }))}
      options={target ? [option] : []}
      className={`kit-unit kit-opponent${at === 0 ? ' is-head' : ''}${hp.left === 0 ? ' is-caught' : ''}`}
    >
      {at === 0 ? <span className="kit-head">{c.say('combat.head')}</span> : undefined}
      <HeroPortrait id={hp.id} />
      <Bears items={hp.items} />
      <span className="kit-unit-name">{names(hp.id)}</span>
      <Pips {...hp} />
    </PieceButton>
  );
}
