// A game that continued under newer rules: verified part by part, as far as its rules are available; other parts are reported.
import { type GameInParts, loadRules, type PartsReplayed, readGameInParts, replayParts } from '@oubliette/records';
import { type Lang, speaker } from '@oubliette/text';
import { cliTexts } from '../locales/texts.ts';
import { games, type Installed, rulesFor } from './games.ts';
import { participantsIn } from './participants.ts';
import { printable, wrapped } from './screen/measure.ts';
import type { Paint } from './screen/paint.ts';
import { faultText } from './user-error.ts';
import { entryFaultText, type Verdict, writer } from './verdict.ts';

export async function verifyParts(
  text: string,
  lang: Lang,
  paint: Paint,
  width: number,
  bad: (sentences: readonly string[]) => Verdict,
): Promise<Verdict> {
  const c = speaker(cliTexts, lang);
  const read = readGameInParts(text);
  if ('fault' in read) return bad([faultText(c, read.fault)]);
  const { file } = read;
  const installed = games.find(({ game }) => game.id === file.game);
  if (installed === undefined)
    return bad([c.say('verify.no-such-game', { game: printable(file.game), games: games.map(({ game }) => game.id) })]);
  const rules = await loadRules([file], (version) => rulesFor(installed, version));
  const replayed = replayParts(rules, file);
  if ('fault' in replayed) {
    const [, part, at] = /^parts\[(\d+)\]\.entries\[(\d+)\]$/.exec(replayed.fault.where) ?? [];
    const entry = part === undefined ? undefined : file.parts[Number(part)]?.entries[Number(at)];
    return bad([entryFaultText(installed.texts, file, entry, lang, replayed.fault)]);
  }
  const whole = replayed.parts.every((checked) => checked === 'from-shuffle');
  return { good: whole, lines: lines(installed, file, replayed, whole, lang, paint, width) };
}

function lines(
  installed: Installed,
  file: GameInParts,
  { parts, match }: PartsReplayed,
  whole: boolean,
  lang: Lang,
  paint: Paint,
  width: number,
): string[] {
  const write = writer(installed, participantsIn(file), lang, paint, width);
  const { c, t, yes } = write;
  const open = (sentence: string): string[] => wrapped(`${paint.brass('?')} ${sentence}`, width, '  ');
  const title = c.say(whole ? 'verify.good' : 'verify.parts', { game: t.say('game.name') });
  return [
    paint.bold(whole ? paint.moss(title) : paint.brass(title)),
    ...write.seats(),
    ...yes(c.say('verify.whole', { checksum: file.checksum.slice(0, 16) })),
    ...yes(c.say('verify.parts.seal', { commitment: file.fairness.commitment.slice(0, 16) })),
    ...file.parts.flatMap(({ rules, entries }, i) => {
      const checked = parts[i]!;
      const sentence = c.say(`verify.part.${checked}`, {
        part: i + 1,
        rules: printable(rules),
        entries: entries.length,
        version: installed.game.version,
      });
      return checked === 'from-shuffle' ? yes(sentence) : open(sentence);
    }),
    ...(match === undefined ? [] : write.where(match)),
  ];
}
