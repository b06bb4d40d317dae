// Settings that a table agrees on before the start: typed, with defaults; a lobby draws its form from them.
import type { RuleId } from './core.ts';
import type { Fault } from './fault.ts';

interface SettingBase {
  /** The rule or ruling this setting is about, shown beside it. */
  readonly rule?: RuleId;
  /** Rarely changed: a form may fold it away. */
  readonly advanced?: true;
}
export interface FlagSetting extends SettingBase {
  readonly type: 'flag';
  readonly default: boolean;
}
export interface ChoiceSetting<A extends string = string> extends SettingBase {
  readonly type: 'choice';
  readonly values: readonly A[];
  readonly default: A;
}
export interface WholeSetting extends SettingBase {
  readonly type: 'whole';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}
export type GameSetting = FlagSetting | ChoiceSetting | WholeSetting;
export type GameSettings = { readonly [name: string]: GameSetting };

type ValueOf<O extends GameSetting> = O extends ChoiceSetting<infer A> ? A : O extends WholeSetting ? number : boolean;
export type SettingValues<O extends GameSettings> = { readonly [K in keyof O]: ValueOf<O[K]> };

export const flag = (usual: boolean, about?: SettingBase): FlagSetting => ({ type: 'flag', default: usual, ...about });
export function whole(min: number, max: number, usual: number, about?: SettingBase): WholeSetting {
  return { type: 'whole', min, max, default: usual, ...about };
}
export function choice<const A extends string>(
  values: readonly A[],
  usual: NoInfer<A>,
  about?: SettingBase,
): ChoiceSetting<A> {
  return { type: 'choice', values, default: usual, ...about };
}

/** The values of a game's settings: defaults for missing ones, a fault for each unknown or wrong one. */
export function readSettings<O extends GameSettings>(
  spec: O,
  given: unknown,
): { values: SettingValues<O> } | { faults: Fault[] } {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const faults: Fault[] = [];
  if (given !== undefined && !isObject) faults.push({ rule: 'ENG-OPT-2', where: 'settings', what: 'not-an-object' });
  const input = isObject ? (given as Record<string, unknown>) : {};
  for (const name of Object.keys(input)) {
    if (!Object.hasOwn(spec, name)) faults.push({ rule: 'ENG-OPT-3', where: `settings.${name}`, what: 'unknown' });
  }
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(spec)) {
    const value = Object.hasOwn(input, name) ? input[name] : setting.default;
    const fault = wrong(setting, value);
    if (fault === undefined) values[name] = value;
    else faults.push({ rule: 'ENG-OPT-2', where: `settings.${name}`, ...fault });
  }
  return faults.length > 0 ? { faults } : { values: values as SettingValues<O> };
}

function wrong(setting: GameSetting, value: unknown): Pick<Fault, 'what' | 'least' | 'most' | 'values'> | undefined {
  switch (setting.type) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : { what: 'not-a-flag' };
    case 'choice':
      return setting.values.includes(value as string) ? undefined : { what: 'not-a-choice', values: setting.values };
    case 'whole': {
      const fits = Number.isInteger(value) && (value as number) >= setting.min && (value as number) <= setting.max;
      return fits ? undefined : { what: 'not-a-number', least: setting.min, most: setting.max };
    }
  }
}
