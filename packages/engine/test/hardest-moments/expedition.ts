// A dungeon master against heroes, cut down to what is hard: a quest that is given, blows that six may answer at once, figures
// led by people, promises in a player's own words, an automatic master, and a party for the next game.
import {
  type Beside,
  type Campaign,
  defineGame,
  gameFault,
  type InOrder,
  type InTurn,
  openly,
  pick as pickOne,
  roll,
  type Seat,
  type Setup,
  type StateOf,
  shuffle,
  type Viewer,
  type WindowAtOnce,
  type WindowAtOnceRule,
  whole,
  windowAtOnce,
  words,
} from '@oubliette/engine';
import { type Figure, type Quest, readParty, readQuest } from './expedition-quest.ts';

export { type Quest, quest } from './expedition-quest.ts';

export interface Promise {
  readonly from: Seat;
  readonly to: Seat;
  readonly what: 'gold' | 'help';
  readonly text?: string;
}
type Card = 'parry' | 'ward' | 'curse' | 'stone';
interface Blow {
  readonly target: number;
  readonly strength: number;
}
type Frame =
  | InOrder<'quest'>
  | InTurn<'command', Seat, 'hold' | `hit-${number}`>
  | (InOrder<'blow'> & Blow)
  | WindowAtOnce<'react', Blow, 'parry' | 'ward' | 'curse' | 'pass'>
  | InTurn<'press', Blow, 'harder' | 'enough'>
  | InTurn<'act', number, 'rest' | 'rage' | 'sing'>;

export interface State extends StateOf<Frame> {
  readonly quest: Quest;
  readonly roles: readonly string[];
  readonly figures: { seat: Seat; lives: number; fresh: number }[];
  readonly hands: Card[][];
  deck: Card[];
  room: number;
  shield: number;
  /** How often the master may press one blow, and whether it still does. */
  readonly presses: number;
  pressing: boolean;
  promises: Promise[];
  told: string[];
}

const w = words<State>();
const heroes = (s: State): Seat[] => s.roles.flatMap((role, seat) => (role === 'hero' ? [seat] : []));
const DEADLY = 3;

/** The same for the window asked of all at once and for the one asked in turn. */
export const reactRule: WindowAtOnceRule<State, Frame, Extract<Frame, { proc: 'react' }>> = {
  options(s, seat, _event, can) {
    for (const card of ['parry', 'ward', 'curse'] as const)
      can.add(card, s.hands[seat]!.includes(card) ? undefined : 'EX-3');
  },
  use(s, seat, { strength }, option) {
    s.hands[seat]!.splice(s.hands[seat]!.indexOf(option), 1);
    s.told.push(`${option} by ${seat}`);
    if (option === 'parry') {
      s.shield = strength;
      return 'close';
    }
    s.shield += option === 'ward' ? 1 : -1;
    return option === 'ward' ? 'next' : undefined; // a curse changes the ground: who comes after may think again
  },
  about: (_s, _seat, { strength }) => ({ strength }),
};

