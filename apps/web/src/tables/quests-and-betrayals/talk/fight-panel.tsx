// The subject of the talk: a monster with its spoils, or the two principals of an Arena; and the odds.

import type { Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId } from '@oubliette/quests-and-betrayals/cards';
import { arenaChance, dungeonChance, helpOn, powerOn, questProgress } from '@oubliette/quests-and-betrayals/reading';
import { Die } from '../../../kit/pieces/die.tsx';
import { OnlyMine } from '../../../kit/pieces/marks.tsx';
import { noted } from '../../../kit/tips/explained.ts';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { aboutPiece, noteOf } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { GoodToken } from '../pieces/goods.tsx';
import { Person } from '../pieces/person.tsx';
import { Board } from '../place/board.tsx';
import { type FightSeen, placeOf, questsOf } from '../reading.ts';
import { MonsterScene } from './monster-scene.tsx';

const percent = (chance: number): number => Math.round(100 * chance);

/** The chance to win, alone or with an ally. */
function Odds({ says, chance, better = false }: { says: string; chance: number; better?: boolean }) {
  const n = percent(chance);
  return (
    <p className={`qt-odds${better ? ' is-better' : ''}`}>
      <span>{says}</span>
      <span className="qt-odds-bar" aria-hidden="true">
        <i style={{ width: `${n}%` }} />
      </span>
      <b>{n} %</b>
    </p>
  );
}

export function FightPanel() {
  const { game, front } = useTable();
  const { fight } = game;
  if (fight?.monster !== undefined) return <Monster fight={fight} monster={fight.monster} />;
  if (fight?.defender !== undefined) return <Duel fight={fight} defender={fight.defender} />;
  return (
    <section className="slab qt-fight is-village">
      <Board seat={front} />
    </section>
  );
}

function Monster({ fight, monster }: { fight: FightSeen; monster: MonsterId }) {
  const { game, c, t, me, partner, names } = useTable();
  const { power, gems, trophies, type } = MONSTERS[monster];
  const { attacker, ally } = fight;
  const beside = ally ?? (partner === attacker || partner === undefined ? (me === attacker ? undefined : me) : partner);
  const alone = dungeonChance(game) ?? 0;
  const own = powerOn(game, attacker, monster);
  const help = beside === undefined ? undefined : helpOn(game, beside, monster);
  const kind = type === 'untyped' ? 'dragon' : type;
  return (
    <>
      <section className="slab qt-fight" aria-labelledby="fight-title">
        <MonsterScene monster={monster}>
          <h2 id="fight-title">
            {names(monster)}
            <small {...noted(aboutPiece(t, kind))}>{t.name(kind)}</small>
          </h2>
          <b className="qt-monster-power" {...noted(noteOf(c, 'monster.power', c.say('monster.power', { power })))}>
            <span className="unseen">{c.say('power')} </span>
            {power}
          </b>
        </MonsterScene>
        <div className="qt-loot">
          <b className="qt-fight-name" aria-hidden="true">
            {names(monster)}
          </b>
          <span>
            <GoodToken good="gems" size={20} /> <b>{gems}</b> <em>{c.say('loot.gems', { count: gems })}</em>
          </span>
          <span>
            <GoodToken good="trophies" size={20} /> <b>{trophies}</b>{' '}
            <em>{c.say('loot.trophies', { count: trophies })}</em>
          </span>
        </div>
        <div className="qt-chances">
          <Odds says={me === attacker ? c.say('odds.me') : c.say('odds.alone', { seat: attacker })} chance={alone} />
          {beside === undefined ? undefined : (
            <Odds says={c.say('odds.with', { seat: beside })} chance={dungeonChance(game, beside) ?? 0} better />
          )}
        </div>
        <p className="qt-sum">
          <span>
            {own}
            <SeatMark seat={attacker} size={15} />
            <span className="unseen">{t.seat(attacker)}</span>
          </span>
          {help === undefined ? undefined : (
            <>
              +
              <span className="is-ally">
                {help}
                <SeatMark seat={beside ?? 0} size={15} />
                <span className="unseen">{t.seat(beside ?? 0)}</span>
              </span>
            </>
          )}
          + <Die colour="green" pips={fight.green} name="" size={30} />
          <em>{c.say('sum.against')}</em>
          <span className="is-foe">
            {power}
            <small>{c.say('sum.monster')}</small>
          </span>
          + <Die colour="red" pips={fight.red} name="" size={30} />
        </p>
      </section>
      <Advice monster={monster} />
    </>
  );
}

/** For the viewer alone: what this monster's spoils would do for the own quests. */
function Advice({ monster }: { monster: MonsterId }) {
  const { game, c, me } = useTable();
  if (me === undefined) return undefined;
  const place = placeOf(game, me);
  const after = {
    ...game,
    players: game.players.map((player, seat) =>
      seat === me ? { ...player, spoils: [...player.spoils, monster] } : player,
    ),
  };
  const helped = questsOf(place).flatMap(({ quest }) => {
    if (quest === undefined) return [];
    const [now, then] = [questProgress(game, me, quest), questProgress(after, me, quest)];
    return then.have > now.have ? [{ quest, done: then.fulfilled }] : [];
  });
  const [first] = helped;
  if (first === undefined) return undefined;
  return (
    <p className="qt-advice">
      <OnlyMine />
      <b>{c.say('advice.title')}</b>{' '}
      {c.say(first.done ? 'advice.fulfils' : 'advice.helps', { quest: c.say(`quest.${first.quest}`) })}
    </p>
  );
}

function Duel({ fight, defender }: { fight: FightSeen; defender: Seat }) {
  const { game, c, t, me, partner } = useTable();
  const { attacker } = fight;
  const principals = [attacker, defender];
  const third =
    me !== undefined && !principals.includes(me)
      ? me
      : partner !== undefined && !principals.includes(partner)
        ? partner
        : undefined;
  return (
    <section className="slab qt-fight is-duel" aria-labelledby="fight-title">
      <h2 id="fight-title">{c.say('duel.title')}</h2>
      <div className="qt-duel">
        {principals.map((seat, i) => (
          <figure key={seat}>
            <Person seat={seat} marked />
            <figcaption>
              <b>{t.seat(seat)}</b>
              <small>{c.say(i === 0 ? 'duel.attacks' : 'duel.defends')}</small>
              <span className="qt-duel-power">{game._principals?.[i]?.power ?? '?'}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="qt-chances">
        <Odds says={c.say('odds.alone', { seat: attacker })} chance={arenaChance(game, [], []) ?? 0} />
        {third === undefined ? undefined : (
          <>
            <Odds says={c.say('odds.for', { seat: third })} chance={arenaChance(game, [third], []) ?? 0} better />
            <Odds says={c.say('odds.against', { seat: third })} chance={arenaChance(game, [], [third]) ?? 0} />
          </>
        )}
      </div>
      <p className="qt-none">{c.say('duel.note')}</p>
    </section>
  );
}
