import { reasonsFor } from '@oubliette/bots';
import { thinking } from '@oubliette/engine';
import { type Speaker, speaker } from '@oubliette/text';
import { describe, expect, it } from 'vitest';
import { texts } from '../locales/texts.ts';
import { knowledge } from '../src/bot/knowledge.ts';
import { dungeonSaga } from '../src/game.ts';
import { overlordTurn, type Table, table, turn } from './table.ts';

/** What somebody who asks for a hint reads about an answer, in both languages. */
function hint(t: Table, seat: 'overlord' | 'red', option: string): string[] {
  const seen = t.view(seat);
  const kind = seen.asks[0]!.kind;
  const lines = reasonsFor(dungeonSaga, knowledge, seen, seat === 'red' ? 1 : 0, { kind, option }, thinking('hint'));
  return (['en', 'fr'] as const).map((lang) => {
    const t = speaker(texts, lang) as Speaker;
    return lines
      .map(({ key, params }) => t.say(`reason.${key}`, params))
      .join(' ')
      .replaceAll(/[\u00a0\u202f]/g, ' ');
  });
}
/** Every roll, one by one: the slow obvious version. */
function percent(atLeast: number, dice: number, armour: number, defence: number): number {
  let [good, all] = [0, 0];
  const total = dice + defence;
  for (let n = 0; n < 6 ** total; n++) {
    const pips = Array.from({ length: total }, (_, i) => 1 + (Math.floor(n / 6 ** i) % 6));
    const down = (a: number, b: number) => b - a;
    const [mine, theirs] = [pips.slice(0, dice).sort(down), pips.slice(dice).sort(down)];
    if (mine.filter((die, i) => die > armour && die > (theirs[i] ?? 0)).length >= atLeast) good++;
    all++;
  }
  return Math.round((100 * good) / all);
}

describe('hints have exact numbers', () => {
  it('a fight: down as bones, and for good', () => {
    const t = table({ at: turn('dwarf'), on: { dwarf: ['e3', 'n'] }, minions: [['skeleton', 'e2', 's']] });
    t.play('red', 'n');
    const [en, fr] = hint(t, 'red', 'fight:skeleton:e2');
    expect(en).toBe(
      `${percent(2, 4, 2, 2)} in 100 to put the skeleton down, ${percent(3, 4, 2, 2)} in 100 for good: 4 dice against 2, armour 2.`,
    );
    expect(fr).toContain('de mettre le squelette à terre');
  });
  it('a shot, a boss, a lock, a spell', () => {
    const shot = table({ at: turn('elf'), on: { elf: ['e5', 'n'] }, minions: [['warden', 'e2', 's']] });
    shot.play('red', 'n');
    expect(hint(shot, 'red', 'shoot:warden:e2')[0]).toMatch(
      /^\d+ in 100 to wound the Warden: \d dice against \d, armour \d\.$/,
    );
    const lock = table({
      at: turn('wizard'),
      on: { wizard: ['g2', 'n'] },
      piece: [{ kind: 'locked-chest', at: ['g1'], lock: [2, 2] }],
    });
    lock.play('red', 'n');
    const chance = percent(1, 2, 2, 2);
    expect(hint(lock, 'red', 'lock:locked-chest:g1')).toEqual([
      `${chance} in 100 that the lock gives way: 2 dice against 2, armour 2.`,
      `${chance} chances sur 100 que la serrure cède : 2 dés contre 2, armure 2.`,
    ]);
  });
  it('a square: how likely a wound is there, or that nobody comes; and what breaking away costs', () => {
    const quiet = table({ at: turn('elf'), on: { elf: ['e5', 'n'] } });
    expect(hint(quiet, 'red', 'f5')).toEqual([
      'Nobody in sight reaches f5 before the next turn.',
      'Personne en vue n’atteint f5 avant le prochain tour.',
    ]);
    const near = table({ at: turn('elf'), on: { elf: ['e5', 'n'] }, minions: [['zombie', 'e2', 's']] });
    expect(hint(near, 'red', 'e4')[0]).toMatch(/^Standing at e4 costs a wound in about [1-9]\d* of 100\.$/);
    const held = table({ at: turn('elf'), on: { elf: ['e3', 'n'] }, minions: [['zombie', 'e2', 's']] });
    expect(hint(held, 'red', 'break-away')[0]).toMatch(/^Walking off costs a wound in [1-9]\d* of 100\.$/);
  });
  it('an order of the overlord: the chance of the blow behind it', () => {
    const t = table({ at: overlordTurn, on: { wizard: ['e3', 'n'] }, minions: [['zombie', 'e5', 'n']] });
    expect(hint(t, 'overlord', 'command:zombie:e5')[0]).toBe('The Wizard shows a back; 86 of 100.');
  });
});
