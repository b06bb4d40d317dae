// The command line: `oubliette play | verify | games | lab | train | judge | quest`.
import { randomBytes } from 'node:crypto';
import type { Writable } from 'node:stream';
import { manifestOf } from '@oubliette/catalog';
import { readGameFile, readGameInParts } from '@oubliette/records';
import { type Lang, speaker } from '@oubliette/text';
import { Command, CommanderError } from 'commander';
import { cliTexts } from '../locales/texts.ts';
import manifest from '../package.json' with { type: 'json' };
import { join, openCampaign, prepare } from './campaign.ts';
import { readText } from './game-store.ts';
import { gameById, type Installed } from './games.ts';
import { runJob } from './jobs.ts';
import { playsSeries } from './lab/jobs.ts';
import { type JudgeOptions, judgeWeights } from './lab/judge.ts';
import { type LabOptions, runLab } from './lab/lab.ts';
import { isLanguage, languageFrom } from './language.ts';
import { gamesLines, seatRange } from './list-games.ts';
import { type Participant, participantsIn, readSeats, usualSeats } from './participants.ts';
import { playGame } from './play/play.ts';
import { newSaveFile } from './play/save-file.ts';
import { newSession } from './play/session.ts';
import { checkQuest, type QuestOptions } from './quest.ts';
import { printable, wrapped } from './screen/measure.ts';
import { openTerminal, type Streams, type Terminal } from './screen/terminal.ts';
import { addServe } from './serve.ts';
import { readSettings } from './settings.ts';
import { newTable, type Table, tableFrom } from './table.ts';
import { addTables } from './tables.ts';
import { playsTraining } from './train/jobs.ts';
import { runTraining, type TrainOptions } from './train/train.ts';
import { faultText, UserError } from './user-error.ts';
import { verifyGame } from './verify.ts';

export interface CommandIo extends Streams {
  readonly errors: Writable;
  /** Called once there is a terminal that signals can be sent to. */
  readonly opened?: (terminal: Terminal) => void;
  /** The command that starts this program again, for jobs. */
  readonly self?: string;
  /** Aborted when the user wants to stop. */
  readonly stop?: AbortSignal;
}

interface PlayOptions {
  readonly seats?: string;
  readonly seed?: string;
  readonly setting?: readonly string[];
  readonly given?: string;
  readonly load?: string;
  readonly save?: string;
  readonly campaign?: string;
  readonly lang?: string;
}

