// One answer at a time on its way: the same one is sent once, another one is sent too.
import type { Refusal } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { tableNow } from '../src/session/now.ts';
import { type OpenSession, openSession } from '../src/session/table-session.ts';
import { PEOPLE, tableOf } from './game-files.ts';

interface Sent {
  readonly option: string;
  readonly reply: (refused?: Refusal) => void;
}

/** A session whose answers are on their way until the test replies to them. */
function slowSession(): { readonly session: OpenSession; readonly sent: Sent[] } {
  const { match } = tableOf('dungeonette', PEOPLE);
  const sent: Sent[] = [];
  const session = openSession({
    kind: 'device',
    info: () => expect.unreachable(),
    chairs: () => [],
    now: () => tableNow(match, 0),
    moments: () => 0,
    moment: () => undefined,
    exported: async () => undefined,
    verbs: {
      answer: (_seat, _kind, option) => new Promise((reply) => void sent.push({ option, reply })),
      takeBack: async () => undefined,
      preview: async () => undefined,
      setStanding: async () => undefined,
      setChair: async () => undefined,
    },
  });
  return { session, sent };
}

const LATE: Refusal = { rule: 'ENG-LATE' };

it('a second click on the same option is the same answer; another option is another, with a reply of its own', async () => {
  const { session, sent } = slowSession();
  const [first, again, other] = ['gold', 'gold', 'trap'].map((option) => session.answer(0, 'plan', option));
  expect(sent.map(({ option }) => option)).toEqual(['gold', 'trap']);
  sent[0]!.reply();
  expect(await Promise.all([first, again])).toEqual([undefined, undefined]);
  // The reply to the first does not end the second.
  const repeated = session.answer(0, 'plan', 'trap');
  expect(sent.length).toBe(2);
  sent[1]!.reply(LATE);
  expect(await Promise.all([other, repeated])).toEqual([LATE, LATE]);
  void session.answer(0, 'plan', 'trap');
  expect(sent.length).toBe(3);
});
