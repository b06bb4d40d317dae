// The smallest game, written outside the project against the packed libraries: the player who takes the last stone wins.
import { type Bot, botOf, randomBot } from '@oubliette/bots';
import {
  type Core,
  defineGame,
  enter,
  type InOrder,
  type InTurn,
  isOver,
  newMatch,
  outcome,
  type Setup,
  thinking,
  view,
  whole,
  words,
} from '@oubliette/engine';
import { cellName, cellOf, distance } from '@oubliette/grid';
import { PROTOCOL } from '@oubliette/protocol';
import { fairnessOf, gameFile, readGameFile, replayFile, seedFrom } from '@oubliette/records';
import { defineTexts, speaker } from '@oubliette/text';

type Take = 'one' | 'two';
type Frame = InOrder<'game'> | InTurn<'take', 0 | 1, Take>;
interface State {
  core: Core<Frame>;
  stones: number;
  last: number;
}
type Told = { readonly type: 'took'; readonly rule: string; readonly seat: number; readonly stones: number };

const settings = { stones: whole(3, 30, 12) };
const w = words<State, Told>();

const nim = defineGame({
  id: 'nim',
  version: '1.0.0',
  seats: [2, 2],
  settings,
  setup: ({ core, settings: { stones } }: Setup<typeof settings>): State => ({ core, stones, last: 0 }),
  start: 'game',
  procedures: {
    game: w.repeat('game', (s) => (s.stones > 0 ? { proc: 'take', todo: [0, 1], at: 0 } : undefined)),
    take: w.eachInTurn('take', {
      who: (s, seat) => (s.stones > 0 ? seat : undefined),
      options(s, _seat, _item, can) {
        can.add('one');
        can.add('two', s.stones < 2 ? 'NIM-2' : undefined);
      },
      choose(s, seat, _item, option) {
        const stones = option === 'one' ? 1 : 2;
        s.stones -= stones;
        s.last = seat;
        w.tell(() => ({ type: 'took', rule: 'NIM-1', seat, stones }));
      },
    }),
  },
  asks: { take: { rules: ['NIM-1', 'NIM-2'] } },
  view: ({ stones, last }) => ({ stones, last }),
  open: true,
  determinize: ({ stones, last }, core): State => ({ core, stones, last }),
  copy: ({ stones, last }, core) => ({ core, stones, last }),
  score: ({ last }) => [0, 1].map((seat) => ({ total: seat === last ? 1 : 0, lines: [] })),
  outcome: ({ last }) => ({ winners: [last] }),
});

const fairness = fairnessOf('a secret', ['', '']);
const match = newMatch(nim, { seats: 2, seed: seedFrom(fairness.secret, fairness.words), settings: {} });
const bots: readonly Bot[] = [randomBot(), botOf('steward', nim as never, 1, {})];
const pick = thinking('dice for thinking');
for (let turn = 0; !isOver(match.state) && turn < 100; turn++) {
  const seat = view(nim, match.state, 'spectator').waiting[0]!;
  const seen = view(nim, match.state, seat);
  const choice = bots[seat]!.choose(seen, pick);
  if (choice === undefined) throw new Error('a bot has no answer');
  const refused = enter(match, { seat, verb: 'answer', ...choice, n: seen.answered });
  if (refused !== undefined) throw new Error(refused.rule);
}
const end = outcome(nim, match.state);
if (end === undefined) throw new Error('the game does not end');

const read = readGameFile(JSON.stringify(gameFile(match, { fairness, seats: ['Ada', 'Bot'], options: {} })));
if ('fault' in read) throw new Error(read.fault.where);
const replayed = replayFile(nim, read.file);

const en = { 'game.name': 'Nim', 'event.took': '{seat} takes {stones}.' } as const;
const texts = defineTexts({
  en,
  fr: { 'game.name': 'Nim', 'event.took': '{seat} prend {stones}.' },
  rules: { en: '', fr: '' },
});
const t = speaker(texts, 'fr', { seats: ['Ada', 'Bot'] });
const [first] = match.moves.flatMap(({ events }) => events);

console.log(
  JSON.stringify({
    entries: match.entries.length,
    winners: end.winners,
    replayed: 'match' in replayed,
    told: t.event(first as never),
    cell: cellName(cellOf('c3')),
    distance: distance(cellOf('a1'), cellOf('c3')),
    protocol: typeof PROTOCOL,
  }),
);
