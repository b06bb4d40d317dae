// The secrets of this game, given away on purpose one by one: each time a law of the kit must notice.
import type { Procedure, TableSetup } from '@oubliette/engine';
import {
  canaries,
  imaginedLooksAlike,
  keeps,
  lanesCommute,
  soundsAlike,
  unknownStaysUnknown,
  worldsLookAlike,
} from '@oubliette/testing';
import { expect, it } from 'vitest';
import { worth } from '../src/cards/relics.ts';
import { cryptSale } from '../src/game.ts';
import { type Frame, type State, w } from '../src/state.ts';
import { view } from '../src/view.ts';
import { invariants } from './invariants.ts';
import { secrets } from './secrets.ts';

type CryptSale = typeof cryptSale;
type Rule = Procedure<State>;

const LAWS = {
  canaries: (game: CryptSale, table: TableSetup) => canaries(game, table, secrets.canary),
  imaginedLooksAlike: (game: CryptSale, table: TableSetup) => imaginedLooksAlike(game, table, { invariants }),
  keeps: (game: CryptSale, table: TableSetup) => keeps(game, table, invariants),
  lanesCommute,
  soundsAlike,
  unknownStaysUnknown,
  worldsLookAlike: (game: CryptSale, table: TableSetup) => worldsLookAlike(game, table, secrets.shown),
};

/** What a law says of the first of some games in which it finds something. */
function told(law: keyof typeof LAWS, game: CryptSale): string {
  for (let i = 0; i < 40; i++) {
    const faults = LAWS[law](game, { seats: 2 + (i % 3), seed: `leak ${i}` });
    if (faults.length > 0) return faults.join('\n');
  }
  return 'nothing';
}

/** The game with one of its procedures changed. */
const changed = (name: Frame['proc'], change: (rule: Rule) => Partial<Rule>): CryptSale => {
  const rule = cryptSale.procedures[name]!;
  return { ...cryptSale, procedures: { ...cryptSale.procedures, [name]: { ...rule, ...change(rule) } } };
};
/** A procedure that does something more after an answer. */
const afterwards = (name: Frame['proc'], more: (s: State, seat: number, option: string) => void): CryptSale =>
  changed(name, (rule) => ({
    answer(s, f, ask, option, g) {
      rule.answer(s, f, ask, option, g);
      more(s, ask.seat, option);
    },
  }));

it('[CS-SALE-6] if only holders of light fingers were asked, the pause would tell', () => {
  const game = changed('filch', (rule) => ({
    next(s, f, g) {
      const open = f as Extract<Frame, { proc: 'filch' }>;
      while (open.at < open.todo.length && !s.heirs[open.todo[open.at]!]!.hand.includes('light-fingers')) open.at++;
      return rule.next(s, f, g);
    },
  }));
  expect(told('worldsLookAlike', game)).toMatch(/frames\.\d\.at: \d/);
});

it('[CS-SORT-2] if a lane closed by itself on an empty hand, it would tell an urn from a skull', () => {
  const game = changed('sell', (rule) => ({
    next(s, f, g) {
      const { todo } = f as Extract<Frame, { proc: 'sell' }>;
      return s.heirs[todo[0]!]!.hand.length === 0 ? 'done' : rule.next(s, f, g);
    },
  }));
  expect(told('worldsLookAlike', game)).toMatch(/frames\.\d\.open/);
});

it('[CS-SORT-2] if better relics fetched more, the coins would tell what was sold', () => {
  const game = afterwards('sell', (s, seat, option) => {
    if (option !== 'stop') s.heirs[seat]!.coins += worth(option as 'skull', 'elsewhere');
  });
  expect(told('soundsAlike', game)).toMatch(/can tell .*: seen\.game\.heirs\.\d\.coins/);
});

it('[CS-SORT-2] if the log said what was sold', () => {
  const game = afterwards('sell', (_s, seat, relic) => {
    w.tell(() => ({ type: 'sold', rule: 'CS-SORT-1', seat, coins: 1, relic }));
  });
  expect(told('soundsAlike', game)).toMatch(/can tell .*: heard/);
  expect(told('canaries', game)).toMatch(/hears of/);
});

it('[CS-RUM-1] if drawing did not count as knowing, one could look and undo', () => {
  const game = changed('rummage', (rule) => ({
    answer(s, f, ask, option, g) {
      const { known } = s.core;
      rule.answer(s, f, ask, option, g);
      s.core.known = known;
    },
  }));
  expect(told('unknownStaysUnknown', game)).toMatch(/rummage .*: nothing became known, yet/);
});

it('[CS-BID-1] if the view counted the steps of a bid', () => {
  const game: CryptSale = {
    ...cryptSale,
    view: (s, viewer) => {
      const top = s.core.stack.at(-1);
      return { ...view(s, viewer), steps: top?.proc === 'bid' ? top.drafts.map((draft) => draft.length) : [] };
    },
  };
  expect(told('imaginedLooksAlike', game)).toMatch(/game\.steps/);
  expect(told('canaries', game)).toMatch(/sees the engine's secrets/);
});

it('[CS-BID-5] if a stake lay face up', () => {
  const game: CryptSale = {
    ...cryptSale,
    view: (s, viewer) => ({
      ...view(s, viewer),
      bids: s.bids.map(({ stake, ...bid }) => ({ ...bid, staked: true, ...(stake === 'none' ? {} : { stake }) })),
    }),
  };
  expect(told('canaries', game)).toMatch(/sees (skull|candlestick|chalice|lucky-coin|light-fingers)/);
});

it('[CS-OFFER-3] if all could read for what an offer is made', () => {
  const game: CryptSale = { ...cryptSale, view: (s, viewer) => ({ ...view(s, viewer), offers: s.offers }) };
  expect(told('canaries', game)).toMatch(/sees /);
});

it('[CS-OFFER-5] if the seller forgot what is under the seal', () => {
  const game: CryptSale = {
    ...cryptSale,
    determinize(seen, core, viewer, pick) {
      const heirs = seen.heirs.map((heir, seat) =>
        seat === viewer ? heir : { ...heir, seals: heir.seals.map(({ fromSeat }) => ({ fromSeat })) },
      );
      return cryptSale.determinize({ ...seen, heirs }, core, viewer, pick);
    },
  };
  expect(told('imaginedLooksAlike', game)).toMatch(/game\.heirs\.\d\.seals/);
});

it('[CS-OFFER-7] if offers were signed while bids are written, bids would be bad', () => {
  const { quiet: _, ...loud } = cryptSale.procedures.bid!;
  const game: CryptSale = { ...cryptSale, procedures: { ...cryptSale.procedures, bid: loud } };
  expect(told('keeps', game)).toMatch(/nobody owes anything|no \S+ in this pile/);
});

it('[CS-SUSP-1] if suspicion rose at once, it would matter who sorts faster', () => {
  const game = afterwards('exorcise', (s, seat) => {
    s.suspicion = (s.suspicion + 1) % 3;
    if (s.suspicion === 0) s.heirs[seat]!.coins = 0;
  });
  expect(told('lanesCommute', game)).toMatch(/lead to different states|not offered/);
});
