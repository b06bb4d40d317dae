// What a table may choose before the start: typed, with defaults, and enough for a lobby to draw a form from.
import type { RuleId } from './core.ts';
import type { Fault } from './fault.ts';

interface OptionBase {
  /** The rule or ruling this option is about, shown beside it. */
  readonly rule?: RuleId;
  /** Most tables leave it as it is: a form may fold it away. */
  readonly aside?: true;
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

type About = OptionBase;
export function flag(usual: boolean, about?: About): FlagOption {
  return { type: 'flag', default: usual, ...about };
}
export function whole(min: number, max: number, usual: number, about?: About): WholeOption {
  return { type: 'whole', min, max, default: usual, ...about };
}
export function choice<const A extends string>(
  values: readonly A[],
  usual: NoInfer<A>,
  about?: About,
): ChoiceOption<A> {
  return { type: 'choice', values, default: usual, ...about };
}

/** The values of a game's options: missing ones by default, unknown or wrong ones named. */
export function readOptions<O extends GameOptions>(
  spec: O,
  given: unknown,
): { values: OptionValues<O> } | { faults: Fault[] } {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const faults: Fault[] = [];
  if (given !== undefined && !isObject) faults.push({ rule: 'ENG-OPT-2', where: 'options', what: 'not-an-object' });
  const input = isObject ? (given as Record<string, unknown>) : {};
  for (const name of Object.keys(input)) {
    if (!Object.hasOwn(spec, name)) faults.push({ rule: 'ENG-OPT-3', where: `options.${name}`, what: 'unknown' });
  }
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(spec)) {
    const value = Object.hasOwn(input, name) ? input[name] : option.default;
    const fault = wrong(option, value);
    if (fault === undefined) values[name] = value;
    else faults.push({ rule: 'ENG-OPT-2', where: `options.${name}`, ...fault });
  }
  return faults.length > 0 ? { faults } : { values: values as OptionValues<O> };
}

function wrong(option: GameOption, value: unknown): Pick<Fault, 'what' | 'least' | 'most' | 'values'> | undefined {
  switch (option.type) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : { what: 'not-a-flag' };
    case 'choice':
      return option.values.includes(value as string) ? undefined : { what: 'not-a-choice', values: option.values };
    case 'whole': {
      const fits = Number.isInteger(value) && (value as number) >= option.min && (value as number) <= option.max;
      return fits ? undefined : { what: 'not-a-number', least: option.min, most: option.max };
    }
  }
}
