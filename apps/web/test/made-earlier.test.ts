// Stored games, files and links of the first version of the current formats can still be opened. The fixture was written by
// that version and is never written again.
import { readFileSync } from 'node:fs';
import { commitmentOf, type GameFile } from '@oubliette/records';
import { describe, expect, it } from 'vitest';
import { olderRulesOf, rulesNamedBy, rulesOf } from '../src/base/rules.ts';
import { deviceHost } from '../src/device/host.ts';
import { type ListedGame, listedOf, type StoredGame, takeUpStored } from '../src/device/stored-game.ts';
import { byChance } from '../src/device/think.ts';
import { fileFrom, unpacked } from '../src/replay/link.ts';

interface Made {
  readonly games: readonly { readonly kept: StoredGame; readonly saved: ListedGame; readonly file: GameFile }[];
  readonly link: string;
}
const made = JSON.parse(readFileSync(new URL('./fixtures/made-earlier.json', import.meta.url), 'utf8')) as Made;

const device = (stored = new Map<string, StoredGame>()) =>
  deviceHost({
    rulesOf,
    olderRulesOf,
    think: () => async (input) => byChance(input),
    load: async (id) => stored.get(id),
    save: async (kept) => stored.set(kept.id, kept) !== undefined,
    claim: async () => () => {},
    send() {},
  });

describe.each(made.games)('$kept.game $kept.rules', ({ kept, saved, file }) => {
  it('a stored game goes on where it was left', async () => {
    const taken = takeUpStored(kept, await rulesOf(kept.game));
    if ('fault' in taken) throw new Error(taken.fault.what);
    expect(JSON.stringify(taken.match.state)).toBe(JSON.stringify(kept.state));
    expect(taken.chairs).toEqual(kept.chairs);
    const opened = await device(new Map([[kept.id, kept]])).open(kept.id, 0);
    expect(opened).toHaveProperty('first');
  });

  it('its line in the list is the one that is written today', () => {
    expect(listedOf({ ...kept, id: saved.id }, saved.at)).toEqual(saved);
  });

  it('its file is imported', async () => {
    expect(await device().import(JSON.stringify(file))).toHaveProperty('id');
  });
});

it('a link to a finished game leads to the same game', async () => {
  const told = await unpacked(made.link, commitmentOf);
  if (told === undefined) throw new Error('the link does not open');
  expect(told.moment).toBe(7);
  const rules = await rulesNamedBy(String(told.kernel.game), String(told.kernel.rules));
  const file = rules === undefined ? undefined : fileFrom(rules, told.kernel);
  expect(file).toMatchObject({ game: 'dungeonette', version: 1 });
  expect(file?.entries.length).toBeGreaterThan(40);
});
