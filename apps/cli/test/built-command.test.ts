// The command as it is shipped: one built file, a process of its own, real pipes and signals.
import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { numbersOn, plain, SILENCE } from './run-cli.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oubliette-built-'));
  const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
  const { NODE_ENV: _, ...env } = process.env;
  // Far away from any node_modules: the file must hold all it needs.
  execFileSync(process.execPath, [vite, 'build', '--outDir', join(folder, 'dist')], { cwd: app, env, stdio: 'pipe' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(...args: string[]): ChildProcessWithoutNullStreams {
  const { NO_COLOR: _, ...env } = process.env;
  return spawn(process.execPath, [join(folder, 'dist', 'main.js'), ...args], {
    cwd: folder,
    env: { ...env, LANG: 'fr_FR.UTF-8', LC_ALL: '', TMPDIR: folder },
  });
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Answers each prompt until the command ends. */
function ended(command: ChildProcessWithoutNullStreams, answer: (page: string) => string | undefined): Promise<Ended> {
  let out = '';
  let err = '';
  let read = 0;
  command.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    out += chunk;
    if (!out.slice(read).endsWith('▸ ')) return;
    const page = out.slice(read);
    read = out.length;
    const line = answer(page);
    if (line === undefined) command.stdin.end();
    else if (line !== SILENCE) command.stdin.write(`${line}\n`);
  });
  command.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    err += chunk;
  });
  return new Promise((done) => command.on('close', (code) => done({ code, out, err })));
}

const play = ['play', 'crypt-sale', '--seats', 'me:Malvina,bot', '--seed', 'x'];

it('plays a game, keeps it, verifies it', async () => {
  const game = await ended(start(...play, '--save', 'game.json'), (page) => String(numbersOn(page).at(-1)));
  expect(game.err).toBe('');
  expect(game.code).toBe(0);
  expect(game.out).toContain('La partie est terminée');
  expect(game.out).not.toContain('\u001b');
  const good = await ended(start('verify', 'game.json'), () => undefined);
  expect(good.code).toBe(0);
  expect(good.out).toContain('tout concorde');
  const none = await ended(start('verify', 'nothing.json'), () => undefined);
  expect(none.code).toBe(2);
  expect(none.err).toContain('ce fichier n’existe pas');
});

it('answers may all come at once, from a file', async () => {
  const command = start(...play);
  command.stdin.end('tout garder\n1\n0\nq\n-\n');
  const { code, out } = await ended(command, () => '');
  expect(code).toBe(0);
  expect(out).toContain('[A] Malvina ▸ tout garder\n');
  expect(out).toContain('Attention à la marche.');
});

it.each(['SIGTERM', 'SIGHUP'] as const)('on %s the game is kept', async (signal) => {
  const command = start(...play);
  let pages = 0;
  const { code, out } = await ended(command, () => {
    if (pages++ > 0) command.kill(signal);
    return pages === 1 ? '1' : SILENCE;
  });
  expect(code).toBe(0);
  const [, file = ''] = /La partie est gardée : (\S+)/.exec(plain(out)) ?? [];
  expect(readFileSync(file, 'utf8')).toContain('"@0 0 rummage');
});

it('on Ctrl-C it asks, on a second one it keeps the game and goes', async () => {
  const command = start(...play);
  let pages = 0;
  command.stdout.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes('Entrée reste')) command.kill('SIGINT');
  });
  const { code, out } = await ended(command, () => {
    if (pages++ > 0) command.kill('SIGINT');
    return pages === 1 ? '1' : SILENCE;
  });
  expect(code).toBe(0);
  expect(out).toContain('La partie est gardée');
});

it('does not mind when nobody reads on', async () => {
  const command = start('games');
  command.stdout.destroy();
  const { err } = await ended(command, () => undefined);
  expect(err).toBe('');
  expect(existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.tmp'))).toBe(false);
});

it('the lab hears Ctrl-C between two games of one job', async () => {
  const seats = ['--seats', 'random,random,random,random'];
  const command = start('lab', 'dungeonette', ...seats, '--games', '600', '--out', 'long.html');
  command.stdout.once('data', () => command.kill('SIGINT'));
  const { code, out } = await ended(command, () => undefined);
  expect(code).toBe(0);
  expect(out).toContain('Arrêt après');
});

const lab = ['lab', 'dungeonette', '--seats', 'apprentice,random,random,random', '--games'];

it('the lab plays the same games in one process and in several, stopped and taken up again', async () => {
  const one = await ended(start(...lab, '6', '--out', 'one.html'), () => undefined);
  expect({ code: one.code, err: one.err }).toEqual({ code: 0, err: '' });
  const command = start(...lab, '6', '--jobs', '2', '--out', 'two.html');
  command.stdout.once('data', () => command.kill('SIGINT'));
  const stopped = await ended(command, () => undefined);
  expect({ code: stopped.code, err: stopped.err }).toEqual({ code: 0, err: '' });
  const two = await ended(start(...lab, '6', '--jobs', '2', '--out', 'two.html'), () => undefined);
  expect(two.code).toBe(0);
  for (const kind of ['jsonl', 'html'])
    expect(readFileSync(join(folder, `two.${kind}`), 'utf8')).toBe(readFileSync(join(folder, `one.${kind}`), 'utf8'));
});

it('[BOT-LEARN-8] a training gives the same bytes in one process and in several', async () => {
  const much = process.env.OUBLIETTE_FULL === '1' ? ['--games', '40'] : ['--games', '20', '--generations', '1'];
  const train = ['train', 'crypt-sale', ...much, '--out'];
  expect((await ended(start(...train, 'one.json'), () => undefined)).code).toBe(0);
  const command = start(...train, 'two.json', '--jobs', '2');
  command.stdout.once('data', () => command.kill('SIGINT'));
  const stopped = await ended(command, () => undefined);
  expect({ code: stopped.code, err: stopped.err }).toEqual({ code: 0, err: '' });
  expect((await ended(start(...train, 'two.json', '--jobs', '3'), () => undefined)).code).toBe(0);
  for (const kind of ['json', 'games.jsonl'])
    expect(readFileSync(join(folder, `two.${kind}`), 'utf8')).toBe(readFileSync(join(folder, `one.${kind}`), 'utf8'));
});
