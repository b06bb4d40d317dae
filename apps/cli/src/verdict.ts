// The output of `oubliette verify`: what is verified, or where it fails.
import type { Fault, Seen } from '@oubliette/engine';
import type { GameFile, KeptMatch } from '@oubliette/records';
import { type Lang, speaker } from '@oubliette/text';
import { cliTexts } from '../locales/texts.ts';
import type { Installed } from './games.ts';
import { type Participant, participantsIn } from './participants.ts';
import { outcomeText } from './play/end.ts';
import { printable, wrapped } from './screen/measure.ts';
import { letterOf, type Paint } from './screen/paint.ts';
import { faultText } from './user-error.ts';

export interface Verdict {
  readonly good: boolean;
  readonly lines: readonly string[];
}

/** A fault, with the entry it is about. */
export function entryFaultText(
  texts: Installed['texts'],
  file: Pick<GameFile, 'seats' | 'bots'>,
  entry: string | undefined,
  lang: Lang,
  fault: Fault,
): string {
  const names = participantsIn(file).map(({ name }) => name);
  const c = speaker(cliTexts, lang, { seats: names });
  const sentence = faultText(speaker(texts, lang, { seats: names }), fault);
  return entry === undefined ? sentence : c.say('verify.entry', { sentence, entry: printable(entry) });
}

/** The lines of a verdict, with the texts of its game. */
export function writer(
  installed: Installed,
  participants: readonly Participant[],
  lang: Lang,
  paint: Paint,
  width: number,
) {
  const names = participants.map(({ name }) => name);
  const c = speaker(cliTexts, lang, { seats: names });
  const t = speaker(installed.texts, lang, { seats: names });
  const yes = (sentence: string): string[] => wrapped(`${paint.moss('✓')} ${sentence}`, width, '  ');
  const about = (label: string, text: string): string[] =>
    wrapped(`${paint.dim(label)}${c.say('page.colon')}${text}`, width - 2, '  ').map((line) => `  ${line}`);
  const people = participants.map(
    ({ name, bot }, seat) => `${letterOf(seat)} ${name}${bot ? ` (${c.say('seat.bot')})` : ''}`,
  );
  return {
    c,
    t,
    yes,
    about,
    seats: () => about(c.say('verify.seats'), people.join(', ')),
    /** How the game ended, or whom it waits for. */
    where(match: KeptMatch): string[] {
      const { end, waiting } = match.view('spectator') as Seen;
      return yes(end === undefined ? c.say('verify.unfinished', { seats: waiting }) : outcomeText(t, c, end.outcome));
    },
  };
}
