import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Game } from '@oubliette/engine';
import { type GameFile, replayFile } from '@oubliette/records';
import { describe, expect, it } from 'vitest';
import { expedition, quest } from '../../../packages/engine/test/hardest-moments/expedition.ts';
import { gameById } from '../src/games.ts';
import type { Terminal } from '../src/screen/terminal.ts';
import { fileOf, newTable } from '../src/table.ts';
import { anybody, emptyFolder, fromScript, runCli, SILENCE } from './run-cli.ts';

const game = ['play', 'dungeonette', '--seats', 'me:Malvina,bot,bot,me:Osric', '--seed', 'x', '--lang', 'en'];
const alone = ['play', 'dungeonette', '--seats', 'me:Malvina,bot,bot,bot', '--seed', 'x', '--lang', 'en'];
const load = (file: string) => ['play', 'dungeonette', '--load', file, '--lang', 'en'];

describe('a game', () => {
  it('goes on from its file as if nobody had got up', async () => {
    const path = emptyFolder();
    const answers = ['1', '1', '1', '4', '2', '2', '1', '3', '2', '1'];
    const [kept, whole] = [path('kept'), path('whole')];
    await runCli(alone, fromScript(...answers.slice(0, 5), `s ${kept}`));
    const again = await runCli(load(kept), fromScript(...answers.slice(5), 's', 'q'));
    await runCli(alone, fromScript(...answers, `s ${whole}`, 'q'));
    expect(readFileSync(kept, 'utf8')).toEqual(readFileSync(whole, 'utf8'));
    // Seats, names and bots are those of the file.
    expect(again.transcript).toContain('[A] Malvina ▸');
    expect(again.transcript).toContain('[B] Mordecai');
    expect(again.transcript).not.toContain('curtain');
  });

  it('reminds whoever takes it up again of how it went, not of everything', async () => {
    const path = emptyFolder();
    await runCli(alone, fromScript('1', '1', '4', `s ${path('a')}`));
    const { transcript } = await runCli(load(path('a')), fromScript());
    expect(transcript.match(/^· /gm)).toHaveLength(6);
  });

  it('keeps its people and bots, and others may take their seats', async () => {
    const path = emptyFolder();
    await runCli(game, fromScript('', '1', '', '', `s ${path('two')}`));
    const two = await runCli(load(path('two')), fromScript('', 'q'));
    expect(two.transcript).toContain('The curtain falls');
    const one = await runCli([...load(path('two')), '--seats', 'bot,bot,bot,me'], fromScript('q'));
    expect(one.transcript).not.toContain('The curtain falls');
    expect(one.transcript).toContain('[D] Osric ▸');
    const none = await runCli([...load(path('two')), '--seats', 'bot,bot,bot,bot'], () => '');
    expect(none.transcript).toContain('The game is over');
  });

  it('is kept after every answer where --save says', async () => {
    const path = emptyFolder();
    const entries: number[] = [];
    const person = fromScript('1', '1', '4');
    await runCli([...alone, '--save', path('always')], (page, all) => {
      entries.push(JSON.parse(readFileSync(path('always'), 'utf8')).entries.length);
      return person(page, all);
    });
    expect(entries).toHaveLength(4);
    expect(entries.every((n, i) => i === 0 || n > entries[i - 1]!)).toBe(true);
    expect(statSync(path('always')).mode & 0o077).toBe(0);
    expect(readdirSync(path('.'))).toEqual(['always']);
  });

  it('shows the end of a finished game again', async () => {
    const path = emptyFolder();
    await runCli([...alone, '--save', path('over')], anybody('o'));
    const again = await runCli(load(path('over')), () => '');
    expect(again.code).toBe(0);
    expect(again.transcript).toContain('The game is over');
    expect(again.transcript.replace(/\s+/g, ' ')).toContain(`“oubliette verify ${path('over')}”`);
  });
});

describe('a file in the way', () => {
  it('is not replaced unless one insists', async () => {
    const path = emptyFolder();
    writeFileSync(path('diary'), 'dear diary');
    const first = await runCli(alone, fromScript(`s ${path('diary')}`, 'q'));
    expect(first.transcript).toContain('is there already and is not this game.');
    expect(readFileSync(path('diary'), 'utf8')).toBe('dear diary');
    await runCli(alone, fromScript(`s! ${path('diary')}`));
    expect(readFileSync(path('diary'), 'utf8')).toContain('oubliette-game');
  });

  it('stops --save before the game begins', async () => {
    const path = emptyFolder();
    writeFileSync(path('diary'), 'dear diary');
    const { code, errors } = await runCli([...alone, '--save', path('diary')], () => '');
    expect(code).toBe(2);
    expect(errors).toMatch(/^.*diary is there already and is not this game\.\n$/);
    expect(readFileSync(path('diary'), 'utf8')).toBe('dear diary');
  });

  it('that is a folder, or in no folder, is told in one line and the game goes on', async () => {
    const path = emptyFolder();
    mkdirSync(path('folder'));
    const { transcript } = await runCli(alone, fromScript(`s ${path('none/x')}`, `s! ${path('folder')}`, 's', '1'));
    expect(transcript).toContain('cannot be written: its folder does not exist.');
    expect(transcript).toMatch(/folder cannot be written: /);
    expect(transcript).toContain('Where? Type s and the name of a file.');
    expect(transcript).toContain('Malvina signs for food');
    expect(readdirSync(path('.'))).toEqual(['folder']);
  });
});