/** 0: success; 1: verification failed; 2: the command could not run. */
export async function runCommand(args: readonly string[], io: CommandIo): Promise<0 | 1 | 2> {
  let code: 0 | 1 = 0;
  let lang = languageFrom(io.env);
  const speakIn = (chosen: string | undefined): Lang => {
    if (chosen === undefined) return lang;
    if (!isLanguage(chosen)) throw new UserError('trouble.language', { word: printable(chosen) });
    lang = chosen;
    return chosen;
  };
  const within = async (work: (terminal: Terminal) => Promise<void> | void): Promise<void> => {
    const terminal = openTerminal(io);
    io.opened?.(terminal);
    try {
      await work(terminal);
    } finally {
      terminal.close();
    }
  };

  const program = new Command('oubliette')
    .description('An open table for dungeon board games')
    .version(manifest.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.output.write(text),
      writeErr: (text) => void io.errors.write(text),
    });
  const atWork = {
    write: (text: string) => void io.output.write(text),
    live: io.output.isTTY === true,
    self: io.self,
    stopped: () => io.stop?.aborted === true,
  };
  const language = ['--lang <en|fr>', 'language (from the environment unless given)'] as const;

  program
    .command('play')
    .description('play a game at this terminal')
    .argument('<game>', 'see `oubliette games`')
    .option(
      '--seats <list>',
      'me, random, apprentice, steward, lord, archlord or policy:NAME (of the game), each with a name if you like (me:Name, lord:Name), separated by commas; bot is random, bot:lord a lord; several me take turns at the device',
    )
    .option('--seed <secret>', 'what the shuffles follow from; random unless given')
    .option('--setting <name=value...>', 'a setting of the game')
    .option('--given <name|file>', 'content that the game takes: by its name, or a file of JSON')
    .option('--load <file>', 'go on with a game that was saved')
    .option('--save <file>', 'keep the game here after every answer')
    .option(
      '--campaign <file>',
      'the next game of a campaign, which is kept here; a new one where there is no such file',
    )
    .option(...language)
    .action(async (id: string, options: PlayOptions) => {
      const chosen = speakIn(options.lang);
      const installed = gameById(id);
      return within(async (terminal) => {
        const campaign =
          options.campaign === undefined ? undefined : await openCampaign(installed, options.campaign, [], chosen);
        for (const sentence of campaign?.unchecked ?? [])
          terminal.print(...wrapped(`${terminal.paint.brass('?')} ${sentence}`, terminal.width, '  '));
        const given =
          campaign === undefined || options.load !== undefined
            ? undefined
            : await prepare(installed, campaign, terminal, chosen);
        const { table, loaded } = await tableFor(installed, options, chosen, given);
        const saveFile = newSaveFile(table, loaded, options.save);
        await playGame(newSession(table, terminal, chosen, saveFile));
        const joined = campaign === undefined ? undefined : await join(campaign, table, chosen);
        if (joined !== undefined) terminal.print(joined);
      });
    });
  program
    .command('verify')
    .description('check a saved game: every answer, every shuffle')
    .argument('<file>')
    .option(...language)
    .action((path: string, options: { lang?: string }) => {
      const chosen = speakIn(options.lang);
      const text = readText(path);
      return within(async ({ paint, print, width }) => {
        const { good, lines } = await verifyGame(text, printable(path), chosen, paint, width);
        print(...lines);
        if (!good) code = 1;
      });
    });
  program
    .command('games')
    .description('the games, their seats and settings')
    .option(...language)
    .action((options: { lang?: string }) => {
      const chosen = speakIn(options.lang);
      return within(({ paint, print, width }) => print(...gamesLines(chosen, paint, width)));
    });
  program
    .command('lab')
    .description('let bots play a series, and report on it')
    .argument('<game>', 'see `oubliette games`')
    .requiredOption(
      '--seats <list>',
      'seats as in play: random (or bot), apprentice, steward, lord, archlord (or bot:lord …), policy:NAME; here also sensible, LEVEL:ITERATIONS, LEVEL@WEIGHTS and exec:COMMAND; separated by commas',
    )
    .option('--games <n>', 'how many games', '100')
    .option('--jobs <n>', 'how many at the same time; the results are the same', '1')
    .option(
      '--out <file>',
      'the report; its games are kept beside it, and a stopped series goes on there',
      'report.html',
    )
    .option('--seed <words>', 'what shuffles and thoughts follow from', 'lab')
    .option('--ms <n>', 'how long a program of somebody else may think', '1000')
    .option('--setting <name=value...>', 'a setting of the game')
    .option(...language)
    .action((id: string, options: LabOptions & { lang?: string }) =>
      runLab(id, options, speakIn(options.lang), atWork),
    );
  program
    .command('train')
    .description('let bots play, and learn from it what positions are worth')
    .argument('<game>', 'see `oubliette games`')
    .option('--games <n>', 'how many games', '2000')
    .option('--generations <n>', 'how often what was learned plays the next games', '2')
    .option('--jobs <n>', 'how many at the same time; the table is the same', '1')
    .option('--alone', 'learn without the evaluation that the game has of its own')
    .option('--seed <words>', 'what shuffles and thoughts follow from', 'train')
    .option(
      '--out <file>',
      'the table of weights, played by the lab as `lord@FILE`; its games are kept beside it, and a stopped training goes on there',
      'weights.json',
    )
    .option(...language)
    .action((id: string, options: TrainOptions & { lang?: string }) =>
      runTraining(gameById(id), options, speakIn(options.lang), atWork),
    );
  program
    .command('judge')
    .description(
      'let a table of weights play at equal time against the level without it, and say whether it is worth shipping',
    )
    .argument('<game>', 'see `oubliette games`')
    .requiredOption('--weights <file>', 'the table')
    .option('--level <level>', 'who plays by it, alone among others of the same level', 'lord')
    .option('--games <n>', 'how many games at each number of seats and for each variant', '200')
    .option('--jobs <n>', 'how many at the same time', '1')
    .option('--iterations <n>', 'how many take as long as those of the level itself; measured unless given')
    .option('--variant <name=value...>', 'a choice that is judged too, at the least number of seats')
    .option('--seed <words>', 'what shuffles and thoughts follow from', 'judge')
    .option('--out <path>', 'what the names of the kept games begin with', 'judge')
    .option(...language)
    .action(async (id: string, options: JudgeOptions & { lang?: string }) => {
      if ((await judgeWeights(gameById(id), options, speakIn(options.lang), atWork)) === false) code = 1;
    });
  program
    .command('quest')
    .description('quests that people write')
    .command('check')
    .description('read a quest, say what is wrong with it, and let bots play it')
    .argument('<file>', 'the quest as JSON, or {"quest": …, "party": …}')
    .option('--game <game>', 'whose quest it is; the first game that takes quests unless given')
    .option('--games <n>', 'how often bots play it; 0: it is only read', '100')
    .option('--level <level>', 'sensible, apprentice, steward or lord', 'sensible')
    .option('--setting <name=value...>', 'a setting of the game')
    .option(...language)
    .action((path: string, options: QuestOptions & { lang?: string }) => {
      if (!checkQuest(path, options, speakIn(options.lang), (text) => void io.output.write(text))) code = 1;
    });
  program.command('lab-job', { hidden: true }).action(() => runJob(io.input, io.output, playsSeries));
  program.command('train-job', { hidden: true }).action(() => runJob(io.input, io.output, playsTraining));

  addServe(program);
  addTables(program, (line) => void io.output.write(`${line}\n`));

  try {
    await program.parseAsync(args.map(currentName), { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UserError)) throw error;
    io.errors.write(`${speaker(cliTexts, lang).say(error.phrase, error.params)}\n`);
    return 2;
  }
}

