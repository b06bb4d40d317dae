// Every version of rules that was released: its file is what it was, and the games played by it are what they were. The newest
// is among them: rules that no longer play its games need a new version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { entryText, type Game, matchFrom, type StateOf, view } from '@oubliette/engine';
import {
  type GameFile,
  type KeptMatch,
  type KeptRules,
  readGameFile,
  replayFile,
  replayKept,
} from '@oubliette/records';
import { randomGame } from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { manifestOf, manifests, olderRules, rulesNamed } from '../src/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Released versions by game, with the folder they lie in. */
const released = ['packages/games', 'packages/testing/games'].flatMap((below) =>
  readdirSync(`${root}/${below}`).flatMap((id) => {
    const folder = `${root}/${below}/${id}/kept`;
    return versionsIn(folder).map((version) => ({ id, version, folder: `${folder}/${version}` }));
  }),
);

function versionsIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : []));
  } catch {
    return [];
  }
}

function goldenIn(folder: string): GameFile[] {
  return readdirSync(`${folder}/golden`).map((name) => {
    const read = readGameFile(readFileSync(`${folder}/golden/${name}`, 'utf8'));
    if ('fault' in read) throw new Error(`${name}: ${read.fault.where}`);
    return read.file;
  });
}

const keptRulesIn = async (folder: string): Promise<KeptRules> =>
  ((await import(pathToFileURL(`${folder}/rules.js`).href)) as { readonly rules: KeptRules }).rules;

describe.each(manifests)('$id', (manifest) => {
  it('[ENG-KEPT-5] keeps the rules of now, once they are released', async () => {
    const { id, version } = await manifest.rules();
    const kept = released.filter((one) => one.id === id).map((one) => one.version);
    // A version that begins with 0 is still being written.
    if (!kept.includes(version) && !version.startsWith('0.'))
      expect.fail(`${id} ${version} is not kept. Run: npm run keep-rules ${id}`);
    const listed = Object.keys((await manifest.kept?.()) ?? {});
    expect(listed.toSorted()).toEqual(kept.filter((one) => one !== version).toSorted());
  });
});

it('[ENG-KEPT-1] Dungeon Lords 1.1.0 was the first to be kept', () => {
  expect(released.map(({ id, version }) => `${id} ${version}`)).toContain('dungeon-lords 1.1.0');
});

it('[ENG-KEPT-2] a version that nobody kept is not found, whatever it is called', async () => {
  for (const manifest of manifests) {
    for (const version of ['0.0.1', '', '__proto__', 'constructor'])
      expect(await rulesNamed(manifest, version)).toBeUndefined();
    const { version } = await manifest.rules();
    expect(await rulesNamed(manifest, version)).toBe(await manifest.rules());
  }
});

describe.each(released)('$id $version', ({ id, version, folder }) => {
  const code = readFileSync(`${folder}/rules.js`, 'utf8');
  const golden = goldenIn(folder);
  let matches: readonly KeptMatch[] = [];
  /** Plays its games again, once. */
  const played = async (): Promise<readonly KeptMatch[]> => {
    const rules = await keptRulesIn(folder);
    if (matches.length === 0) matches = golden.map((file) => matchOf(replayKept(rules, file)));
    return matches;
  };

  it('[ENG-KEPT-1] is the file that was released, and imports nothing', async () => {
    const sha256 = createHash('sha256').update(code).digest('hex');
    expect(readFileSync(`${folder}/../index.ts`, 'utf8')).toContain(sha256);
    expect(code).not.toMatch(/^\s*import\b|\bimport\(|\brequire\(/m);
    expect(await keptRulesIn(folder)).toMatchObject({ keeps: 1, game: id, rules: version });
    const manifest = manifestOf(id)!;
    if ((await manifest.rules()).version === version) return;
    expect((await manifest.kept!())[version]).toMatchObject({ sha256 });
    expect(await olderRules(manifest, version)).toMatchObject({ keeps: 1, game: id, rules: version });
  });

  it('[ENG-KEPT-2] [ENG-KEPT-3] plays its games to the same end, checksum by checksum', async () => {
    expect(golden.length).toBeGreaterThan(3);
    for (const file of golden) expect(file).toMatchObject({ game: id, rules: version });
    const all = await played();
    for (const match of all) expect(match.log('spectator').length).toBeGreaterThan(0);
    // Some are left unfinished, so that going on can be tried; those of the examples are shorter than that.
    expect(all.some((match) => !match.isOver()) || folder.includes('/testing/')).toBe(true);
  });

  it('[ENG-KEPT-2] a changed answer is found', async () => {
    const [file] = golden;
    const entries = file!.entries.with(-1, file!.entries[0]!);
    expect(replayKept(await keptRulesIn(folder), { ...file!, entries })).toHaveProperty('fault');
  });

  it('[ENG-KEPT-4] a game that is left goes on under the newest rules', async () => {
    const newest: Game = await manifestOf(id)!.rules();
    for (const match of await played()) {
      const { state } = matchFrom(newest, match.state() as StateOf);
      const seen = view(newest, state, 0);
      const was = match.view(0) as typeof seen;
      expect(seen.waiting).toEqual(was.waiting);
      expect(seen.asks.map(({ kind, options }) => ({ kind, options }))).toEqual(
        was.asks.map(({ kind, options }) => ({ kind, options })),
      );
    }
  });

  it('[ENG-KEPT-5] as long as it is the newest, the sources play the same games', async () => {
    const newest: Game = await manifestOf(id)!.rules();
    for (const file of golden) {
      const replayed = replayFile(newest, file);
      if (newest.version !== version) expect(replayed).toMatchObject({ fault: { rule: 'ENG-FILE-6' } });
      else if ('fault' in replayed)
        expect.fail(
          `The rules of ${id} were changed: files of ${version} no longer follow from them (${JSON.stringify(replayed.fault)}). ` +
            `Raise the version in its src/game.ts, then run: npm run keep-rules ${id}`,
        );
    }
  });

  it('[ENG-KEPT-5] as long as it is the newest, each entry of a random game leads to the same state', async () => {
    const newest: Game = await manifestOf(id)!.rules();
    if (newest.version !== version) return;
    const kept = await keptRulesIn(folder);
    // Golden games have few answers beside the table. All released rules know these dice.
    const style = { optional: 0.4, goOn: 0.7, undo: 0.1, sentence: 'By my beard.' };
    for (const more of [0, 1]) {
      const seats = Math.min(newest.seats[0] + more, newest.seats[1]);
      const table = { seats, seed: `${id} ${version} ${seats}`, settings: {}, dice: 'stream' } as const;
      const match = kept.begin(table);
      if ('fault' in match) throw new Error(JSON.stringify(match.fault));
      for (const { entry, state, match: played } of randomGame(newest, table, style)) {
        if (entry !== undefined) expect(match.enter(entryText(entry)), entryText(entry)).toBeUndefined();
        const same = JSON.stringify(match.state()) === JSON.stringify(state);
        if (!same) expect(match.state(), `${table.seed}, after ${played.entries.length} entries`).toEqual(state);
        if (played.entries.length >= 150) break;
      }
    }
  });
});

function matchOf(replayed: ReturnType<typeof replayKept>): KeptMatch {
  if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
  return replayed.match;
}