describe('leaving', () => {
  it('by q asks about what is not saved', async () => {
    const path = emptyFolder();
    const stay = await runCli(alone, fromScript('1', 'q', '', 'q', path('kept')));
    expect(stay.transcript).toContain('answers are not saved.');
    expect(existsSync(path('kept'))).toBe(true);
    expect(stay.transcript).toContain('Mind the stairs.');
    const gone = await runCli(alone, fromScript('1', 'q', '-'));
    expect(gone.transcript).toContain('Mind the stairs.');
    expect(gone.transcript).not.toContain('The game is kept');
  });

  it('by q asks nothing when nothing was done or all is saved', async () => {
    const path = emptyFolder();
    expect((await runCli(alone, fromScript('q'))).transcript).not.toContain('not saved');
    expect((await runCli(alone, fromScript('1', `s ${path('k')}`, 'q'))).transcript).not.toContain('not saved');
  });

  it('by the end of the input keeps the game and tells the way back', async () => {
    const { code, transcript } = await runCli(alone, fromScript('1', '1'));
    expect(code).toBe(0);
    const [, file] = /The game is kept: (\S+)/.exec(transcript) ?? [];
    expect(file?.startsWith(tmpdir())).toBe(true);
    expect(transcript).toContain(`oubliette play dungeonette --load ${file}`);
    const again = await runCli(load(file!), fromScript('q'));
    expect(again.transcript).toContain('[A] Malvina ▸');
  });

  it('by a signal asks, and by a second one keeps the game and goes', async () => {
    let terminal: Terminal | undefined;
    const opened = (open: Terminal) => {
      terminal = open;
    };
    const { code, transcript } = await runCli(
      alone,
      (page) => {
        if (page.includes('first order')) return '1';
        setImmediate(() => terminal?.interrupt());
        return SILENCE;
      },
      { opened },
    );
    expect(code).toBe(0);
    expect(transcript).toContain('answers are not saved.');
    expect(transcript).toContain('The game is kept: ');
  });

  it('by a terminal that hangs up keeps the game without a word', async () => {
    let terminal: Terminal | undefined;
    const opened = (open: Terminal) => {
      terminal = open;
    };
    const { transcript } = await runCli(
      alone,
      (page) => {
        if (page.includes('first order')) return '1';
        setImmediate(() => terminal?.hangUp());
        return SILENCE;
      },
      { opened, screen: { columns: 80, rows: 24 } },
    );
    expect(transcript).not.toContain('not saved');
    expect(transcript).toContain('The game is kept: ');
  });
});

describe('at a screen', () => {
  const screen = { columns: 80, rows: 24 };

  it('Ctrl-D asks what to do with the game; Enter goes on with it', async () => {
    const lines = ['1', '\u0004', '', 'q', '-'];
    const { code, transcript } = await runCli(alone, () => lines.shift(), { screen });
    expect(code).toBe(0);
    expect(transcript).toContain('answers are not saved.');
    expect(transcript).toContain('Mind the stairs.');
  });

  it('Ctrl-C does the same', async () => {
    const lines = ['1', 'half a word\u0003', '', 'q', '-'];
    const { code, transcript } = await runCli(alone, () => lines.shift(), { screen });
    expect(code).toBe(0);
    expect(transcript.match(/answers are not saved\./g)?.length).toBe(2);
  });

  it('a finished game can be kept', async () => {
    const path = emptyFolder();
    const any = anybody('z');
    const { transcript } = await runCli(
      alone,
      (page, all) => (page.includes('keeps this game') ? path('won') : any(page, all)),
      { screen: { columns: 80, rows: 60 } },
    );
    expect(transcript).toContain('Saved: ');
    expect((await runCli(['verify', path('won')], () => undefined)).code).toBe(0);
  });

  it('a terminal that is gone does not hold the game up', async () => {
    const { transcript } = await runCli(alone, fromScript('1'), { screen });
    expect(transcript).toContain('The game is kept: ');
  });
});

it('[ENG-FAIR-3] the seal covers the content as the game reads it', () => {
  const people = ['Malvina', 'Osric'].map((name) => ({ name, bot: false }));
  const installed = { game: expedition as unknown as Game, texts: gameById('dungeonette').texts };
  const opened = newTable(installed, people, {}, 'secret', { ...quest, painted: 'by hand' });
  if ('fault' in opened) throw new Error(opened.fault.where);
  expect(opened.table.given).toEqual(quest);
  expect(replayFile(installed.game, fileOf(opened.table) as GameFile)).toHaveProperty('match');
});