/** `--option` is the earlier name of `--setting`. */
const currentName = (word: string): string => word.replace(/^--option(?==|$)/, '--setting');

async function tableFor(
  installed: Installed,
  options: PlayOptions,
  lang: Lang,
  fromCampaign?: unknown,
): Promise<{ table: Table; loaded?: string }> {
  const { game } = installed;
  const [least, most] = game.seats;
  const c = speaker(cliTexts, lang);
  const seated = options.seats ?? (options.load === undefined ? usualSeats(game) : undefined);
  const participants =
    seated === undefined ? undefined : readSeats(seated, (letter) => c.say('seat.player', { letter }));
  if (options.load !== undefined)
    return { table: await loadedTable(installed, options, lang, participants), loaded: options.load };
  if (participants === undefined || participants.length < least || participants.length > most)
    throw new UserError('trouble.seats', { given: participants?.length ?? 0, range: seatRange(installed.game.seats) });
  checkPolicies(installed, participants);
  const settings = readSettings(game.settings, options.setting ?? []);
  const secret = options.seed ?? randomBytes(32).toString('hex');
  if (secret === '' || secret.length > LONGEST_SECRET) throw new UserError('trouble.seed', { most: LONGEST_SECRET });
  const given = options.given === undefined ? fromCampaign : await contentOf(installed, options.given);
  const opened = newTable(installed, participants, settings, secret, given);
  if ('table' in opened) return opened;
  const t = speaker(installed.texts, lang, { seats: participants.map(({ name }) => name) });
  throw new UserError('trouble.table', { why: faultText(t, opened.fault) });
}

/** The content of a table: a ready-made one by its name, or a file. The game's own reader refuses a file that is not JSON. */
async function contentOf({ game }: Installed, given: string): Promise<unknown> {
  const choices = manifestOf(game.id)?.given;
  if (choices?.names.includes(given) === true) return choices.load(given);
  const text = readText(given);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function checkPolicies({ game }: Installed, participants: readonly Participant[]): void {
  const policies = Object.keys(game.policies ?? {});
  const unknown = participants.find(({ policy }) => policy !== undefined && !policies.includes(policy))?.policy;
  if (unknown !== undefined) throw new UserError('trouble.policy', { word: unknown, policies });
}
const LONGEST_SECRET = 200;

/** Seats and seed of a continued game come from its file; only the players of its seats may change. */
async function loadedTable(
  installed: Installed,
  options: PlayOptions,
  lang: Lang,
  participants: readonly Participant[] | undefined,
): Promise<Table> {
  const path = printable(options.load ?? '');
  const c = speaker(cliTexts, lang);
  if (options.seed !== undefined || options.setting !== undefined || options.given !== undefined)
    throw new UserError('trouble.load-alone');
  const text = readText(options.load ?? '');
  const whole = readGameFile(text);
  const read = 'fault' in whole && text.includes('oubliette-game-in-parts') ? readGameInParts(text) : whole;
  if ('fault' in read) throw new UserError('trouble.bad-file', { path, why: faultText(c, read.fault) });
  const { file } = read;
  const inFile = participantsIn(file);
  if (participants !== undefined && participants.length !== inFile.length)
    throw new UserError('trouble.seats', { given: participants.length, range: String(inFile.length) });
  // Names stay those of the file: its log refers to them.
  const seated = inFile.map((one, seat) => ({ ...(participants?.[seat] ?? one), name: one.name }));
  const opened = await tableFrom(installed, file, seated);
  if ('table' in opened) return opened.table;
  const t = speaker(installed.texts, lang, { seats: seated.map(({ name }) => name) });
  throw new UserError('trouble.bad-file', { path, why: faultText(t, opened.fault) });
}
