import { guildPriceFor, questProgress } from '@oubliette/quests-and-betrayals/reading';
import type { ReactNode } from 'react';
import { useTable } from '../at-table.ts';
import { GoodToken } from '../pieces/goods.tsx';
import { placeOf, questsOf } from '../reading.ts';

/** The changes that the picked option would make for the player. */
export function Consequence() {
  const { c, t, ask, option, game, next, front } = useTable();
  const now = placeOf(game, front);
  const then = placeOf(next, front);
  if (ask === undefined) return undefined;
  if (option === undefined) {
    return (
      <section className="qt-consequence is-blank">
        <p>{c.say('change.blank')}</p>
      </section>
    );
  }
  // The price of a draw is known, its result is not.
  const price = option === 'guild' && next === game ? guildPriceFor(game, front) : 0;
  const lines: { key: string; name: string; says: ReactNode; good: boolean }[] = [];
  const add = (key: string, name: string, from: number, to: number, mark: ReactNode = undefined, bad = false): void => {
    if (from === to) return;
    const says = (
      <>
        {from} › {to}
        {mark}
      </>
    );
    lines.push({ key, name, says, good: to > from !== bad });
  };
  add('gems', c.say('change.gems'), now.gems, then.gems - price, <GoodToken good="gems" size={17} />);
  add('trophies', c.say('change.trophies'), now.trophies, then.trophies, <GoodToken good="trophies" size={17} />);
  add('power', c.say('change.power'), now.power, then.power);
  add('ally', c.say('change.ally'), now.allyPower, then.allyPower);
  add('wounds', c.say('change.wounds'), now.wounds, then.wounds, <GoodToken good="wounds" size={17} />, true);
  if (game.cursed === front && next.cursed !== front)
    lines.push({ key: 'curse', name: c.say('curse'), says: c.say('change.lifted'), good: true });
  for (const { quest } of questsOf(now)) {
    if (quest === undefined) continue;
    const [before, after] = [questProgress(game, front, quest), questProgress(next, front, quest)];
    if (!before.fulfilled && after.fulfilled)
      lines.push({ key: quest, name: c.say(`quest.${quest}`), says: c.say('change.fulfilled'), good: true });
    else if (after.have !== before.have)
      lines.push({
        key: quest,
        name: c.say(`quest.${quest}`),
        says: `${before.have} › ${after.have}`,
        good: after.have > before.have,
      });
  }
  return (
    <section
      className={`parchment qt-consequence${lines.length === 0 ? ' is-unknown' : ''}`}
      aria-labelledby="consequence-title"
      aria-live="polite"
    >
      <h2 id="consequence-title">{c.say('change.title')}</h2>
      {lines.length === 0 ? (
        <p>
          {option === 'end'
            ? c.say('change.end')
            : next === game
              ? c.say('change.unknown')
              : t.option(ask.kind, option, ask.about)}
        </p>
      ) : (
        <ul>
          {lines.slice(0, 5).map(({ key, name, says, good }) => (
            <li key={key}>
              {name} <b className={good ? 'is-gain' : 'is-loss'}>{says}</b>
            </li>
          ))}
        </ul>
      )}
      {price === 0 ? undefined : <p>{c.say('change.drawn')}</p>}
    </section>
  );
}
