// `--setting rounds=4`: values for the settings of a game.
import { type Fault, type Game, readSettings as readValues } from '@oubliette/engine';
import type { GameFile } from '@oubliette/records';
import { printable } from './screen/measure.ts';
import { UserError } from './user-error.ts';

export type Settings = GameFile['options'];

const YES = ['true', 'yes', 'on', 'oui', '1'];
const NO = ['false', 'no', 'off', 'non', '0'];

/** All settings of a game, with defaults for those that were not given. */
export function readSettings(spec: Game['settings'], given: readonly string[]): Settings {
  const values: Record<string, unknown> = {};
  for (const text of given) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (name === undefined || value === undefined)
      throw new UserError('trouble.setting-form', { text: printable(text) });
    const known = Object.hasOwn(spec, name) ? spec[name] : undefined;
    values[name] = known === undefined ? value : typed(known.type, value);
  }
  const read = readValues(spec, values);
  if ('values' in read) return read.values as Settings;
  throw settingTrouble(spec, read.faults[0]!);
}

function typed(type: 'flag' | 'choice' | 'whole', value: string): unknown {
  const word = value.toLowerCase();
  if (type === 'flag') return YES.includes(word) ? true : NO.includes(word) ? false : value;
  return type === 'whole' && /^-?\d{1,9}$/.test(value) ? Number(value) : value;
}

function settingTrouble(spec: Game['settings'], fault: Fault): UserError {
  const name = printable(fault.where.replace(/^settings\./, ''));
  const setting = Object.hasOwn(spec, name) ? spec[name] : undefined;
  switch (setting?.type) {
    case 'flag':
      return new UserError('trouble.setting-flag', { name });
    case 'whole':
      return new UserError('trouble.setting-whole', { name, least: setting.min, most: setting.max });
    case 'choice':
      return new UserError('trouble.setting-choice', { name, values: setting.values });
    default:
      return new UserError('trouble.setting-unknown', { name, settings: Object.keys(spec) });
  }
}
