// QT-TALK-37 to QT-TALK-48, QT-TRADE-6, -7, -13: words, and what becomes of them.
import { asks, awaited, Can, offer as offerTo, options, type StateOf } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { offerHint } from '../src/bot/hint.ts';
import { knowledge } from '../src/bot/knowledge.ts';
import { playout } from '../src/bot/policy.ts';
import { questsAndBetrayals as game } from '../src/game.ts';
import { challenged, facing, fists, line, offer, player, plays, table } from './table.ts';

const states = (t: ReturnType<typeof table>) => t.state.ledger.map(({ state }) => state);

describe('lines', () => {
  it('[QT-TALK-37] [QT-RULING-62] a line says who, to whom, when, what, for what and by when', () => {
    const t = table({
      ann: { gems: 2 },
      standing: [offer({ give: ['gems:2'], askWord: ['gems:3:next-turn'], promise: ['help::next-fight'] })],
    });
    t.play('bob', 'sign:1', 'deal');
    expect(t.view('cat').game.ledger[0]).toMatchObject({
      number: 1,
      round: 3,
      moment: 'V1',
      giver: 1,
      receiver: 0,
      word: 'gems:3:next-turn',
      offer: 1,
      state: 'running',
    });
    expect(t.view('cat').game.ledger[1]).toMatchObject({ number: 2, giver: 0, word: 'help::next-fight' });
    expect(t.view('cat').game.deals[0]).toMatchObject({ id: 1, give: ['gems:2'] });
  });
  it('[QT-TALK-38] a judged line stays as it is', () => {
    const t = table({ ledger: [line({ kind: 'word', due: 'judged', subject: 'friends', state: 'kept' })] });
    expect(t.asked('bob')).not.toContain('ledger');
    const given = line({ kind: 'word', due: 'judged', subject: 'friends' });
    const running = table({ ledger: [given] });
    expect(running.options('bob', 'ledger')).toEqual(['kept:1', 'broken:1', 'release:1']);
    running.play('bob', 'broken:1', 'ledger');
    expect(running.state.ledger[0]!.state).toBe('broken');
    expect(running.asked('bob')).not.toContain('ledger');
  });
  it('[QT-TALK-38] a record counts what was kept and what was broken, and nothing else', () => {
    const all = (
      ['kept', 'kept', 'broken', 'broken', 'broken', 'void', 'released', 'unjudged', 'running'] as const
    ).map((state, i) => line({ number: i + 1, kind: 'fist', due: 'next-arena', state }));
    const { state } = table({
      ledger: [...all, line({ number: 10, kind: 'fist', due: 'next-arena', giver: 2, state: 'kept' })],
    });
    expect(offerHint(state, 1, offer({ promise: ['word:drink:judged'] })).record).toEqual({ kept: 2, broken: 3 });
  });
  it('[QT-RULING-62] whoever sits down takes over what the seat has signed, owes and looks for', () => {
    const t = table({
      at: 'V2',
      ann: { gems: 8, secondary: ['miser'], temper: 'loyal' },
      standing: [offer({ moment: 'V2', promise: ['gems:2:next-turn'] })],
      ledger: [line({ kind: 'gems', due: 'this-turn', subject: '3' })],
    });
    t.play('bob', 'sign:1', 'deal');
    expect(t.state.ledger.map(({ giver, receiver }) => [giver, receiver])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    // A bot answers for the seat from here on.
    const claim = asks(game, t.state).find(({ kind, seat }) => kind === 'claim' && seat === 0)!;
    expect(knowledge.wish(t.state, claim, offerTo(game, t.state, claim, new Can()), () => 0)).toBe('miser');
    t.play('ann', 'end');
    const [ask] = awaited(game, t.state);
    expect(ask).toMatchObject({ kind: 'settle', seat: 0 });
    expect(playout(t.state, ask!, offerTo(game, t.state, ask!, new Can()), () => 1)).toBe('3');
  });
});

describe('the loot', () => {
  const deal = {
    standing: [
      offer({
        moment: 'D' as const,
        sender: 1,
        receiver: 0,
        give: ['help'],
        askWord: ['loot:2:split', 'trophy:1:split', 'card::split'],
      }),
    ],
  };
  it('[QT-TALK-39] [QT-TALK-41] [QT-TRADE-6] the split settles it, and nothing binds', () => {
    const kept = table(facing('infernal-cyclops', { ...deal, rolls: [8, 1] }));
    kept.play('ann', 'sign:1', 'deal');
    plays(kept, 'ann', 'confront fight', 'split-gems 3', 'split-trophies 1', 'split-card give');
    expect(kept.state.ledger.map(({ state, delivered }) => [state, delivered])).toEqual([
      ['kept', 3],
      ['kept', 1],
      ['kept', 1],
    ]);
    const broken = table(facing('infernal-cyclops', { ...deal, rolls: [8, 1] }));
    broken.play('ann', 'sign:1', 'deal');
    plays(broken, 'ann', 'confront fight', 'split-gems 1', 'split-trophies 0', 'split-card give');
    expect(broken.state.ledger.map(({ state, delivered }) => [state, delivered])).toEqual([
      ['broken', 1],
      ['broken', 0],
      ['kept', 1],
    ]);
    expect(player(broken, 'ann')).toMatchObject({ gems: 4, trophies: 1 });
  });
  it('[QT-TALK-42] [QT-EX-28] a smaller yield is a smaller debt; lost or fled it is void', () => {
    const short = table(facing('infernal-cyclops', { ...deal, cat: { gems: 39 }, rolls: [8, 1] }));
    short.play('ann', 'sign:1', 'deal');
    plays(short, 'ann', 'confront fight', 'split-gems 1', 'split-trophies 1', 'split-card give');
    expect(states(short)[0]).toBe('kept');
    const lost = table(facing('infernal-cyclops', { ...deal, rolls: [1, 8] }));
    lost.play('ann', 'sign:1', 'deal');
    lost.play('ann', 'fight');
    expect(states(lost)).toEqual(['void', 'void', 'void']);
    const fled = table(facing('infernal-cyclops', { ...deal, fight: { mayFlee: true } }));
    fled.play('ann', 'sign:1', 'deal');
    fled.play('ann', 'flee');
    expect(states(fled)).toEqual(['void', 'void', 'void']);
  });
});

describe('payment', () => {
  const owes = line({ kind: 'gems', due: 'this-turn', subject: '3' });
  it('[QT-TALK-39] [QT-EX-28] at the end of the giver’s turn: nothing to all of it, as far as the purse goes', () => {
    const t = table({ at: 'V2', ann: { gems: 2 }, ledger: [owes] });
    t.play('ann', 'end');
    expect(t.options('ann', 'settle')).toEqual(['0', '1', '2']);
    t.play('ann', '2');
    expect([states(t), t.state.ledger[0]!.delivered, player(t, 'bob').gems]).toEqual([['broken'], 2, 2]);
    const full = table({ at: 'V2', ann: { gems: 5 }, ledger: [owes] });
    full.play('ann', 'end');
    full.play('ann', '3');
    expect([states(full), player(full, 'ann').gems]).toEqual([['kept'], 2]);
    const empty = table({ at: 'V2', ledger: [owes] });
    empty.play('ann', 'end');
    expect([states(empty), empty.asking()]).toEqual([['broken'], ['bob']]);
  });
  it('[QT-TALK-39] a word for the next turn waits for it', () => {
    const t = table({
      at: 'V2',
      ann: { gems: 3 },
      ledger: [line({ kind: 'gems', due: 'next-turn', subject: '1', turns: 1 })],
    });
    t.play('ann', 'end');
    expect([states(t), t.state.ledger[0]!.turns, t.asking()]).toEqual([['running'], 0, ['bob']]);
  });
  it('[QT-TALK-39] [QT-TRADE-13] things: handed over or held back; any card of the kind will do', () => {
    const t = table({
      at: 'V2',
      ann: { spoils: ['minotaur', 'ghoul', 'cutthroat'], worn: ['gambeson'] },
      ledger: [
        line({ kind: 'spoils', due: 'this-turn', subject: 'humanoid' }),
        line({ number: 2, kind: 'item', due: 'this-turn', subject: 'gambeson' }),
      ],
    });
    t.play('ann', 'end');
    expect(t.options('ann', 'settle')).toEqual(['minotaur', 'cutthroat', 'hold']);
    t.play('ann', 'cutthroat');
    expect(t.options('ann', 'settle')).toEqual(['gambeson', 'hold']);
    t.play('ann', 'hold');
    expect([states(t), player(t, 'bob').spoils]).toEqual([['kept', 'broken'], ['cutthroat']]);
  });
  it('[QT-TALK-40] early and in full, in the village, if one of the two is active', () => {
    const t = table({
      at: 'V1',
      active: 'bob',
      ann: { gems: 3 },
      ledger: [owes, line({ number: 2, kind: 'gems', due: 'next-turn', subject: '1', receiver: 2 })],
    });
    expect(t.options('ann', 'ledger')).toEqual(['pay:1']);
    t.play('ann', 'pay:1', 'ledger');
    expect([states(t), player(t, 'bob').gems]).toEqual([['kept', 'running'], 3]);
    const poor = table({ active: 'bob', ann: { gems: 2 }, ledger: [owes] });
    expect(poor.asked('ann')).not.toContain('ledger');
  });
  it('[QT-TALK-42] [QT-EX-28] plundered is void, sold is broken, handed over in time is kept', () => {
    const mail = line({ kind: 'item', due: 'this-turn', subject: 'chain-mail' });
    const plundered = table({ at: 'V2', ledger: [{ ...mail, plundered: true }] });
    plundered.play('ann', 'end');
    expect(states(plundered)).toEqual(['void']);
    const sold = table({
      at: 'V2',
      ann: { worn: ['chain-mail'] },
      ledger: [mail],
      standing: [offer({ moment: 'V2', receiver: 2, give: ['item:chain-mail'] })],
    });
    sold.play('cat', 'sign:1', 'deal');
    sold.play('ann', 'end');
    expect(states(sold)).toEqual(['broken']);
    const back = table({
      at: 'V2',
      ann: { worn: ['chain-mail'] },
      ledger: [mail],
      standing: [offer({ moment: 'V2', receiver: 2, give: ['item:chain-mail'] })],
    });
    back.play('cat', 'sign:1', 'deal');
    plays(back, 'cat', 'talk-to seat:0', 'talk-part give', 'talk-part send');
    back.play('ann', 'sign:2', 'deal');
    back.play('ann', 'end');
    expect(back.options('ann', 'settle')).toEqual(['chain-mail', 'hold']);
    back.play('ann', 'chain-mail');
    expect([states(back), player(back, 'bob').worn]).toEqual([['kept'], ['chain-mail']]);
    const arena = table(
      challenged({
        bob: { worn: ['chain-mail'] },
        ledger: [line({ kind: 'item', due: 'next-turn', subject: 'chain-mail', giver: 1, receiver: 2 })],
        rolls: [7, 1],
      }),
    );
    fists(arena, 'none', 'none');
    arena.play('ann', 'item:chain-mail');
    expect(arena.state.ledger[0]!.plundered).toBe(true);
    const other = table(
      challenged({
        bob: { worn: ['chain-mail'], spoils: ['cutthroat'] },
        ledger: [line({ kind: 'spoils', due: 'next-turn', subject: 'humanoid', giver: 1, receiver: 2 })],
        rolls: [7, 1],
      }),
    );
    fists(other, 'none', 'none');
    other.play('ann', 'item:chain-mail');
    expect(other.state.ledger[0]!.plundered).toBe(false);
  });
  it('[QT-TALK-39] [QT-TRADE-8] [QT-TRADE-7] [QT-EX-27] after an Arena attacker and defender settle, each as they like', () => {
    const t = table(
      challenged({
        seats: 5,
        round: 7,
        pot: 7,
        arenaFought: false,
        ann: { character: 'thief', gems: 8, worn: ['short-sword', 'plate-harness'] },
        bob: { character: 'barbarian', gems: 5, worn: ['double-axe', 'chain-mail'] },
        cat: { character: 'sorcerer' },
        dan: { character: 'bard' },
        eve: { character: 'warrior', worn: ['plate-harness'] },
        standing: [
          offer({ moment: 'A', sender: 2, receiver: 0, promise: ['fist::this-arena'], askWord: ['loot:2:after-win'] }),
          offer({ id: 2, moment: 'A', sender: 0, receiver: 4, give: ['gems:1'], askWord: ['fist::this-arena'] }),
          offer({
            id: 3,
            moment: 'A',
            sender: 1,
            receiver: 3,
            askWord: ['aside::this-arena'],
            promise: ['gems:1:after'],
          }),
        ],
        rolls: [8, 6],
      }),
    );
    t.play('ann', 'sign:1', 'deal');
    t.play('eve', 'sign:2', 'deal');
    t.play('dan', 'sign:3', 'deal');
    fists(t, 'attacker', 'none', 'defender');
    expect(t.state.ledger.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'loot running',
      'fist kept',
      'fist broken',
      'aside kept',
      'gems running',
    ]);
    expect([player(t, 'bob').wounds, player(t, 'eve').wounds, player(t, 'cat').trophies]).toEqual([2, 1, 1]);
    t.play('ann', 'item:double-axe');
    t.play('ann', 'double-axe', 'surplus');
    t.play('ann', 'seat:1', 'light-fingers');
    expect([player(t, 'ann').gems, player(t, 'bob').gems]).toEqual([7 + 7 + 1, 4]);
    expect(t.asking()).toEqual(['ann', 'bob']);
    expect(t.options('ann', 'settle')).toEqual(['0', '1', '2']);
    expect(t.options('bob', 'settle')).toEqual(['0', '1']);
    t.play('bob', '1', 'settle');
    t.play('ann', '1', 'settle');
    expect(t.state.ledger.map(({ state }) => state)).toEqual(['broken', 'kept', 'broken', 'kept', 'kept']);
    expect([player(t, 'ann').gems, player(t, 'bob').gems, t.state.ledger[0]!.delivered]).toEqual([14, 3, 1]);
  });
  it('[QT-TALK-42] after-win of a side that lost is void; so is what is owed to somebody who broke the same deal', () => {
    const lost = table(
      challenged({
        ann: { gems: 3 },
        ledger: [line({ kind: 'gems', due: 'after-win', subject: '1', receiver: 2 })],
        rolls: [1, 7],
      }),
    );
    fists(lost, 'none', 'none');
    expect(states(lost)).toEqual(['void']);
    const traitor = table(
      challenged({
        ann: { gems: 3 },
        ledger: [
          line({ kind: 'gems', due: 'after', subject: '1', receiver: 2, offer: 5 }),
          line({ number: 2, kind: 'fist', due: 'this-arena', giver: 2, receiver: 0, offer: 5 }),
        ],
        rolls: [7, 1],
      }),
    );
    fists(traitor, 'defender', 'none');
    expect(states(traitor)).toEqual(['void', 'broken']);
  });
});

