// QT-TALK-49 to QT-TALK-63: how bots weigh, ask, sign, break and hint.

import { botOf, LEVELS, reasonsFor } from '@oubliette/bots';
import {
  type Ask,
  asks,
  awaited,
  Can,
  enter,
  isOver,
  newMatch,
  offer as offerTo,
  thinking,
  view,
} from '@oubliette/engine';
import { count } from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/bot/appraise.ts';
import { bestHand, fistCeiling, fistPrice, handWorth } from '../../src/bot/fists.ts';
import { offerHint } from '../../src/bot/hint.ts';
import { CARELESS, cardWorth, FARSIGHTED, PLAIN, priced, trusted } from '../../src/bot/judgement.ts';
import { knowledge } from '../../src/bot/knowledge.ts';
import { intended, wish } from '../../src/bot/negotiate.ts';
import { oddsAt } from '../../src/bot/odds.ts';
import { playout } from '../../src/bot/policy.ts';
import { ceiling, cover, demand, fightWorth, reservation, rewardWorth } from '../../src/bot/price.ts';
import { breakingCost, holdsBack, trustIn } from '../../src/bot/trust.ts';
import { accepts, reasonFor, weigh } from '../../src/bot/weigh.ts';
import { workshop } from '../../src/bot/workshop.ts';
import { itemWorth, ownQuestWorth, pieceWorth, spoilsWorth, woundWorth } from '../../src/bot/worth.ts';
import { TEMPERS } from '../../src/cards/cards.ts';
import { questsAndBetrayals as game } from '../../src/game.ts';
import { challenged, facing, type Given, line, offer, player, plays, table } from '../table.ts';

/** QT-EX-25: Ann is a Thief of power 13 with seven gems, Bob a Warrior of power 11; Cat leads. */
const cyclops = (temper: (typeof TEMPERS)[number] = 'shrewd', given: Given = {}): Given =>
  facing('infernal-cyclops', {
    seats: 5,
    ann: { character: 'thief', gems: 7, worn: ['plate-harness', 'fang-necklace'], temper: 'shrewd' },
    bob: { character: 'warrior', worn: ['iron-shod-club', 'helm-of-the-dead'], temper },
    cat: { trophies: 2 },
    ...given,
  });

