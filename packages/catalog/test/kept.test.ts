// Every version of rules that was released: its file is what it was, and the games played by it are what they were.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Game, matchFrom, type StateOf, view } from '@oubliette/engine';
import { type GameFile, type KeptRules, readGameFile, replayFile, replayKept } from '@oubliette/records';
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

async function keptRulesOf(id: string, version: string): Promise<KeptRules> {
  const rules = await olderRules(manifestOf(id)!, version);
  if (rules === undefined) throw new Error(`${id} ${version} is not listed`);
  return rules;
}

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

  it('[ENG-KEPT-1] is the file that was released, and imports nothing', async () => {
    const versions = await manifestOf(id)!.kept!();
    expect(createHash('sha256').update(code).digest('hex')).toBe(versions[version]!.sha256);
    expect(code).not.toMatch(/^\s*import\b|\bimport\(|\brequire\(/m);
    expect(await keptRulesOf(id, version)).toMatchObject({ keeps: 1, game: id, rules: version });
  });

  it('[ENG-KEPT-2] [ENG-KEPT-3] plays its games to the same end, checksum by checksum', async () => {
    const rules = await keptRulesOf(id, version);
    const golden = goldenIn(folder);
    expect(golden.length).toBeGreaterThan(3);
    for (const file of golden) {
      expect(file).toMatchObject({ game: id, rules: version });
      const replayed = replayKept(rules, file);
      if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
      expect(replayed.match.log('spectator').length).toBeGreaterThan(0);
    }
    // One of them is left unfinished, so that going on can be tried.
    expect(golden.some((file) => isOpen(rules, file)) || id !== 'dungeon-lords').toBe(true);
  });

  it('[ENG-KEPT-2] a changed answer is found', async () => {
    const [file] = goldenIn(folder);
    const entries = file!.entries.with(-1, file!.entries[0]!);
    expect(replayKept(await keptRulesOf(id, version), { ...file!, entries })).toHaveProperty('fault');
  });

  it('[ENG-KEPT-4] a game that is left goes on under the newest rules', async () => {
    const rules = await keptRulesOf(id, version);
    const newest: Game = await manifestOf(id)!.rules();
    for (const file of goldenIn(folder)) {
      const replayed = replayKept(rules, file);
      if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
      const { state } = matchFrom(newest, replayed.match.state() as StateOf);
      const seen = view(newest, state, 0);
      const was = replayed.match.view(0) as typeof seen;
      expect(seen.waiting).toEqual(was.waiting);
      expect(seen.asks.map(({ kind, options }) => ({ kind, options }))).toEqual(
        was.asks.map(({ kind, options }) => ({ kind, options })),
      );
    }
  });

  it('[ENG-KEPT-1] as long as it is the newest, the sources play the same games', async () => {
    const newest: Game = await manifestOf(id)!.rules();
    for (const file of goldenIn(folder)) {
      const replayed = replayFile(newest, file);
      if (newest.version === version) expect(replayed).toHaveProperty('match');
      else expect(replayed).toMatchObject({ fault: { rule: 'ENG-FILE-6' } });
    }
  });
});

function isOpen(rules: KeptRules, file: GameFile): boolean {
  const replayed = replayKept(rules, file);
  return 'match' in replayed && !replayed.match.isOver();
}