const procedures = {
  quest: w.repeat('quest', (s, f) => {
    if (f.at % 2 === 0) s.room++;
    if (s.room > s.quest.rooms || s.figures.every(({ lives }) => lives === 0)) return undefined;
    return f.at % 2 === 0
      ? { proc: 'command', todo: [0], at: 0 }
      : { proc: 'act', todo: s.figures.map((_, figure) => figure), at: 0 };
  }),
  command: w.eachInTurn('command', {
    who: (_s, seat) => seat,
    options(s, _seat, _item, can) {
      can.add('hold');
      s.figures.forEach(({ lives }, i) => void can.add(`hit-${i}`, lives === 0 ? 'EX-2' : undefined));
    },
    choose(s, _seat, _item, option) {
      if (option === 'hold') return undefined;
      return { proc: 'blow', at: 0, target: Number(option.slice(4)), strength: roll(s, DEADLY) };
    },
  }),
  blow: w.sequence(
    'blow',
    [
      (s, { target, strength }) => {
        s.shield = 0;
        s.pressing = true;
        return windowAtOnce('react', { target, strength }, heroes(s));
      },
      (s, { target, strength }) => ({
        proc: 'press',
        todo: new Array<Blow>(s.presses).fill({ target, strength }),
        at: 0,
      }),
      (s, { target, strength }) => {
        const figure = s.figures[target]!;
        figure.lives = Math.max(0, figure.lives - Math.max(0, strength - s.shield));
      },
    ],
    { show: openly },
  ),
  react: w.windowAtOnce('react', reactRule),
  // Asks of the master inside the attack: each one that presses opens the reactions again.
  press: w.eachInTurn('press', {
    who: (s) => (s.pressing ? 0 : undefined),
    options(_s, _seat, _blow, can) {
      can.add('harder');
      can.add('enough');
    },
    choose(s, _seat, blow, option) {
      s.pressing = option === 'harder';
      if (!s.pressing) return undefined;
      s.shield -= roll(s, 2);
      return windowAtOnce('react', blow, heroes(s));
    },
    about: (s, _seat, { target, strength }) => ({ target, harm: strength - s.shield }),
  }),
  // A person may lead several figures: each is an item, the ask is the leader's.
  act: w.eachInTurn('act', {
    who: (s, figure) => (s.figures[figure]!.lives === 0 ? undefined : s.figures[figure]!.seat),
    begins(s, _seat, figure) {
      s.figures[figure]!.fresh = 2;
    },
    options(s, _seat, figure, can) {
      can.add('rest');
      can.add('rage', s.figures[figure]!.fresh < 2 ? 'EX-4' : undefined);
      can.add('sing');
    },
    choose(s, seat, figure, option, text) {
      s.figures[figure]!.fresh--;
      if (option === 'sing') s.told.push(text ?? 'la');
      if (option !== 'rage') return undefined;
      s.told.push(`${pickOne(s, ['roar', 'howl'])} of ${figure} by ${seat}`);
      return 'again';
    },
  }),
};

const promise: Beside<State, Frame, { 'promise-to': `${number}`; 'promise-what': 'gold' | 'help' }> = {
  step: (_s, _seat, steps) => (['promise-to', 'promise-what'] as const)[steps.length],
  options(s, seat, steps, can) {
    if (steps.length === 0) for (const other of heroes(s)) can.add(`${other}`, other === seat ? 'EX-5' : undefined);
    else for (const what of ['gold', 'help'] as const) can.add(what);
  },
  carryOut(s, seat, [to, what], text) {
    s.promises.push({ from: seat, to: Number(to), what: what as 'gold', ...(text === undefined ? {} : { text }) });
  },
};

const party: Campaign<State, readonly Figure[]> = {
  legacy: (s) => s.quest.party.map((figure, i) => ({ ...figure, lives: s.figures[i]!.lives })),
  readLegacy: (value) => readParty(value, 'legacy'),
  given: (figures, chosen) => ({
    ...(chosen as Quest),
    ...(figures === undefined ? {} : { party: figures.map((figure) => ({ ...figure, lives: figure.lives + 1 })) }),
  }),
};

const settings = { cards: whole(0, 6, 2), presses: whole(0, 2, 0) };

export interface View {
  readonly quest: Quest;
  readonly roles: readonly string[];
  readonly figures: State['figures'];
  readonly hands: readonly number[];
  readonly hand: readonly Card[];
  readonly cards: number;
  readonly room: number;
  readonly shield: number;
  readonly presses: number;
  readonly pressing: boolean;
  readonly promises: readonly Promise[];
  readonly told: readonly string[];
}

const DECK: readonly Card[] = [...(['parry', 'ward', 'ward', 'curse'] as const), ...new Array<Card>(16).fill('stone')];

