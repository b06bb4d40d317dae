// A game on this device: the match, who holds the device, and the curtain between people.
import { type Bot, randomBot } from '@oubliette/bots';
import {
  type Entry,
  enter,
  type GameFile,
  gameFile,
  isOver,
  type Match,
  play,
  type Refusal,
  type Seat,
  thinking,
  view,
} from '@oubliette/engine';
import { needsCurtain, onlyPerson, passTo } from './holder.ts';
import { type Now, noTakeBack, tableNow, takeBackVerb } from './now.ts';
import type { Sheet } from './sheet.ts';

export interface Sitting {
  readonly sheet: Sheet;
  bots(): readonly boolean[];
  now(): Now;
  subscribe(listener: () => void): () => void;
  answer(seat: Seat, kind: string, option: string): Refusal | undefined;
  takeBack(seat: Seat): Refusal | undefined;
  /** The game as it would look to this seat; undefined when the answer shows something hidden: that is no preview. */
  preview(seat: Seat, kind: string, option: string): object | undefined;
  openCurtain(): void;
  handTo(seat: Seat): void;
  setBot(seat: Seat, bot: boolean): void;
  /** Does the table wait for a bot? */
  botIsNext(): boolean;
  letBotPlay(): void;
  file(): GameFile;
}

export function sit(sheet: Sheet, match: Match, keep: (sitting: Sitting) => void = () => {}): Sitting {
  const { game } = match;
  const bot: Bot = randomBot();
  const listeners = new Set<() => void>();
  let bots = sheet.bots;
  let holder: Seat | undefined = onlyPerson(bots);
  let staying = false;
  let curtain: { to: Seat; from?: Seat } | undefined;
  let now: Now | undefined;

  const waiting = (): readonly Seat[] => view(game, match.state, 'spectator').waiting;
  const awaitedBot = (): Seat | undefined => waiting().find((seat) => bots[seat]);

  /** Bots first, then the device goes to whoever must decide. */
  function settle(): void {
    if (holder !== undefined && waiting().includes(holder)) staying = false;
    if (curtain === undefined && awaitedBot() === undefined) {
      const to = passTo({ bots, waiting: waiting(), holder, staying });
      if (to !== undefined) drawCurtain(to);
    }
    now = undefined;
    for (const listener of listeners) listener();
  }

  function drawCurtain(to: Seat): void {
    if (!needsCurtain(bots)) {
      holder = to;
      return;
    }
    const from = holder;
    const mayRegret = from !== undefined && from !== to && noTakeBack(match, from) === undefined;
    curtain = mayRegret ? { to, from } : { to };
    holder = undefined;
    staying = false;
  }

  function put(entry: Entry): Refusal | undefined {
    const refused = enter(match, entry);
    if (refused === undefined) keep(sitting);
    return refused;
  }
  const numberOf = (seat: Seat): number => match.state.core.answered[seat] ?? 0;
  const answerOf = (seat: Seat, kind: string, option: string): Refusal | undefined =>
    put({ seat, verb: 'answer', kind, option, n: numberOf(seat) });

  /** What a bot does now; one that is not awaited mostly does nothing. */
  function askBot(seat: Seat): boolean {
    const dice = thinking(`${sheet.id} ${match.entries.length} ${seat}`);
    const choice = bot.choose(view(game, match.state, seat), dice);
    return choice !== undefined && answerOf(seat, choice.kind, choice.option) === undefined;
  }

  /** After each answer every bot gets one chance at what is open beside the game. */
  function askBotsBeside(): void {
    if (game.besides.length === 0) return;
    bots.forEach((isBot, seat) => {
      if (isBot && !isOver(match.state) && !waiting().includes(seat)) askBot(seat);
    });
  }

  const sitting: Sitting = {
    sheet,
    bots: () => bots,
    now() {
      // At the end everybody looks: what is still one seat's own stays its own.
      const me = isOver(match.state) ? 'spectator' : (holder ?? 'spectator');
      now ??= curtain === undefined ? tableNow(match, me) : { scene: 'curtain', ...curtain };
      return now;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answer(seat, kind, option) {
      const refused = answerOf(seat, kind, option);
      if (refused !== undefined) return refused;
      askBotsBeside();
      settle();
      return undefined;
    },
    takeBack(seat) {
      const refused = put({ seat, verb: takeBackVerb(match, seat), n: numberOf(seat) });
      if (refused !== undefined) return refused;
      // From behind the curtain: whoever has the device now is not known, so it is drawn again.
      curtain = undefined;
      settle();
      return undefined;
    },
    preview(seat, kind, option) {
      const played = play(game, match.state, seat, { kind, option, n: numberOf(seat) });
      if ('refused' in played || played.state.core.known !== match.state.core.known) return undefined;
      return game.view(played.state, seat);
    },
    openCurtain() {
      if (curtain === undefined) return;
      holder = curtain.to;
      staying = !waiting().includes(curtain.to);
      curtain = undefined;
      settle();
    },
    handTo(seat) {
      drawCurtain(seat);
      settle();
    },
    setBot(seat, isBot) {
      bots = bots.map((was, i) => (i === seat ? isBot : was));
      if (holder !== undefined && bots[holder]) holder = undefined;
      holder ??= onlyPerson(bots);
      if (curtain !== undefined && (bots[curtain.to] || !needsCurtain(bots))) curtain = undefined;
      keep(sitting);
      settle();
    },
    botIsNext: () => curtain === undefined && awaitedBot() !== undefined,
    letBotPlay() {
      const seat = awaitedBot();
      if (seat === undefined || curtain !== undefined || !askBot(seat)) return;
      askBotsBeside();
      settle();
    },
    file: () => gameFile(match, { fairness: sheet.fairness, seats: sheet.names, options: sheet.options }),
  };
  settle();
  return sitting;
}