describe('deeds', () => {
  it('[QT-TALK-43] fists are judged by the open hands, truces by the challenge or by their round', () => {
    const t = table({
      ledger: [
        line({ kind: 'truce', due: 'round-end', subject: '5' }),
        line({ number: 2, kind: 'truce', due: 'round-end', subject: '5', receiver: 2 }),
        line({ number: 3, kind: 'fist', due: 'next-arena', giver: 2, receiver: 0 }),
        line({ number: 4, kind: 'fist', due: 'next-arena', giver: 2, receiver: 1 }),
      ],
    });
    t.play('ann', 'arena:1');
    expect(states(t)).toEqual(['broken', 'running', 'running', 'running']);
    fists(t, 'attacker', 'none');
    expect(states(t)).toEqual(['broken', 'running', 'kept', 'broken']);
    const round = table({
      at: 'V2',
      active: 'dan',
      round: 5,
      ledger: [
        line({ kind: 'truce', due: 'round-end', subject: '5' }),
        line({ number: 2, kind: 'truce', due: 'round-end', subject: '6' }),
      ],
    });
    round.play('dan', 'end');
    expect(states(round)).toEqual(['kept', 'running']);
    const against = table(
      challenged({
        ledger: [line({ kind: 'truce', due: 'round-end', subject: '5', giver: 2, receiver: 1 })],
        rolls: [7, 1],
      }),
    );
    fists(against, 'attacker', 'none');
    expect(states(against)).toEqual(['running']);
    const stiff = table(
      challenged({
        cat: { petrified: true },
        ledger: [line({ kind: 'fist', due: 'next-arena', giver: 2, receiver: 0 })],
        rolls: [7, 1],
      }),
    );
    stiff.play('ann', 'done');
    stiff.play('bob', 'done');
    stiff.play('dan', 'none');
    expect(states(stiff)).toEqual(['void']);
  });
  const help = line({ kind: 'help', due: 'next-fight', giver: 1, receiver: 0 });
  it('[QT-TALK-44] called and signed: kept', () => {
    const t = table(facing('ghoul', { ledger: [help] }));
    plays(t, 'ann', 'talk-to seat:1');
    expect(t.options('ann', 'talk-open')).toEqual(['help', 'call:1']);
    plays(t, 'ann', 'talk-open call:1', 'talk-part send');
    t.play('bob', 'sign:1', 'deal');
    expect([states(t), t.state.fight.ally]).toEqual([['kept'], 1]);
  });
  it('[QT-TALK-44] called and not signed: broken; not called, or fled: void; could not come: running', () => {
    const called = table(facing('ghoul', { ledger: [help] }));
    plays(called, 'ann', 'talk-to seat:1', 'talk-open call:1', 'talk-part send');
    called.play('ann', 'fight');
    expect(states(called)).toEqual(['broken']);
    const forgotten = table(facing('ghoul', { ledger: [help] }));
    forgotten.play('ann', 'fight');
    expect(states(forgotten)).toEqual(['void']);
    const fled = table(facing('ghoul', { ledger: [{ ...help, called: true }], fight: { mayFlee: true } }));
    fled.play('ann', 'flee');
    expect(states(fled)).toEqual(['void']);
    const stiff = table(facing('ghoul', { bob: { petrified: true }, ledger: [help] }));
    stiff.play('ann', 'fight');
    expect(states(stiff)).toEqual(['running']);
    const now = table(
      facing('ghoul', {
        standing: [offer({ moment: 'D', sender: 1, receiver: 0, give: ['help'], promise: ['help::next-fight'] })],
      }),
    );
    now.play('ann', 'sign:1', 'deal');
    now.play('ann', 'fight');
    expect(states(now)).toEqual(['running']);
  });
  it('[QT-TALK-45] a free word is judged by whom it was given to, once', () => {
    const given = { ledger: [line({ kind: 'word', due: 'judged', subject: 'friends' })] };
    const t = table(given);
    expect(t.options('bob', 'ledger')).toEqual(['kept:1', 'broken:1', 'release:1']);
    expect(t.asked('ann')).not.toContain('ledger');
    t.play('bob', 'broken:1', 'ledger');
    expect(states(t)).toEqual(['broken']);
    expect(t.asked('bob')).not.toContain('ledger');
  });
  it('[QT-TALK-46] a receiver may let go of any running word', () => {
    const t = table({ ledger: [line({ kind: 'fist', due: 'next-arena' })] });
    t.play('bob', 'release:1', 'ledger');
    expect(states(t)).toEqual(['released']);
  });
  it('[QT-TALK-48] the ledger changes nobody’s other choices', () => {
    const everything = (s: StateOf) =>
      asks(game as never, s as never)
        .filter(({ beside }) => beside !== 'ledger')
        .map((ask) => [ask.kind, ask.seat, options(game as never, s as never, ask)]);
    const clean = table({ ann: { gems: 3 } });
    const broken = table({
      ann: { gems: 3 },
      ledger: [
        line({ kind: 'gems', due: 'next-turn', subject: '2', state: 'broken' }),
        line({ number: 2, kind: 'fist', due: 'next-arena' }),
      ],
    });
    expect(everything(broken.state)).toEqual(everything(clean.state));
  });
});