export const expedition = defineGame({
  id: 'expedition',
  version: '1.0.0',
  seats: [2, 7],
  settings,
  readGiven: readQuest,
  roles: ({ given }) => [
    { key: 'master', least: 1, most: 1 },
    { key: 'hero', least: 1, most: Math.max(1, ...given.party.map(({ leader }) => leader + 1)) },
  ],
  faults: ({ seats, given }) =>
    given.party.length < seats - 1 ? [gameFault('EX-6', 'seats', 'idle-hero', { figures: given.party.length })] : [],
  setup(table: Setup<typeof settings, Quest>): State {
    const deck = shuffle(table, DECK.slice());
    const { given, seats, roles } = table;
    return {
      core: table.core,
      quest: given,
      roles,
      figures: given.party.map(({ leader, lives }) => ({ seat: 1 + (leader % (seats - 1)), lives, fresh: 0 })),
      hands: roles.map((role) => (role === 'hero' ? deck.splice(0, table.settings.cards) : [])),
      deck,
      room: 0,
      shield: 0,
      presses: table.settings.presses,
      pressing: false,
      promises: [],
      told: [],
    };
  },
  start: 'quest',
  procedures,
  beside: { promise },
  asks: {
    command: { rules: ['EX-2'] },
    react: { rules: ['EX-3'] },
    press: { rules: ['EX-7'] },
    act: { rules: ['EX-4'], sentence: true },
    'promise-to': { rules: ['EX-5'] },
    'promise-what': { rules: ['EX-5'], sentence: true },
  },
  sides: (s) => s.roles.map((role) => (role === 'master' ? 0 : 1)),
  policies: {
    automatic: {
      roles: ['master'],
      /** It hits the weakest figure that stands; among equals, by its own dice. It presses a blow that does not fell. */
      decide(seen, ask, _seat, pick) {
        if (ask.kind === 'press') {
          const { target = 0, harm = 0 } = ask.about as { target?: number; harm?: number };
          const stands = (seen.game as View).figures[target]!.lives > harm;
          return stands ? { option: 'harder', reasons: [{ key: 'stands' }] } : { option: 'enough' };
        }
        const lives = (option: string) => (seen.game as View).figures[Number(option.slice(4))]!.lives;
        const hits = ask.options.filter((option) => option !== 'hold');
        const least = Math.min(...hits.map(lives));
        const weakest = hits.filter((option) => lives(option) === least);
        return weakest.length === 0
          ? { option: 'hold' }
          : { option: weakest[pick(weakest.length)]!, reasons: [{ key: 'weakest', params: { lives: least } }] };
      },
    },
  },
  standing: {
    react: {
      pass: { answer: () => 'pass' },
      /** What hits and how hard is open to everybody. */
      'unless-deadly': { answer: (_seen, ask) => ((ask.about?.strength ?? 0) === DEADLY ? undefined : 'pass') },
      /** A mistake on purpose: whether it answers tells the hand. */
      'unless-able': { answer: (_seen, ask) => (ask.options.length > 1 ? undefined : 'pass') },
    },
  },
  campaign: party,
  constant: ['quest'],
  view: (s: State, viewer: Viewer): View => ({
    quest: s.quest,
    roles: s.roles,
    figures: s.figures.map((figure) => ({ ...figure })),
    hands: s.hands.map((hand) => hand.length),
    hand: viewer === 'spectator' ? [] : [...s.hands[viewer]!],
    cards: s.deck.length,
    room: s.room,
    shield: s.shield,
    presses: s.presses,
    pressing: s.pressing,
    promises: s.promises.map((one) => ({ ...one })),
    told: [...s.told],
  }),
  determinize(v, core, viewer, pick): State {
    // Cards that were used are told; the rest may be anywhere else.
    const unseen = [...DECK];
    const gone = [...v.hand, ...v.told.flatMap((line) => line.match(/^(parry|ward|curse) by/)?.[1] ?? [])];
    for (const card of gone) unseen.splice(unseen.indexOf(card as Card), 1);
    const any = () => unseen.splice(pick(unseen.length), 1)[0]!;
    return {
      core,
      quest: v.quest,
      roles: v.roles,
      figures: v.figures,
      hands: v.hands.map((n, seat) => (seat === viewer ? [...v.hand] : Array.from({ length: n }, any))),
      deck: unseen,
      room: v.room,
      shield: v.shield,
      presses: v.presses,
      pressing: v.pressing,
      promises: [...v.promises],
      told: [...v.told],
    };
  },
  copy: (s, core) => ({
    core,
    quest: s.quest,
    roles: s.roles,
    figures: s.figures.map(({ seat, lives, fresh }) => ({ seat, lives, fresh })),
    hands: s.hands.map((hand) => hand.slice()),
    deck: s.deck.slice(),
    room: s.room,
    shield: s.shield,
    presses: s.presses,
    pressing: s.pressing,
    promises: s.promises.slice(),
    told: s.told.slice(),
  }),
  score: (s) => s.roles.map(() => ({ total: 0, lines: [] })),
  outcome(s) {
    const stands = s.figures.some(({ lives }) => lives > 0);
    return { winners: s.roles.flatMap((role, seat) => ((role === 'hero') === stands ? [seat] : [])) };
  },
});