describe('worth', () => {
  it('[QT-TALK-49] points of things', () => {
    const t = table({ ann: { wounds: 4, worn: ['short-sword'], secondary: ['exorcist', 'miser'], gems: 8 }, round: 3 });
    const { state: s } = t;
    expect([
      pieceWorth(s, 0, 'gems:2'),
      pieceWorth(s, 0, 'trophy:1:split'),
      pieceWorth(s, 0, 'fist::next-arena'),
    ]).toEqual([24, 60, 25]);
    expect([
      pieceWorth(s, 0, 'help::next-fight'),
      pieceWorth(s, 0, 'truce:5:round-end'),
      pieceWorth(s, 0, 'word:friends:judged'),
      pieceWorth(s, 0, 'quest'),
    ]).toEqual([20, 24, 0, 15]);
    expect([woundWorth(s, 0), woundWorth(s, 1)]).toEqual([0, 15]);
    expect([spoilsWorth(s, 0, 'ghoul'), spoilsWorth(s, 0, 'ash-wolf')]).toEqual([29, 9]);
    expect([itemWorth(s, 0, 'war-mace'), itemWorth(s, 1, 'war-mace'), itemWorth(s, 1, 'dragon-sword')]).toEqual([
      20 + 12,
      60 + 12,
      100 + 20,
    ]);
    expect(ownQuestWorth(s, 0, 'miser')).toBe(60 * 2 + 48);
  });
  it('[QT-TALK-50] [QT-EX-25] the odds of 64 pairs, and what help is worth at most', () => {
    expect([oddsAt(-3).wins, oddsAt(-3).wounds, oddsAt(3).wins, oddsAt(3).wounds, oddsAt(3).limited]).toEqual([
      17, 55, 51, 20, 13,
    ]);
    const { state: s } = table(cyclops());
    expect(rewardWorth(s)).toBe(141);
    expect([fightWorth(s, -3), fightWorth(s, 3)].map((x) => Math.round(100 * x) / 100)).toEqual([24.56, 107.67]);
    expect(ceiling(s, 1)).toBe(83);
    const fleeing = table(cyclops('shrewd', { ann: { wounds: 4 }, fight: { mayFlee: true } }));
    expect(ceiling(fleeing.state, 1)).toBeLessThan(Math.floor(fightWorth(fleeing.state, 0)));
  });
  it('[QT-TALK-51] [QT-EX-25] the helper’s price: wounds, a part of the gain, less own gems', () => {
    expect(reservation(table(cyclops()).state, 1)).toBe(22);
    const leader = table(cyclops('shrewd', { cat: { trophies: 0 } }));
    expect(reservation(leader.state, 1)).toBe(41);
    const bard = table(
      cyclops('shrewd', {
        bob: { character: 'bard', worn: ['iron-shod-club', 'helm-of-the-dead', 'diadem-of-eloquence'] },
      }),
    );
    expect(reservation(bard.state, 1)).toBeLessThan(15);
  });
  it('[QT-TALK-52] [QT-EX-25] openings by greed, and a third of the way down for each counter-offer', () => {
    const openings = TEMPERS.map((temper) => demand(table(cyclops(temper)).state, 1, 22, 83, 0));
    expect(openings).toEqual([41, 59, 53, 53]);
    const { state: s } = table(cyclops('shrewd'));
    expect([1, 2].map((n) => demand(s, 1, 22, 83, n))).toEqual([46, 38]);
    const hopeless = table(facing('giant-cellar-rat', { ann: { worn: ['double-axe', 'plate-harness'] } }));
    expect(intended(hopeless.state, 1)).toBeUndefined();
  });
  it('[QT-TALK-53] [QT-EX-25] pieces by trust: promises first, gems first, or gems only', () => {
    const { state: s } = table(cyclops());
    expect(cover(s, 1, 41, 70)).toEqual({ gems: 0, words: ['loot:5:split'] });
    expect(cover(s, 1, 59, 50)).toEqual({ gems: 5, words: [] });
    expect(cover(s, 1, 59, 20)).toEqual({ gems: 5, words: [] });
    const poor = table(
      cyclops('shrewd', { ann: { character: 'thief', gems: 2, worn: ['plate-harness', 'fang-necklace'] } }),
    );
    expect(cover(poor.state, 1, 59, 50)).toEqual({ gems: 2, words: ['trophy:1:split', 'loot:1:split'] });
    expect(cover(poor.state, 1, 59, 20)).toBeUndefined();
  });
});

