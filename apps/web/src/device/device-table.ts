// A table on this device: the match, the seat that holds the device, the curtain between people, and the bots.
import { askedOfBot, askingOrder, gainsBeside, type SeatView } from '@oubliette/bots';
import { type Entry, enter, isOver, type Refusal, type Seat, type Viewer, view } from '@oubliette/engine';
import { noTakeBack, previewOf, takeBackVerb } from '@oubliette/protocol';
import {
  type GameFile,
  type GameInParts,
  knowsStanding,
  STANDING_AFTER,
  type Standing,
  standingAnswer,
} from '@oubliette/records';
import { type Chair, isBot } from '../base/chair.ts';
import { needsCurtain, onlyPerson, passTo } from '../session/holder.ts';
import { type Now, pastNow, type TableNow, tableNow } from '../session/now.ts';
import { type BotTable, playBots, type Think } from './bots.ts';
import { endedMoments } from './older-rules.ts';
import { fileOf, inPartsOf, type OpenGame } from './open-game.ts';
import { replayer } from './replayer.ts';

export interface DeviceTable {
  chairs(): readonly Chair[];
  now(): Now;
  answer(seat: Seat, kind: string, option: string, text?: string): Refusal | undefined;
  takeBack(seat: Seat): Refusal | undefined;
  preview(seat: Seat, kind: string, option: string): object | undefined;
  openCurtain(): void;
  handTo(seat: Seat): void;
  /** Replaces the standing answers of a seat. */
  setStanding(seat: Seat, standing: Standing): Refusal | undefined;
  setChair(seat: Seat, chair: Chair): void;
  moments(): number;
  /** @param seenBy the viewer, when the game is over; before that it is always the holder */
  moment(no: number, seenBy?: Viewer): TableNow | undefined;
  file(): GameFile | undefined;
  inParts(): GameInParts | undefined;
  /** Marks the game as unsaved, so that the screen can say so. */
  setUnsaved(unsaved: boolean): void;
  /** Starts or stops its bots' thinking ahead. */
  lookAhead(): void;
  leave(): void;
}

export interface TableServices {
  /** Called after each entry, and when a chair changes. */
  readonly keep: (openGame: OpenGame) => void;
  /** Called when the view has changed. */
  readonly changed: () => void;
  readonly think: Think;
  /** Passes the views for thinking ahead; none: the bots stop. */
  readonly ahead?: (seatViews: readonly SeatView[]) => void;
  /** Milliseconds between two answers of bots. */
  readonly pace: number;
}

