import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emptyFolder, runCli } from './run-cli.ts';

const nobody = () => undefined;

const userErrors: [string, string[], en: string, fr: string][] = [
  ['an unknown game', ['play', 'chess'], 'There is no game called “chess”', 'Aucun jeu ne s’appelle « chess »'],
  [
    'too few seats',
    ['play', 'dungeonette', '--seats', 'me,bot'],
    'This game has 4 seats, but 2 were given.',
    'Ce jeu a 4 places, mais 2 ont été données.',
  ],
  [
    'too many seats',
    ['play', 'crypt-sale', '--seats', 'me,bot,bot,bot,bot'],
    'This game has 2–4 seats, but 5 were given.',
    'Ce jeu a 2–4 places, mais 5 ont été données.',
  ],
  [
    'a seat that is none',
    ['play', 'crypt-sale', '--seats', 'me,cat'],
    '“cat” is no seat.',
    '« cat » n’est pas une place.',
  ],
  ['no seats', ['play', 'crypt-sale', '--seats', ''], '“” is no seat.', '«  » n’est pas une place.'],
  [
    'one name twice',
    ['play', 'crypt-sale', '--seats', 'me:Ann,bot:Ann'],
    'Two seats are called “Ann”.',
    'Deux places s’appellent « Ann ».',
  ],
  [
    'a person called a bot',
    ['play', 'crypt-sale', '--seats', 'me:Ann (bot),bot'],
    'is how bots are told in game files',
    'désigne un bot dans les fichiers',
  ],
  [
    'a very long name',
    ['play', 'crypt-sale', '--seats', `me:${'x'.repeat(41)},bot`],
    'is longer than 40 characters',
    'dépasse 40 caractères',
  ],
  [
    'an unknown setting',
    ['play', 'crypt-sale', '--setting', 'cheat=1'],
    'This game has no setting “cheat”. It has: rounds and openStakes.',
    'Ce jeu n’a pas de réglage « cheat ». Il a : rounds et openStakes.',
  ],
  [
    'a setting by the earlier name of the flag',
    ['play', 'crypt-sale', '--option=cheat=1'],
    'This game has no setting “cheat”. It has: rounds and openStakes.',
    'Ce jeu n’a pas de réglage « cheat ». Il a : rounds et openStakes.',
  ],
  [
    'a setting out of range',
    ['play', 'crypt-sale', '--setting', 'rounds=9'],
    'The setting rounds is a whole number from 2 to 4.',
    'Le réglage rounds est un nombre entier de 2 à 4.',
  ],
  [
    'a setting that is no number',
    ['play', 'crypt-sale', '--setting', 'rounds=many'],
    'The setting rounds is a whole number from 2 to 4.',
    'Le réglage rounds est un nombre entier de 2 à 4.',
  ],
  [
    'a flag that is none',
    ['play', 'crypt-sale', '--setting', 'openStakes=maybe'],
    'The setting openStakes is true or false.',
    'Le réglage openStakes vaut true ou false.',
  ],
  [
    'a setting without a value',
    ['play', 'crypt-sale', '--setting', 'rounds'],
    'Write --setting name=value',
    'Écrivez --setting',
  ],
  ['an empty seed', ['play', 'crypt-sale', '--seed', ''], 'A seed has 1 to 200 characters.', 'Une graine a de 1 à 200'],
  ['a file that is not there', ['verify', '/no/such/file'], 'there is no such file', 'ce fichier n’existe pas'],
  ['a folder instead of a file', ['verify', '/'], '/ cannot be read: it is a folder.', 'c’est un dossier'],
  [
    'nothing to load',
    ['play', 'crypt-sale', '--load', '/no/such/file'],
    'there is no such file',
    'ce fichier n’existe pas',
  ],
  [
    'a seed for a game that has one',
    ['play', 'crypt-sale', '--load', 'x', '--seed', 'y'],
    '--load goes without --seed and --setting',
    '--load va sans --seed ni --setting',
  ],
  [
    'nowhere to save',
    ['play', 'crypt-sale', '--save', '/no/such/folder/file'],
    'cannot be written: its folder does not exist.',
    'ne peut pas être écrit : son dossier n’existe pas.',
  ],
];