describe('deals', () => {
  it('[QT-TALK-54] signs what is worth it by its margin, and refuses with a reason', () => {
    const { state: s } = table(cyclops());
    const fair = offer({ moment: 'D', sender: 0, receiver: 1, ask: ['help'], give: ['gems:3'] });
    const mean = offer({ moment: 'D', sender: 0, receiver: 1, ask: ['help'], give: ['gems:1'] });
    expect([accepts(s, 1, fair), accepts(s, 1, mean), accepts(s, 0, fair)]).toEqual([true, false, true]);
    expect(weigh(s, 1, fair)).toMatchObject({ gets: 36, gives: 22 });
    const promised = offer({ moment: 'D', sender: 0, receiver: 1, ask: ['help'], promise: ['loot:5:split'] });
    expect([weigh(s, 1, promised).gets, weigh(s, 0, promised).gives]).toEqual([30, 48]);
    expect(reasonFor(s, 1, mean)).toBe('price');
    const hurt = table(cyclops('shrewd', { bob: { wounds: 3 } })).state;
    expect(reasonFor(hurt, 1, mean)).toBe('wounds');
    const liar = table(
      cyclops('shrewd', { ledger: [line({ kind: 'gems', due: 'next-turn', subject: '2', state: 'broken' })] }),
    ).state;
    expect(reasonFor(liar, 1, mean)).toBe('trust');
    const first = table(cyclops('shrewd', { ann: { trophies: 5 } })).state;
    expect(reasonFor(first, 1, mean)).toBe('leader');
  });
  it('[QT-TALK-55] a temper is drawn from the seed, and nobody else sees it before the end', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++)
      for (const { temper } of newMatch(game, { seats: 6, seed: `temper ${i}` }).state.players) seen.add(temper);
    expect([...seen].sort()).toEqual([...TEMPERS].sort());
    const t = table({ ann: { temper: 'treacherous' } });
    expect(t.view('ann').game._rest.temper).toBe('treacherous');
    for (const other of ['bob', 'spectator'] as const) {
      expect(JSON.stringify(t.view(other).game)).not.toContain('treacherous');
    }
    const over = table({ turnedUp: true, ann: { temper: 'treacherous' } });
    expect(over.view('bob').game.players[0]!.temper).toBe('treacherous');
  });
  it('[QT-TALK-56] [QT-EX-30] trust follows from the ledger', () => {
    const broken = line({
      kind: 'gems',
      due: 'next-turn',
      subject: '2',
      round: 3,
      state: 'broken',
      giver: 1,
      receiver: 0,
    });
    const trust = (round: number, ledger = [broken]) =>
      TEMPERS.map((temper) => trustIn(table({ round, ledger, ann: { temper } }).state, 0, 1));
    expect(trust(3, [])).toEqual([70, 50, 60, 40]);
    expect(trust(3)).toEqual([30, 10, 0, 0]);
    expect(trust(5)).toEqual([40, 16, 0, 10]);
    expect(trust(3, [{ ...broken, receiver: 2 }])).toEqual([60, 40, 50, 30]);
    expect(trust(3, [{ ...broken, state: 'kept' }])).toEqual([80, 60, 70, 50]);
    expect(trust(3, [{ ...broken, state: 'void' }])).toEqual([70, 50, 60, 40]);
  });
  it('[QT-TALK-57] [QT-EX-30] a word is broken if it is worth more than its cost, and the cost shrinks', () => {
    const given = (temper: (typeof TEMPERS)[number], trophies = 9): Given => ({
      settings: { target: '15' },
      ann: { temper },
      cat: { trophies },
    });
    const costs = TEMPERS.map((temper) => breakingCost(table(given(temper)).state, 0, 1));
    expect(costs).toEqual([Number.POSITIVE_INFINITY, 24, 36, 8]);
    const word = line({ kind: 'gems', due: 'this-turn', subject: '2' });
    const breaks = (worth: number) => TEMPERS.filter((temper) => holdsBack(table(given(temper)).state, word, worth));
    expect([breaks(24), breaks(36), breaks(60), breaks(12)]).toEqual([
      ['treacherous'],
      ['shrewd', 'treacherous'],
      ['shrewd', 'grudging', 'treacherous'],
      ['treacherous'],
    ]);
    expect(TEMPERS.map((temper) => breakingCost(table(given(temper, 15)).state, 0, 1))).toEqual([
      Number.POSITIVE_INFINITY,
      0,
      0,
      0,
    ]);
    const grudge = table({
      ...given('grudging'),
      ledger: [line({ kind: 'fist', due: 'next-arena', giver: 1, receiver: 0, state: 'broken' })],
    });
    expect(breakingCost(grudge.state, 0, 1)).toBe(0);
    const settling = (temper: (typeof TEMPERS)[number]) => {
      const t = table({ ...given(temper), at: 'V2', ann: { temper, gems: 5 }, ledger: [word] });
      t.play('ann', 'end');
      const [ask] = awaited(game, t.state);
      const can = offerTo(game, t.state, ask!, new Can());
      return playout(t.state, ask!, can, () => 1);
    };
    expect(TEMPERS.map(settling)).toEqual(['2', '2', '2', '0']);
  });
  it('[QT-TALK-57] [QT-TALK-44] a promised help is called on, and comes unless it costs more than a broken word', () => {
    const word = line({ kind: 'help', due: 'next-fight', giver: 1, receiver: 0 });
    const { state: s } = table(cyclops('shrewd', { ledger: [word] }));
    expect(intended(s, 0)).toMatchObject({ receiver: 1, ask: ['call:1'], give: [], promise: [] });
    expect(intended(table(cyclops('shrewd', { ledger: [{ ...word, called: true }] })).state, 0)!.ask).toEqual(['help']);
    const call = offer({ moment: 'D', sender: 0, receiver: 1, ask: ['call:1'] });
    // Help costs 22 points; a broken word costs 60, 90 and 20 as long as nobody is near the target.
    const comes = (trophies: number) =>
      TEMPERS.filter((temper) => accepts(table(cyclops(temper, { cat: { trophies }, ledger: [word] })).state, 1, call));
    expect([comes(2), comes(12)]).toEqual([['loyal', 'shrewd', 'grudging'], ['loyal']]);
    expect(accepts(s, 1, offer({ moment: 'D', sender: 0, receiver: 1, ask: ['help'] }))).toBe(false);
  });
  it('[QT-TALK-57] a truce keeps a loyal bot from a challenge', () => {
    const rich: Given = {
      ann: { temper: 'loyal', worn: ['double-axe', 'plate-harness', 'fang-necklace'] },
      bob: { gems: 24, wounds: 4 },
      cat: { wounds: 0, worn: ['double-axe', 'plate-harness'] },
      dan: { wounds: 0, worn: ['war-mace', 'chain-mail'] },
    };
    const chosen = (ledger: Given['ledger'], temper: (typeof TEMPERS)[number]) => {
      const t = table({ ...rich, ann: { ...rich.ann, temper }, ledger: ledger! });
      const [ask] = awaited(game, t.state);
      return playout(t.state, ask!, offerTo(game, t.state, ask!, new Can()), () => 1);
    };
    const truce = line({ kind: 'truce', due: 'round-end', subject: '5' });
    expect(chosen([], 'loyal')).toBe('arena:1');
    expect(chosen([truce], 'loyal')).not.toBe('arena:1');
    expect(chosen([truce], 'treacherous')).toBe('arena:1');
  });
  it('[QT-TALK-58] the hand that counts most; a promised one for a loyal bot; empty when it is all the same', () => {
    const strong: Given = challenged({
      ann: { worn: ['double-axe', 'plate-harness'] },
      cat: { temper: 'treacherous' },
    });
    expect(bestHand(table(strong).state, 2)).toBe('attacker');
    const promised = (temper: (typeof TEMPERS)[number]) =>
      bestHand(
        table({
          ...strong,
          cat: { temper },
          ledger: [line({ kind: 'fist', due: 'this-arena', giver: 2, receiver: 1 })],
        }).state,
        2,
      );
    expect([promised('loyal'), promised('treacherous')]).toEqual(['defender', 'attacker']);
    expect(handWorth(table(strong).state, 2, 'none')).toBe(0);
    // A sure trophy is worth 60, and the word that it would break costs a shrewd bot 60.
    const tied = (ledger: Given['ledger']) =>
      table(
        challenged({
          ann: { wounds: 4 },
          bob: { worn: ['double-axe', 'plate-harness', 'fang-necklace'] },
          cat: { temper: 'shrewd' },
          ledger: ledger!,
        }),
      ).state;
    const aside = line({ kind: 'aside', due: 'this-arena', giver: 2, receiver: 0 });
    expect(handWorth(tied([]), 2, 'defender')).toBe(60);
    expect([bestHand(tied([]), 2), bestHand(tied([aside]), 2)]).toEqual(['defender', 'none']);
  });
  it('[QT-TALK-59] what a fist is worth to a principal, and what a bystander wants for it', () => {
    const t = table(challenged({ ann: { gems: 4 }, bob: { gems: 6, worn: ['double-axe'] }, cat: {} }));
    const [c, p] = [fistCeiling(t.state, 0, 2), fistPrice(t.state, 2, 'attacker')];
    expect(c).toBeGreaterThan(0);
    expect(p).toBe(Math.ceil(handWorth(t.state, 2, 'defender') - handWorth(t.state, 2, 'attacker')));
    expect(fistPrice(t.state, 2, 'defender')).toBe(0);
    const richer = table(challenged({ ann: { gems: 4 }, bob: { gems: 30, worn: ['double-axe'] }, cat: {} }));
    expect(fistCeiling(richer.state, 0, 2)).toBeGreaterThan(c);
  });
  it('[QT-TALK-60] bots finish what they begin, answer each offer, and keep nobody waiting', () => {
    let signed = 0;
    let offered = 0;
    for (let i = 0; i < count({ sample: 1, full: 8 }); i++) {
      const match = newMatch(game, { seats: 3, seed: `bots ${i}` });
      const pick = thinking(`bots ${i}`);
      for (let answers = 0; !isOver(match.state); answers++) {
        expect(answers).toBeLessThan(6000);
        const s = match.state;
        let wished: { ask: Ask; option: string } | undefined;
        for (const ask of asks(game, s)) {
          const option = ask.optional ? knowledge.wish(s, ask, offerTo(game, s, ask, new Can()), pick) : undefined;
          if (option === undefined) continue;
          wished = { ask, option };
          break;
        }
        const [ask] = awaited(game, s);
        const can = offerTo(game, s, ask!, new Can());
        const next = wished ?? { ask: ask!, option: playout(s, ask!, can, (n) => 1 % n) ?? can.list[0]! };
        const refused = enter(match, {
          seat: next.ask.seat,
          verb: 'answer',
          kind: next.ask.kind,
          option: next.option,
          n: s.core.answered[next.ask.seat]!,
        });
        expect(refused).toBeUndefined();
        for (const { type } of match.moves.at(-1)!.events) {
          if (type === 'offered' || type === 'countered') offered++;
          if (type === 'signed') signed++;
        }
        expect(Math.max(...match.state.talk.sent)).toBeLessThanOrEqual(2);
      }
    }
    expect([offered > 5, signed > 1]).toEqual([true, true]);
  });
  it('[QT-TALK-61] every level answers an offer', () => {
    const t = table(
      cyclops('shrewd', {
        standing: [offer({ moment: 'D', sender: 0, receiver: 1, ask: ['help'], give: ['gems:4'] })],
      }),
    );
    for (const level of LEVELS)
      expect(botOf(level, game, 1, { knowledge }).choose(t.view('bob'), thinking(level))).toEqual({
        kind: 'deal',
        option: 'sign:1',
      });
  });
  it('[QT-TALK-61] the lowest level is up to a quarter off, and remembers no word', () => {
    const prices = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((round) => {
      const { state: s } = table(cyclops('shrewd', { round }));
      return [0, 1, 2, 3].map((other) => priced(s, 4, other, 100, CARELESS));
    });
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(75);
    expect(Math.max(...prices)).toBeLessThanOrEqual(125);
    expect(new Set(prices).size).toBeGreaterThan(10);
    const broken = table(
      cyclops('loyal', { ledger: [line({ kind: 'gems', due: 'next-turn', state: 'broken' })] }),
    ).state;
    expect([PLAIN, CARELESS].map((j) => trusted(broken, 1, 0, j))).toEqual([30, 70]);
    expect(priced(broken, 1, 0, 100, PLAIN)).toBe(100);
  });
  it('[QT-TALK-61] the highest level pays more for help against a monster that its quest wants', () => {
    const most = (quest: 'provost' | 'exorcist', j: typeof PLAIN) => {
      const given = cyclops('shrewd');
      const { state: s } = table({ ...given, ann: { ...given.ann, main: quest } });
      return ceiling(s, 1, cardWorth(s, j));
    };
    expect([most('provost', PLAIN), most('exorcist', PLAIN), most('exorcist', FARSIGHTED)]).toEqual([83, 83, 83]);
    expect(most('provost', FARSIGHTED)).toBe(95);
  });
  it('[QT-TALK-62] a hint: odds, each piece in gems, the sum, the record, the heaviest piece', () => {
    const t = table(
      cyclops('shrewd', {
        ledger: [
          line({ kind: 'gems', due: 'next-turn', subject: '1', state: 'kept' }),
          line({ number: 2, kind: 'fist', due: 'next-arena', state: 'broken', receiver: 3 }),
        ],
      }),
    );
    const hint = offerHint(t.state, 1, offer({ moment: 'D', sender: 0, receiver: 1, ask: ['help'], give: ['gems:3'] }));
    expect(hint).toMatchObject({ sum: 1.2, record: { kept: 1, broken: 1 }, because: 'gems:3' });
    expect(hint.pieces).toEqual([
      { piece: 'gems:3', gems: 3 },
      { piece: 'help', gems: -1.8 },
    ]);
    expect(hint.odds).toMatchObject({ alone: 27 });
    expect(hint.odds!.with[0]).toEqual({ seat: 1, percent: 80 });
  });
  it('[QT-TALK-62] the same as a hint of the bots, and for a table that asks about one offer', () => {
    const t = table(
      cyclops('shrewd', {
        standing: [offer({ moment: 'D', sender: 0, receiver: 1, ask: ['help'], give: ['gems:4'] })],
      }),
    );
    const choice = { kind: 'deal', option: 'sign:1' };
    expect(reasonsFor(game, knowledge, t.view('bob'), 1, choice, thinking('why'))).toEqual([
      { key: 'offer-gain', points: 2.2, params: { gems: 2.2 } },
      { key: 'offer-odds', points: 1, params: { alone: 27, together: 80 } },
    ]);
    expect(workshop.offer(t.state, 1, { offer: 1 })).toMatchObject({ sum: 2.2, because: 'gems:4' });
    expect(workshop.offer(t.state, 0, { offer: 1 })!.sum).toBeGreaterThan(0);
    expect([workshop.offer(t.state, 2, { offer: 1 }), workshop.offer(t.state, 1, { offer: 2 })]).toEqual([
      undefined,
      undefined,
    ]);
    const village = table({
      ann: { gems: 3, temper: 'loyal' },
      standing: [offer({ ask: ['gems:1'], promise: ['fist::next-arena'], sender: 1, receiver: 0 })],
      ledger: [line({ kind: 'gems', due: 'next-turn', subject: '1', state: 'kept', giver: 1, receiver: 0 })],
    });
    expect(reasonsFor(game, knowledge, village.view('ann'), 0, choice, thinking('why')).map(({ key }) => key)).toEqual([
      'offer-gain',
      'offer-record',
    ]);
  });
  it('[QT-TALK-63] a thing worth more to the bot than to its owner, for gems halfway between', () => {
    const t = table({
      ann: { gems: 9, temper: 'loyal' },
      bob: { worn: ['gambeson'], spoils: ['ghoul'] },
      cat: { worn: ['war-mace'] },
      dan: {},
    });
    expect(intended(t.state, 0)).toBeUndefined();
    const quest = table({ ann: { gems: 9, secondary: ['exorcist'] }, bob: { spoils: ['ghoul'] } });
    expect(intended(quest.state, 0)).toMatchObject({ receiver: 1, give: ['gems:1'], ask: ['spoils:ghoul'] });
    plays(quest, 'ann', 'talk-to seat:1');
    const ask = asks(game, quest.state).find(({ kind, seat }) => kind === 'talk-part' && seat === 0)!;
    expect(wish(quest.state, ask, offerTo(game, quest.state, ask, new Can()))).toBe('give');
    quest.state.core.aside = [{ kind: 'talk', seat: 0, steps: ['seat:1', 'gone', 'gone'] }];
    const again = asks(game, quest.state).find(({ kind, seat }) => kind === 'talk-part' && seat === 0)!;
    expect(wish(quest.state, again, offerTo(game, quest.state, again, new Can()))).toBe('give');
  });
});

describe('an appraisal', () => {
  it('values trophies most, and a broken word by temper', () => {
    const worth = (given: Given) => evaluate(table(given).state, 0);
    expect(worth({ ann: { trophies: 1 } })).toBeGreaterThan(worth({ ann: { gems: 3 } }));
    expect(worth({ ann: { wounds: 2 } })).toBeLessThan(worth({}));
    const broken = [line({ kind: 'fist', due: 'next-arena', state: 'broken' })];
    expect(worth({ ann: { temper: 'loyal' }, ledger: broken })).toBeLessThan(
      worth({ ann: { temper: 'treacherous' }, ledger: broken }),
    );
    expect(view(game, table({}).state, 0).game.players).toHaveLength(4);
    expect(player(table({ ann: { gems: 2 } }), 'ann').gems).toBe(2);
  });
});