export function deviceTable(openGame: OpenGame, { keep, changed, think, ahead, pace }: TableServices): DeviceTable {
  const { match } = openGame;
  const { game } = match;
  const replayTo = replayer(openGame);
  const past = openGame.ended && endedMoments(openGame.ended);
  let { chairs, standing = [] } = openGame;
  let holder: Seat | undefined = onlyPerson(chairs);
  let staying = false;
  let curtain: { to: Seat; from?: Seat } | undefined;
  let now: Now | undefined;
  let unsaved = false;
  /** The number of bots' offers to this person that have no reply. */
  const offersTo = (person: Seat): number =>
    chairs
      .flatMap((chair, seat) => (isBot(chair) ? (game.repliesDue?.(match.state, seat) ?? []) : []))
      .filter((seat) => seat === person).length;
  /** A bot has made an offer to the person: the bots wait until the person has replied or declined to. */
  let held = holder !== undefined && offersTo(holder) > 0;
  const timers = new Map<Seat, { readonly n: number; readonly id: ReturnType<typeof setTimeout> }>();

  const waiting = (): readonly Seat[] => view(game, match.state, 'spectator').waiting;
  /** The standing answer of a person, which the table gives without handing over the device. */
  const standingOf = (seat: Seat) =>
    isBot(chairs[seat]) ? undefined : standingAnswer(game, view(game, match.state, seat), seat, standing[seat] ?? {});
  const awaitedBot = (): Seat | undefined => waiting().find((seat) => isBot(chairs[seat]));
  // At the end there is no holder: secrets of a seat stay hidden, unless there is only one person.
  const viewer = (): Viewer => (isOver(match.state) ? onlyPerson(chairs) : holder) ?? 'spectator';

  /** Bots act first, then the curtain is drawn for the person who must decide. */
  function settle(): void {
    if (holder !== undefined && waiting().includes(holder)) staying = false;
    if (curtain === undefined && awaitedBot() === undefined) {
      const people = waiting().filter((seat) => seat === holder || standingOf(seat) === undefined);
      const to = passTo({ chairs, waiting: people, holder, staying });
      if (to !== undefined) drawCurtain(to);
    }
    // A seat may have been answered for since the curtain was drawn.
    if (curtain?.from !== undefined && noTakeBack(match, curtain.from) !== undefined) curtain = { to: curtain.to };
    now = undefined;
    changed();
    bots.run();
    ahead?.(seatViews());
    scheduleStanding();
  }

  /** BOT-AHEAD-5: only while the single person of this table is awaited, and only for bots of the highest level. */
  function seatViews(): SeatView[] {
    const person = onlyPerson(chairs);
    const awaited = waiting();
    if (person === undefined || openGame.lesson === true || awaited.length !== 1 || awaited[0] !== person) return [];
    return chairs.flatMap((chair, seat) =>
      chair.who === 'bot' && chair.level === 'archlord'
        ? [{ seat, seen: view(game, match.state, seat), dice: `${diceOf(seat)} ahead` }]
        : [],
    );
  }

  /** A standing answer is given a fixed time after its ask, never sooner: the delay reveals nothing. */
  function scheduleStanding(): void {
    waiting().forEach((seat) => {
      const due = standingOf(seat) === undefined ? undefined : numberOf(seat);
      const timer = timers.get(seat);
      if (timer?.n === due) return;
      clearTimeout(timer?.id);
      timers.delete(seat);
      if (due !== undefined)
        timers.set(seat, { n: due, id: setTimeout(() => giveStanding(seat, due), STANDING_AFTER) });
    });
  }

  function giveStanding(seat: Seat, n: number): void {
    timers.delete(seat);
    const answer = numberOf(seat) === n ? standingOf(seat) : undefined;
    if (answer !== undefined && put({ seat, verb: 'answer', ...answer, n }) === undefined) settle();
  }

  function drawCurtain(to: Seat): void {
    if (!needsCurtain(chairs)) {
      holder = to;
      return;
    }
    const from = holder;
    const mayRegret = from !== undefined && from !== to && noTakeBack(match, from) === undefined;
    curtain = mayRegret ? { to, from } : { to };
    holder = undefined;
    staying = false;
  }

  const save = (): void => keep({ ...openGame, chairs, ...(standing.length === 0 ? {} : { standing }) });
  function put(entry: Entry): Refusal | undefined {
    const refused = enter(match, entry);
    if (refused !== undefined) return refused;
    save();
    return undefined;
  }
  /** At one device optional asks are answered openly, without the curtain; the screen shows only what everybody may see. */
  const isBesideHolder = (seat: Seat, kind: string): boolean =>
    holder !== undefined &&
    curtain === undefined &&
    !isBot(chairs[seat]) &&
    view(game, match.state, seat).asks.some((ask) => ask.optional && ask.kind === kind);
  const diceOf = (seat: Seat): string => `${openGame.fairness.commitment} ${match.entries.length} ${seat}`;
  const numberOf = (seat: Seat): number => match.state.core.answered[seat] ?? 0;

  const nowOf = (me: Viewer): TableNow =>
    past === undefined
      ? tableNow(match, me, { standing: me === 'spectator' ? {} : standing[me], unsaved })
      : { ...past.at(past.moments, me), unsaved };

  const botTable: BotTable = {
    awaited: () => (curtain === undefined && !held ? awaitedBot() : undefined),
    beside: () =>
      isOver(match.state) || game.besides.length === 0
        ? []
        : askingOrder(chairs.length, match.moves).filter((seat) => isBot(chairs[seat]) && !waiting().includes(seat)),
    // With a single person the bots are held instead, without a time limit.
    hopesForReply: (seat) =>
      onlyPerson(chairs) === undefined &&
      game.repliesDue?.(match.state, seat).some((other) => other === holder && !isBot(chairs[other])) === true,
    inputFor(seat) {
      const chair = chairs[seat];
      const dice = diceOf(seat);
      const seen = view(game, match.state, seat);
      const asked = askedOfBot(seen, match.moves) ?? { ...seen, asks: [] };
      if (chair?.who === 'policy') return { seat, level: 'random', policy: chair.policy, seen: asked, dice };
      const taught = openGame.lesson === undefined ? {} : { lesson: openGame.lesson };
      return { seat, level: chair?.who === 'bot' ? chair.level : 'random', ...taught, seen: asked, dice };
    },
    answer(seat, { kind, option }, n) {
      // A person may have taken the chair while the bot was thinking.
      if (!isBot(chairs[seat])) return false;
      const person = onlyPerson(chairs);
      const offers = person === undefined ? 0 : offersTo(person);
      // An awaited answer gives others many new options anyway: only an offer holds the bots then.
      const before = person === undefined || waiting().includes(seat) ? undefined : view(game, match.state, person);
      if (put({ seat, verb: 'answer', kind, option, n }) !== undefined) return false;
      if (person !== undefined) {
        const gained = before !== undefined && gainsBeside(before, view(game, match.state, person));
        held ||= gained || offersTo(person) > offers;
      }
      settle();
      return true;
    },
  };
  const bots = playBots(botTable, think, pace);

  const heldNow = (seen: TableNow): TableNow => (held && awaitedBot() !== undefined ? { ...seen, held } : seen);

  const table: DeviceTable = {
    chairs: () => chairs,
    now() {
      now ??= curtain === undefined ? heldNow(nowOf(viewer())) : { scene: 'curtain', ...curtain };
      return now;
    },
    answer(seat, kind, option, text) {
      if (holder !== seat && !isBesideHolder(seat, kind)) return { rule: 'ENG-NOT-ASKED' };
      const words = text === undefined ? {} : { text };
      const refused = put({ seat, verb: 'answer', kind, option, n: numberOf(seat), ...words });
      if (refused !== undefined) return refused;
      // A draft in several steps is not interrupted, and every offer is to be replied to.
      held &&= offersTo(seat) > 0 || view(game, match.state, seat).mine.some(({ steps }) => steps.length > 0);
      bots.mayActBeside();
      settle();
      return undefined;
    },
    takeBack(seat) {
      if (holder !== seat && curtain?.from !== seat) return { rule: 'ENG-NOTHING-TO-TAKE-BACK' };
      const refused = put({ seat, verb: takeBackVerb(match, seat), n: numberOf(seat) });
      if (refused !== undefined) return refused;
      // Taken back from the curtain: it is not known who holds the device, so the curtain is drawn again.
      curtain = undefined;
      settle();
      return undefined;
    },
    preview(seat, kind, option) {
      // A preview could reveal another seat's cards.
      return holder === seat ? previewOf(match, seat, kind, option) : undefined;
    },
    openCurtain() {
      if (curtain === undefined) return;
      holder = curtain.to;
      staying = !waiting().includes(curtain.to);
      curtain = undefined;
      settle();
    },
    handTo(seat) {
      held = false;
      drawCurtain(seat);
      settle();
    },
    setStanding(seat, answers) {
      if (holder !== seat) return { rule: 'ENG-NOT-ASKED' };
      if (!knowsStanding(game, answers)) return { rule: 'ENG-NOT-OFFERED' };
      standing = chairs.map((_, i) => (i === seat ? answers : (standing[i] ?? {})));
      save();
      settle();
      return undefined;
    },
    setChair(seat, chair) {
      const leaves = isBot(chair) && !isBot(chairs[seat]);
      chairs = chairs.map((was, i) => (i === seat ? chair : was));
      if (leaves && holder === seat) holder = undefined;
      if (leaves && curtain !== undefined)
        curtain = curtain.to === seat ? undefined : curtain.from === seat ? { to: curtain.to } : curtain;
      const only = onlyPerson(chairs);
      if (leaves) held = only !== undefined && offersTo(only) > 0;
      if (only !== undefined && only !== holder && !isOver(match.state)) {
        // Whoever left may still have the device: it is handed to the person who stays.
        if (leaves) curtain = { to: only };
        else if (curtain === undefined) holder = only;
      }
      save();
      settle();
    },
    moments: () => past?.moments ?? match.entries.length,
    moment(no, seenBy) {
      if (curtain !== undefined || no < 0 || no > table.moments()) return undefined;
      const me = (isOver(match.state) ? seenBy : undefined) ?? viewer();
      return past === undefined ? pastNow(replayTo(no), me) : past.at(no, me);
    },
    file: () => fileOf(openGame),
    inParts: () => inPartsOf(openGame),
    setUnsaved(is) {
      if (is === unsaved) return;
      unsaved = is;
      now = undefined;
      changed();
    },
    lookAhead: () => ahead?.(seatViews()),
    leave() {
      bots.stop();
      ahead?.([]);
      for (const { id } of timers.values()) clearTimeout(id);
    },
  };
  settle();
  return table;
}