describe.each(userErrors)('%s', (_name, args, en, fr) => {
  it.each([
    ['en', en],
    ['fr', fr],
  ])('is told in one line in %s, with code 2', async (lang, told) => {
    const { code, transcript, errors } = await runCli([...args, '--lang', lang], nobody);
    expect(code).toBe(2);
    expect(transcript).toBe('');
    expect(errors).toContain(told);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  });
});

it('a bad file to load is told in one line, with code 2', async () => {
  const path = emptyFolder();
  writeFileSync(path('bad'), '{}');
  mkdirSync(path('folder'));
  for (const file of ['bad', 'folder']) {
    const { code, errors } = await runCli(['play', 'crypt-sale', '--load', path(file), '--lang', 'en'], nobody);
    expect(code).toBe(2);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  }
});

it('a game is not loaded as another one', async () => {
  const path = emptyFolder();
  await runCli(['play', 'crypt-sale', '--save', path('sale')], nobody);
  const { code, errors } = await runCli(['play', 'dungeonette', '--load', path('sale'), '--lang', 'en'], nobody);
  expect(code).toBe(2);
  expect(errors).toContain('The file holds another game.');
});

it.each([[['dance']], [['play']], [['play', 'crypt-sale', '--colour', 'red']], [['verify']], [[]]])(
  'an unknown command line (%j) has code 2 and says how it is done',
  async (args) => {
    const { code, errors } = await runCli(args, nobody);
    expect(code).toBe(2);
    expect(errors).not.toBe('');
  },
);

it('--version tells the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(await runCli(['--version'], nobody)).toMatchObject({ code: 0, transcript: `${version}\n` });
});

it('--help is no error', async () => {
  const { code, transcript } = await runCli(['--help'], nobody);
  expect(code).toBe(0);
  for (const command of ['play', 'verify', 'games']) expect(transcript).toContain(`\n  ${command} `);
});

describe('the language', () => {
  const games = async (env: Record<string, string>, ...more: string[]) =>
    (await runCli(['games', ...more], nobody, { env })).transcript;

  it('follows the environment as other programs do', async () => {
    expect(await games({ LANG: 'fr_FR.UTF-8' })).toContain('Vide-caveau');
    expect(await games({ LANG: 'de_DE.UTF-8' })).toContain('Crypt Sale');
    expect(await games({ LANG: 'en_GB.UTF-8', LC_ALL: 'fr_CA' })).toContain('Vide-caveau');
    expect(await games({ LANG: 'en_GB.UTF-8', LC_ALL: '', LC_MESSAGES: 'fr' })).toContain('Vide-caveau');
  });

  it('is what --lang says, and no other than ours', async () => {
    expect(await games({ LANG: 'fr_FR' }, '--lang', 'en')).toContain('Crypt Sale');
    const { code, errors } = await runCli(['games', '--lang', 'xx'], nobody, { env: { LANG: 'fr' } });
    expect(code).toBe(2);
    expect(errors).toContain('« xx » n’est pas une langue');
  });
});

it('the list of games tells seats and options', async () => {
  const { code, transcript } = await runCli(['games', '--lang', 'en'], nobody);
  expect(code).toBe(0);
  expect(transcript).toMatch(/^dungeonette {2}Dungeonette\n.*\n {2}4 seats/m);
  expect(transcript).toMatch(/^crypt-sale {2}Crypt Sale\n.*\n {2}2–4 seats/m);
  expect(transcript).toContain('--setting rounds=2…4 (usually rounds=3)');
  expect(transcript).toContain('--setting openStakes=true | false (usually openStakes=false)');
});
