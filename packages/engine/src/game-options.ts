// What a table may choose before the start: typed, with defaults, and enough for a lobby to draw a form from.
import type { RuleId } from './core.ts';

interface OptionBase {
  /** The rule or ruling this option is about, shown beside it. */
  readonly rule?: RuleId;
}
export interface FlagOption extends OptionBase {
  readonly type: 'flag';
  readonly default: boolean;
}
export interface ChoiceOption<A extends string = string> extends OptionBase {
  readonly type: 'choice';
  readonly values: readonly A[];
  readonly default: A;
}
export interface WholeOption extends OptionBase {
  readonly type: 'whole';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}
export type GameOption = FlagOption | ChoiceOption | WholeOption;
export type GameOptions = { readonly [name: string]: GameOption };

type ValueOf<O extends GameOption> = O extends ChoiceOption<infer A> ? A : O extends WholeOption ? number : boolean;
export type OptionValues<O extends GameOptions> = { readonly [K in keyof O]: ValueOf<O[K]> };

type About = { readonly rule?: RuleId };
export const flag = (byDefault: boolean, about: About = {}): FlagOption => ({
  type: 'flag',
  default: byDefault,
  ...about,
});
export const whole = (min: number, max: number, byDefault: number, about: About = {}): WholeOption => ({
  type: 'whole',
  min,
  max,
  default: byDefault,
  ...about,
});
export const choice = <const A extends string>(
  values: readonly A[],
  byDefault: NoInfer<A>,
  about: About = {},
): ChoiceOption<A> => ({ type: 'choice', values, default: byDefault, ...about });

/** What is wrong with a value somebody sent: the field, and what it should have been. */
export interface Fault {
  readonly where: string;
  readonly rule: RuleId;
  readonly expected: string;
}

/** The values of a game's options: missing ones by default, unknown or wrong ones named. */
export function readOptions<O extends GameOptions>(
  spec: O,
  given: unknown,
): { values: OptionValues<O> } | { faults: Fault[] } {
  const faults: Fault[] = [];
  const values: Record<string, unknown> = {};
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  if (given !== undefined && !isObject) faults.push({ where: 'options', rule: 'ENG-OPT-2', expected: 'an object' });
  const input = isObject ? (given as Record<string, unknown>) : {};
  for (const name of Object.keys(input)) {
    if (!Object.hasOwn(spec, name))
      faults.push({ where: `options.${name}`, rule: 'ENG-OPT-3', expected: 'no such option' });
  }
  for (const [name, option] of Object.entries(spec)) {
    const value = Object.hasOwn(input, name) ? input[name] : option.default;
    const expected = wrong(option, value);
    if (expected === undefined) values[name] = value;
    else faults.push({ where: `options.${name}`, rule: 'ENG-OPT-2', expected });
  }
  return faults.length > 0 ? { faults } : { values: values as OptionValues<O> };
}

function wrong(option: GameOption, value: unknown): string | undefined {
  switch (option.type) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'choice':
      return option.values.includes(value as string) ? undefined : `one of ${option.values.join(', ')}`;
    case 'whole': {
      const fits = Number.isInteger(value) && (value as number) >= option.min && (value as number) <= option.max;
      return fits ? undefined : `a whole number from ${option.min} to ${option.max}`;
    }
  }
}
