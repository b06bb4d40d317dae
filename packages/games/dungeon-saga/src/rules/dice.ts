// Dice of an attack, and their exact odds (DSC-25, DSC-26).

/** DSC-25, DSC-26: how many attack dice succeed. Both lists are sorted in place, high to low. */
export function successesOf(attack: number[], armour: number, defence: number[]): number {
  sortDown(attack);
  sortDown(defence);
  let count = 0;
  for (let i = 0; i < attack.length; i++) {
    const die = attack[i]!;
    if (die <= armour) break;
    if (i >= defence.length || die > defence[i]!) count++;
  }
  return count;
}
/** By insertion: a handful of dice. */
function sortDown(dice: number[]): void {
  for (let i = 1; i < dice.length; i++) {
    const die = dice[i]!;
    let at = i;
    for (; at > 0 && dice[at - 1]! < die; at--) dice[at] = dice[at - 1]!;
    dice[at] = die;
  }
}

const known = new Map<number, readonly number[]>();

/** The chance of exactly 0, 1, 2, … successes, by going through all rolls. */
export function odds(dice: number, armour: number, defence: number): readonly number[] {
  const key = dice + 10 * armour + 100 * defence;
  let found = known.get(key);
  if (found === undefined) {
    found = enumerate(dice, armour, defence);
    known.set(key, found);
  }
  return found;
}

/** The chance of at least so many successes. */
export function chanceOf(atLeast: number, dice: number, armour: number, defence: number): number {
  const each = odds(dice, armour, defence);
  let sum = 0;
  for (let i = atLeast; i < each.length; i++) sum += each[i]!;
  return sum;
}

function enumerate(dice: number, armour: number, defence: number): readonly number[] {
  const counts = new Array<number>(dice + 1).fill(0);
  const attacks = hands(dice);
  const defences = hands(defence);
  for (const a of attacks) {
    for (const d of defences) counts[successesOf(a.dice, armour, d.dice)]! += a.ways * d.ways;
  }
  const total = 6 ** (dice + defence);
  return counts.map((n) => n / total);
}

/** Every roll of so many dice, sorted high to low, with the number of ways it comes up. */
function hands(count: number): { dice: number[]; ways: number }[] {
  const all: { dice: number[]; ways: number }[] = [];
  const roll = (dice: number[], highest: number): void => {
    if (dice.length === count) {
      all.push({ dice, ways: waysOf(dice) });
      return;
    }
    for (let pips = highest; pips >= 1; pips--) roll([...dice, pips], pips);
  };
  roll([], 6);
  return all;
}
function waysOf(dice: readonly number[]): number {
  let ways = 1;
  let same = 0;
  for (let i = 0; i < dice.length; i++) {
    same = i > 0 && dice[i] === dice[i - 1] ? same + 1 : 1;
    ways = (ways * (i + 1)) / same;
  }
  return ways;
}
