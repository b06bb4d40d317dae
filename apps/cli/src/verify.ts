// `oubliette verify`: reads a game file, replays it, and reports what is verified or where it fails.
import { type Fault, sha256Hex } from '@oubliette/engine';
import {
  type GameFile,
  type KeptMatch,
  loadRules,
  readCampaign,
  readGameFile,
  replayKept,
  verifyCampaign,
} from '@oubliette/records';
import { type Lang, speaker } from '@oubliette/text';
import { cliTexts } from '../locales/texts.ts';
import { games, type Installed, rulesFor } from './games.ts';
import { participantsIn } from './participants.ts';
import { printable, wrapped } from './screen/measure.ts';
import type { Paint } from './screen/paint.ts';
import { uncheckedGames } from './unchecked-games.ts';
import { faultText } from './user-error.ts';
import { entryFaultText, type Verdict, writer } from './verdict.ts';
import { verifyParts } from './verify-parts.ts';

export async function verifyGame(
  text: string,
  path: string,
  lang: Lang,
  paint: Paint,
  width: number,
): Promise<Verdict> {
  const c = speaker(cliTexts, lang);
  const bad = (sentences: readonly string[]): Verdict => ({
    good: false,
    lines: [
      paint.bold(paint.blood(c.say('verify.bad', { path }))),
      ...sentences.flatMap((sentence) => wrapped(`${paint.blood('✗')} ${sentence}`, width, '  ')),
    ],
  });

  if (isCampaign(text)) return verifyCampaignFile(text, lang, paint, width, bad);
  const read = readGameFile(text);
  if ('fault' in read && read.fault.what === 'in-parts') return verifyParts(text, lang, paint, width, bad);
  if ('fault' in read) {
    const sentence = faultText(c, read.fault);
    return bad(read.fault.rule === 'ENG-FILE-4' ? [sentence, ...(await whatWasChanged(text, lang))] : [sentence]);
  }
  const { file } = read;
  const installed = games.find(({ game }) => game.id === file.game);
  if (installed === undefined)
    return bad([c.say('verify.no-such-game', { game: printable(file.game), games: games.map(({ game }) => game.id) })]);
  const rules = await rulesFor(installed, file.rules);
  if (rules === undefined)
    return bad([c.say('verify.other-rules', { rules: printable(file.rules), version: installed.game.version })]);
  const replayed = replayKept(rules, file);
  if ('fault' in replayed) return bad([replayText(installed, file, lang, replayed.fault)]);
  return { good: true, lines: goodLines(installed, replayed.match, file, lang, paint, width) };
}

const isCampaign = (text: string): boolean => /^\s*\{\s*"format":\s*"oubliette-campaign"/.test(text);

/** Replays every game, and checks that each was given what the one before it handed on. */
async function verifyCampaignFile(
  text: string,
  lang: Lang,
  paint: Paint,
  width: number,
  bad: (sentences: readonly string[]) => Verdict,
): Promise<Verdict> {
  const c = speaker(cliTexts, lang);
  const read = readCampaign(text);
  if ('fault' in read) return bad([faultText(c, read.fault)]);
  const { file } = read;
  const installed = games.find(({ game }) => game.id === file.game);
  if (installed === undefined)
    return bad([c.say('verify.no-such-game', { game: printable(file.game), games: games.map(({ game }) => game.id) })]);
  const rules = await loadRules(
    file.games.map((one) => one.file),
    (version) => rulesFor(installed, version),
  );
  const checked = verifyCampaign(installed.game, rules, file);
  const t = speaker(installed.texts, lang);
  if ('fault' in checked) return bad([faultText(t, checked.fault)]);
  const again = checked.games.filter((one) => one === 'checked').length;
  const open = uncheckedGames(c, file, checked.games);
  const whole = open.length === 0;
  const title = c.say(whole ? 'verify.good' : 'verify.parts', { game: t.say('game.name') });
  const yes = `${paint.moss('✓')} ${c.say('verify.campaign', { games: again })}`;
  return {
    good: whole,
    lines: [
      paint.bold(whole ? paint.moss(title) : paint.brass(title)),
      ...(whole || again > 0 ? wrapped(yes, width, '  ') : []),
      ...open.flatMap((sentence) => wrapped(`${paint.brass('?')} ${sentence}`, width, '  ')),
    ],
  };
}

function replayText({ texts }: Installed, file: GameFile, lang: Lang, fault: Fault): string {
  const at = /^entries\[(\d+)\]$/.exec(fault.where)?.[1];
  return entryFaultText(texts, file, at === undefined ? undefined : file.entries[Number(at)], lang, fault);
}

/** The checksum only shows that something was changed. Replaying the game anyway often shows what. */
async function whatWasChanged(text: string, lang: Lang): Promise<string[]> {
  const { checksum: _, ...rest } = JSON.parse(text) as GameFile;
  const { format, version, game, rules, options, given, seats, marks, bots, fairness, entries, sums } = rest;
  const { commitment, words, secret } = fairness;
  // The order of the fields is that of the file format.
  const body = {
    ...{ format, version, game, rules, options },
    ...(given === undefined ? {} : { given }),
    seats,
    ...(marks === undefined ? {} : { marks }),
    ...(bots === undefined ? {} : { bots }),
    ...{ fairness: { commitment, words, secret }, entries, sums },
  };
  const read = readGameFile(JSON.stringify({ ...body, checksum: sha256Hex(JSON.stringify(body)) }));
  if ('fault' in read) return [];
  const installed = games.find((one) => one.game.id === read.file.game);
  const rulesThen = installed && (await rulesFor(installed, read.file.rules));
  if (installed === undefined || rulesThen === undefined) return [];
  const replayed = replayKept(rulesThen, read.file);
  if ('fault' in replayed) return [replayText(installed, read.file, lang, replayed.fault)];
  return [speaker(cliTexts, lang).say('verify.printable-change')];
}

function goodLines(
  installed: Installed,
  match: KeptMatch,
  file: GameFile,
  lang: Lang,
  paint: Paint,
  width: number,
): string[] {
  const write = writer(installed, participantsIn(file), lang, paint, width);
  const { c, t, yes, about } = write;
  return [
    paint.bold(paint.moss(c.say('verify.good', { game: t.say('game.name') }))),
    ...write.seats(),
    ...about(c.say('verify.rules'), file.rules),
    ...yes(c.say('verify.whole', { checksum: file.checksum.slice(0, 16) })),
    ...yes(c.say('verify.fair', { commitment: file.fairness.commitment.slice(0, 16) })),
    ...yes(c.say('verify.entries', { entries: file.entries.length, sums: file.sums.length })),
    ...write.where(match),
  ];
}
