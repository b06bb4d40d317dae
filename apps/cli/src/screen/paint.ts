// Terminal colours: a few, each with one meaning; none where the terminal has none. All are readable on
// dark and on light backgrounds, because a terminal does not report which it has.

export interface Paint {
  /** Possible actions. */
  candle(text: string): string;
  /** Controls, frames. */
  brass(text: string): string;
  /** Loss, danger, refusal. */
  blood(text: string): string;
  /** Gain, allowed, verified. */
  moss(text: string): string;
  /** What only the reader knows. */
  arcane(text: string): string;
  bold(text: string): string;
  dim(text: string): string;
  /** The colour of a seat. */
  seat(seat: number, text: string): string;
  /** A seat's letter on its colour: the letter alone identifies it, for people who do not see colours. */
  tag(seat: number): string;
}

/** The Okabe and Ito palette, which colour-blind people can tell apart, as near as 256 and 16 colours come to it. */
const SEATS_256 = [166, 74, 36, 178, 175, 32, 214, 245];
const SEATS_16 = [1, 6, 2, 3, 5, 4, 7, 7];

export const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

const plain = (text: string): string => text;
const colourless: Paint = {
  candle: plain,
  brass: plain,
  blood: plain,
  moss: plain,
  arcane: plain,
  bold: plain,
  dim: plain,
  seat: (_seat, text) => text,
  tag: (seat) => `[${letterOf(seat)}]`,
};

/** `bits` as terminals report them: 1 is no colour, 4 is sixteen colours, 8 and more at least 256. */
export function paintFor(bits: number): Paint {
  if (bits < 4) return colourless;
  const rich = bits >= 8;
  // Each word is coloured separately: lines are broken after colouring, and a colour must not run into the frame.
  const style = (on: string) => (text: string) => text.replace(/[^ ]+/g, (word) => `\u001b[${on}m${word}\u001b[0m`);
  const colour = (of256: number, of16: number) => style(rich ? `38;5;${of256}` : `3${of16}`);
  const seats = SEATS_256.map((of256, i) => colour(of256, SEATS_16[i] ?? 7));
  const at = (seat: number) => seat % SEATS_256.length;
  return {
    candle: colour(172, 3),
    brass: colour(137, 3),
    blood: colour(167, 1),
    moss: colour(65, 2),
    arcane: colour(104, 5),
    bold: style('1'),
    dim: rich ? style('38;5;245') : style('2'),
    seat: (seat, text) => seats[at(seat)]!(text),
    tag(seat) {
      const ground = rich ? `48;5;${SEATS_256[at(seat)]};38;5;16` : `4${SEATS_16[at(seat)]};30`;
      return `\u001b[${ground}m ${letterOf(seat)} \u001b[0m`;
    },
  };
}
