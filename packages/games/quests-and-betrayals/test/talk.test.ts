// QT-TALK-1 to QT-TALK-36 and QT-TRADE: moments, partners, offers and what is seen of them.
import { asks, play, sound, view } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { questsAndBetrayals } from '../src/game.ts';
import { kindsFor } from '../src/rules/talk/candidates.ts';
import { isWellFormed } from '../src/rules/talk/check.ts';
import { mirrored, textOf } from '../src/rules/talk/pieces.ts';
import { challenged, facing, fists, type Given, line, offer, player, plays, table, told } from './table.ts';

const talks = (t: ReturnType<typeof table>) =>
  (['ann', 'bob', 'cat', 'dan'] as const).filter((name) => t.asked(name).includes('talk-to'));

describe('moments and partners', () => {
  it('[QT-TALK-1] [QT-TALK-31] only in the village, before a monster, and before the fists', () => {
    for (const at of ['V1', 'V2'] as const) expect(talks(table({ at }))).toEqual(['ann', 'bob', 'cat', 'dan']);
    expect(talks(table(facing('ghoul')))).toEqual(['ann', 'bob', 'cat', 'dan']);
    const arena = table(challenged({ ann: { worn: ['power-armour'] } }));
    expect(talks(arena)).toEqual(['ann', 'bob', 'cat', 'dan']);
    arena.play('ann', 'done');
    arena.play('bob', 'done');
    expect(arena.asked('ann')).toContain('announce');
    expect(talks(arena)).toEqual([]);
    arena.play('ann', 'keep');
    expect(talks(arena)).toEqual([]);
    const draw = table({ draws: ['miasma', 'ghoul'] });
    draw.play('ann', 'dungeon');
    expect(talks(draw)).toEqual([]);
    // Behind an event or a crossroads a monster is a monster.
    draw.play('ann', 'draw');
    expect(talks(draw)).toEqual(['ann', 'bob', 'cat', 'dan']);
    const roads = table({ draws: ['crossroads', 'ghoul', 'mummy', 'toll'] });
    roads.play('ann', 'dungeon');
    expect(talks(roads)).toEqual([]);
    roads.play('ann', 'ghoul');
    expect(talks(roads)).toEqual(['ann', 'bob', 'cat', 'dan']);
    const guild = table({ ann: { gems: 2 } });
    guild.play('ann', 'guild');
    expect(talks(guild)).toEqual([]);
  });
  it('[QT-TALK-2] [QT-RULING-18] with the active player; in an Arena a principal with a bystander', () => {
    const t = table({});
    expect(t.options('ann', 'talk-to')).toEqual(['seat:1', 'seat:2', 'seat:3']);
    expect(t.options('cat', 'talk-to')).toEqual(['seat:0']);
    expect(t.refuses('cat', 'seat:1', 'talk-to')).toBe('QT-TALK-2');
    const arena = table(challenged());
    expect(arena.options('ann', 'talk-to')).toEqual(['seat:2', 'seat:3']);
    expect(arena.options('cat', 'talk-to')).toEqual(['seat:0', 'seat:1']);
    expect(arena.refuses('ann', 'seat:1', 'talk-to')).toBe('QT-TALK-2');
  });
  it('[QT-TALK-2] [QT-TRADE-8] the defender of this turn’s Arena may send gifts to its bystanders', () => {
    const t = table({ at: 'V2', bob: { gems: 3 }, fallen: { attacker: 0, defender: 1 } });
    expect(t.options('bob', 'talk-to')).toEqual(['seat:0', 'seat:2', 'seat:3']);
    expect(t.options('cat', 'talk-to')).toEqual(['seat:0']);
    plays(t, 'bob', 'talk-to seat:2');
    expect(t.options('bob', 'talk-part')).toEqual(['give']);
    plays(t, 'bob', 'talk-part give', 'talk-which 2', 'talk-part send');
    t.play('cat', 'sign:1', 'deal');
    expect([player(t, 'bob').gems, player(t, 'cat').gems]).toEqual([1, 2]);
  });
  it('[QT-TALK-3] [QT-TRADE-9] either speaks first, and nobody has to answer', () => {
    const t = table(facing('ghoul'));
    plays(t, 'bob', 'talk-to seat:0', 'talk-part send');
    expect(t.asking()).toEqual(['ann']);
    t.play('ann', 'fight');
    expect(t.state.fight.ally).toBe(-1);
  });
  it('[QT-TALK-4] whoever is petrified is nobody’s partner before a fight', () => {
    expect(talks(table(facing('ghoul', { bob: { petrified: true } })))).toEqual(['ann', 'cat', 'dan']);
    expect(talks(table(challenged({ cat: { petrified: true } })))).toEqual(['ann', 'bob', 'dan']);
    expect(talks(table({ bob: { petrified: true } }))).toEqual(['ann', 'bob', 'cat', 'dan']);
  });
  it('[QT-TALK-5] help lies in every offer of D, a fist or its absence in every offer of A', () => {
    const d = table(facing('ghoul'));
    plays(d, 'ann', 'talk-to seat:1', 'talk-part send');
    plays(d, 'cat', 'talk-to seat:0', 'talk-part send');
    expect(d.state.talk.standing.map(textOf)).toEqual(['ask help', 'give help']);
    const a = table(challenged());
    a.play('cat', 'seat:0', 'talk-to');
    expect(a.options('cat', 'talk-open')).toEqual(['fist', 'aside']);
    plays(a, 'cat', 'talk-open aside', 'talk-part send');
    plays(a, 'bob', 'talk-to seat:3', 'talk-open fist', 'talk-part send');
    expect(a.state.talk.standing.map(textOf)).toEqual(['promise aside::this-arena', 'ask-word fist::this-arena']);
  });
  it('[QT-TALK-6] [QT-TRADE-12] [QT-TRADE-10] a fist may be bought before any Arena, and paid in advance', () => {
    const t = table({ ann: { gems: 2 } });
    plays(
      t,
      'ann',
      'talk-to seat:2',
      'talk-part give',
      'talk-which 2',
      'talk-part ask-word',
      'talk-piece fist',
      'talk-part send',
    );
    t.play('cat', 'sign:1', 'deal');
    expect(player(t, 'cat').gems).toBe(2);
    expect(t.state.ledger[0]).toMatchObject({
      giver: 2,
      receiver: 0,
      kind: 'fist',
      due: 'next-arena',
      state: 'running',
    });
    t.play('ann', 'arena:1');
    fists(t, 'defender', 'none');
    expect(t.state.ledger[0]!.state).toBe('broken');
    expect(player(t, 'cat').gems).toBe(2);
  });
});

describe('pieces', () => {
  it('[QT-TALK-7] at most three pieces in each direction, at least one in all', () => {
    const t = table({ ann: { gems: 5, worn: ['short-sword'], spoils: ['ghoul', 'lich'] }, bob: {} });
    plays(
      t,
      'ann',
      'talk-to seat:1',
      'talk-part give',
      'talk-piece gems',
      'talk-which 1',
      'talk-part give',
      'talk-piece item',
    );
    plays(t, 'ann', 'talk-part give', 'talk-which ghoul');
    expect(t.options('ann', 'talk-part')).toEqual(['ask-word', 'promise', 'send']);
    for (let i = 0; i < 3; i++)
      plays(t, 'ann', 'talk-part ask-word', 'talk-piece word', `talk-which ${['friends', 'drink', 'remember'][i]}`);
    expect(t.options('ann', 'talk-part')).toEqual(['promise', 'send']);
    const empty = table({});
    empty.play('ann', 'seat:1', 'talk-to');
    expect(empty.options('ann', 'talk-part')).not.toContain('send');
    expect(isWellFormed(offer({ give: ['gems:1', 'item:a', 'item:b', 'item:c'] }))).toBe(false);
  });
  it('[QT-TALK-8] [QT-RULING-40] [QT-TRADE-1] anything in the village; before a fight only the principal’s, unless agreed', () => {
    const goods: Given = {
      ann: { gems: 1, worn: ['short-sword'], spoils: ['ghoul'], secondary: ['edge'] },
      bob: { gems: 1, worn: ['gambeson'], spoils: ['lich'], secondary: ['loner'] },
    };
    const now = ['gems', 'item', 'spoils', 'quest'];
    const village = table(goods);
    const draft = offer({ sender: 0, receiver: 1 });
    expect([kindsFor(village.state, draft, 'give'), kindsFor(village.state, draft, 'ask')]).toEqual([now, now]);
    const fight = table(facing('ghoul', goods));
    expect([kindsFor(fight.state, draft, 'give'), kindsFor(fight.state, draft, 'ask')]).toEqual([now, []]);
    const both = table(facing('ghoul', { ...goods, settings: { helpGoods: 'both' } }));
    expect(kindsFor(both.state, draft, 'ask')).toEqual(now);
  });
  it('[QT-TRADE-1] the active player buys, sells, swaps and gives in the village; two others deal in a village of their own', () => {
    const t = table({
      ann: { gems: 3, worn: ['short-sword'], spoils: ['ghoul'], secondary: ['edge'] },
      bob: { gems: 1, worn: ['gambeson'], spoils: ['lich'], secondary: ['loner'] },
      standing: [
        offer({ give: ['gems:2'], ask: ['item:gambeson'] }),
        offer({ id: 2, give: ['spoils:ghoul', 'quest:edge'], ask: ['spoils:lich', 'quest'] }),
      ],
    });
    expect([t.refuses('bob', 'seat:2', 'talk-to'), t.refuses('cat', 'seat:3', 'talk-to')]).toEqual([
      'QT-TALK-2',
      'QT-TALK-2',
    ]);
    t.play('bob', 'sign:1', 'deal');
    expect([player(t, 'ann').worn, player(t, 'bob').gems]).toEqual([['short-sword', 'gambeson'], 3]);
    const swap = table({
      active: 'bob',
      ann: { spoils: ['ghoul'], secondary: ['edge'] },
      bob: { spoils: ['lich'], secondary: ['loner'] },
      standing: [offer({ give: ['spoils:ghoul', 'quest:edge'], ask: ['spoils:lich', 'quest'] })],
    });
    plays(swap, 'bob', 'deal sign:1', 'deal-quest loner');
    expect(player(swap, 'ann')).toMatchObject({ spoils: ['lich'], secondary: ['loner'] });
    expect(player(swap, 'bob')).toMatchObject({ spoils: ['ghoul'], secondary: ['edge'] });
  });
  it('[QT-TALK-9] [QT-TRADE-5] twelve kinds of words, each where it may be given', () => {
    const owner = { spoils: ['ghoul' as const], worn: ['gambeson' as const], secondary: ['edge' as const] };
    const given: Given = { ann: owner, bob: owner, cat: owner };
    const everywhere = ['fist', 'help', 'truce', 'word'];
    const payable = ['gems', 'item', 'spoils', 'quest'];
    const draft = offer({ sender: 0, receiver: 2 });
    expect(kindsFor(table(given).state, draft, 'promise')).toEqual([...payable, ...everywhere]);
    expect(kindsFor(table(given).state, draft, 'ask-word')).toEqual([...payable, ...everywhere]);
    const d = table(facing('ash-wolf', given)).state;
    expect(kindsFor(d, draft, 'promise')).toEqual(['loot', 'trophy', 'card', ...payable, ...everywhere]);
    expect(kindsFor(d, draft, 'ask-word')).toEqual(everywhere);
    const a = table(challenged(given)).state;
    expect(kindsFor(a, draft, 'promise')).toEqual(['loot', ...payable, ...everywhere]);
    expect(kindsFor(a, draft, 'ask-word')).toEqual(['help', 'truce', 'word']);
  });
  it('[QT-TALK-10] small choices; one without an alternative is made by itself', () => {
    const t = table(facing('infernal-cyclops', { seats: 4 }));
    plays(
      t,
      'bob',
      'talk-to seat:0',
      'talk-part ask-word',
      'talk-piece loot',
      'talk-which 2',
      'talk-part ask-word',
      'talk-piece trophy',
      'talk-part send',
    );
    expect(t.answers('bob')).toBe(7);
    expect(textOf(t.state.talk.standing[0]!)).toBe('give help / ask-word loot:2:split, trophy:1:split');
    const due = table({ ann: { gems: 1 } });
    plays(due, 'ann', 'talk-to seat:1', 'talk-part promise', 'talk-piece gems', 'talk-which 3');
    expect(due.options('ann', 'talk-due')).toEqual(['this-turn', 'next-turn']);
  });
  it('[QT-TALK-11] own goods by name, the other’s open ones by name, the other’s quests as one', () => {
    const t = table({
      ann: { secondary: ['edge', 'loner'] },
      bob: { secondary: ['miser', 'martyr'], worn: ['gambeson', 'copper-ring'] },
    });
    plays(t, 'ann', 'talk-to seat:1', 'talk-part give');
    expect(t.options('ann', 'talk-which')).toEqual(['edge', 'loner']);
    t.takeBack('ann');
    t.play('ann', 'ask', 'talk-part');
    expect(t.options('ann', 'talk-piece')).toEqual(['item', 'quest']);
    t.play('ann', 'item', 'talk-piece');
    expect(t.options('ann', 'talk-which')).toEqual(['gambeson', 'copper-ring']);
  });
  it('[QT-TALK-12] a draft is taken back step by step; one that is the mirror of its original and cannot grow can be dropped', () => {
    const t = table({ ann: { gems: 2 } });
    plays(t, 'ann', 'talk-to seat:1', 'talk-part give', 'talk-which 2');
    t.takeBack('ann');
    expect(t.asked('ann')).toContain('talk-which');
    t.takeBack('ann');
    t.takeBack('ann');
    expect(t.asked('ann')).toContain('talk-to');
    const call = table(facing('ghoul', { ledger: [line({ kind: 'help', due: 'next-fight', giver: 1, receiver: 0 })] }));
    plays(call, 'ann', 'talk-to seat:1', 'talk-open call:1');
    expect(call.options('ann', 'talk-part')).toEqual(['send']);
  });
  it('[QT-TALK-13] an offer is a set, in one order, and a thing lies in one part', () => {
    const a = table({ ann: { gems: 3, spoils: ['ghoul'] } });
    plays(a, 'ann', 'talk-to seat:1', 'talk-part give', 'talk-piece spoils', 'talk-part give', 'talk-which 1');
    expect(a.options('ann', 'talk-part')).toEqual(['ask-word', 'promise', 'send']);
    plays(a, 'ann', 'talk-part send');
    expect(textOf(a.state.talk.standing[0]!)).toBe('give gems:1, spoils:ghoul');
    const t = table({ ann: { worn: ['gambeson'] } });
    plays(t, 'ann', 'talk-to seat:1', 'talk-part give', 'talk-part promise');
    expect(t.options('ann', 'talk-piece')).not.toContain('item');
    expect(isWellFormed(offer({ promise: ['truce:3:round-end', 'truce:4:round-end'] }))).toBe(false);
    expect(isWellFormed(offer({ give: ['spoils:ghoul'], promise: ['spoils:ghoul:this-turn'] }))).toBe(false);
  });
  it('[QT-TALK-14] [QT-RULING-15] [QT-RULING-38] only what could be carried out at this instant', () => {
    const t = table({ ann: { gems: 1, secondary: ['edge'] }, bob: { secondary: ['loner', 'miser', 'martyr'] } });
    plays(t, 'ann', 'talk-to seat:1', 'talk-part give');
    expect(t.asked('ann')).toContain('talk-part'); // the one gem: a quest would be the fourth
    expect(t.state.core.aside[0]!.steps).toEqual(['seat:1', 'give']);
    plays(t, 'ann', 'talk-part ask', 'talk-part give');
    expect(t.options('ann', 'talk-part')).toContain('send');
    plays(t, 'ann', 'talk-part send');
    t.play('bob', 'sign:1', 'deal');
    t.play('bob', 'miser', 'deal-quest');
    expect([player(t, 'ann').secondary, player(t, 'bob').secondary]).toEqual([['miser'], ['edge', 'loner', 'martyr']]);
  });
  it('[QT-TALK-15] [QT-TRADE-3] [QT-RULING-15] trophies, main and completed quests, tokens and the Pot are no pieces', () => {
    const t = table({ ann: { trophies: 5, main: 'edge', done: ['miser'], token: true }, pot: 4, cursed: 0 });
    t.play('ann', 'seat:1', 'talk-to');
    expect(t.options('ann', 'talk-part')).toEqual(['ask-word', 'promise']);
    const claimed = table({ ann: { gems: 8, secondary: ['miser', 'edge'] } });
    claimed.play('ann', 'miser', 'claim');
    plays(claimed, 'ann', 'talk-to seat:1', 'talk-part give', 'talk-piece quest');
    expect(claimed.state.core.aside[0]!.steps).toEqual(['seat:1', 'give', 'quest']);
    expect(claimed.asked('ann')).toContain('talk-part'); // there is one quest to give: it was not asked which
  });
  it('[QT-TRADE-3] an ally gets trophies of this fight, and none that was scored before', () => {
    const t = table(facing('infernal-cyclops', { ann: { trophies: 5 }, fight: { ally: 1 }, rolls: [8, 1] }));
    plays(t, 'ann', 'confront fight', 'split-gems 0');
    expect(t.options('ann', 'split-trophies')).toEqual(['0', '1']);
    plays(t, 'ann', 'split-trophies 1', 'split-card keep');
    expect([player(t, 'ann').trophies, player(t, 'bob').trophies]).toEqual([5, 1]);
    expect(kindsFor(table({ ann: { trophies: 5 } }).state, offer({}), 'promise')).not.toContain('trophy');
  });
  it('[QT-TALK-16] [QT-TRADE-2] a quest changes hands face down: the two know it, nobody else, and the receiver not before', () => {
    const t = table({ ann: { secondary: ['edge', 'loner'] }, bob: {} });
    plays(t, 'ann', 'talk-to seat:1', 'talk-part give', 'talk-which loner', 'talk-part send');
    expect(t.view('bob').game.offers[0]!.give).toEqual(['quest']);
    expect(t.view('ann').game.offers[0]!.give).toEqual(['quest:loner']);
    t.play('bob', 'sign:1', 'deal');
    expect(t.heard('bob').find(({ type }) => type === 'quest-passed')).toMatchObject({ quest: 'loner' });
    expect(t.heard('cat').find(({ type }) => type === 'quest-passed')).not.toHaveProperty('quest');
    expect(JSON.stringify(t.view('cat').game)).not.toContain('loner');
    const asked = table({ bob: { secondary: ['edge', 'loner'] } });
    plays(asked, 'ann', 'talk-to seat:1', 'talk-part ask', 'talk-part send');
    asked.play('bob', 'sign:1', 'deal');
    expect(asked.options('bob', 'deal-quest')).toEqual(['edge', 'loner']);
    asked.play('bob', 'edge', 'deal-quest');
    expect(player(asked, 'ann').secondary).toEqual(['edge']);
  });
});

describe('the life of an offer', () => {
  const stands: Given = {
    ann: { gems: 4 },
    bob: { worn: ['copper-ring'] },
    standing: [offer({ give: ['gems:2'], ask: ['item:copper-ring'] })],
  };
  it('[QT-TALK-17] it stands until something ends it', () => {
    const t = table(stands);
    expect(t.view('cat').game.offers).toHaveLength(1);
    t.play('ann', 'buy:chipped-dagger');
    expect(t.view('cat').game.offers).toHaveLength(1);
    const sent = table({ ann: { gems: 3 } });
    plays(sent, 'ann', 'talk-to seat:1', 'talk-part give', 'talk-which 2', 'talk-part send');
    expect(told(sent, 'offered')).toMatchObject([
      { rule: 'QT-TALK-17', offer: 1, seat: 0, toSeat: 1, give: ['gems:2'] },
    ]);
    expect(sent.state.talk).toMatchObject({ offers: 1, standing: [{ id: 1, sender: 0, receiver: 1, answers: 0 }] });
    expect(player(sent, 'ann').gems).toBe(3);
    plays(sent, 'ann', 'talk-to seat:2', 'talk-part give', 'talk-which 1', 'talk-part send', 'deal withdraw:1');
    expect(sent.state.talk.standing.map(({ id }) => id)).toEqual([2]);
  });
  it('[QT-TALK-18] sign, refuse with a reason, or counter', () => {
    const t = table(stands);
    expect(t.options('bob', 'deal')).toEqual(['sign:1', 'refuse:1']);
    expect(t.options('bob', 'talk-to')).toEqual(['seat:0', 'counter:1']);
    t.play('bob', 'refuse:1', 'deal');
    expect(t.options('bob', 'deal-reason')).toEqual(['price', 'trust', 'wounds', 'plans', 'leader', 'none']);
    t.play('bob', 'price', 'deal-reason');
    expect(told(t, 'refused')[0]).toMatchObject({ seat: 1, reason: 'price' });
    expect(t.state.talk.standing).toEqual([]);
  });
  it('[QT-TALK-19] a counter-offer names what it answers, ends it, and must differ', () => {
    const t = table(stands);
    plays(t, 'bob', 'talk-to counter:1', 'talk-part give', 'talk-part ask', 'talk-which 2');
    expect(t.options('bob', 'talk-part')).not.toContain('send');
    t.takeBack('bob');
    t.play('bob', '3', 'talk-which');
    t.play('bob', 'send', 'talk-part');
    expect(t.state.talk.standing).toMatchObject([{ id: 2, answers: 1, sender: 1, ask: ['gems:3'] }]);
    expect(mirrored(offer({ give: ['gems:1'], askWord: ['help::next-fight'] }))).toMatchObject({
      ask: ['gems:1'],
      promise: ['help::next-fight'],
    });
  });
  it('[QT-TALK-20] [QT-TRADE-11] two side by side; signing one ends the other', () => {
    const t = table(facing('infernal-cyclops'));
    plays(t, 'bob', 'talk-to seat:0', 'talk-part ask-word', 'talk-piece loot', 'talk-which 2', 'talk-part send');
    plays(t, 'bob', 'talk-to seat:0', 'talk-part ask-word', 'talk-piece card', 'talk-part send');
    expect(t.asked('bob')).not.toContain('talk-to');
    t.play('ann', 'sign:2', 'deal');
    expect([t.state.talk.standing, t.state.fight.ally]).toEqual([[], 1]);
    const village = table({
      ann: { gems: 3 },
      standing: [offer({ give: ['gems:1'] }), offer({ id: 2, give: ['gems:2'] })],
    });
    expect(village.refuses('ann', 'seat:1', 'talk-to')).toBe('QT-TALK-20');
    village.play('bob', 'sign:1', 'deal');
    expect([village.state.talk.standing, player(village, 'bob').gems]).toEqual([[], 1]);
  });
  it('[QT-TALK-21] the sender may withdraw', () => {
    const t = table(stands);
    t.play('ann', 'withdraw:1', 'deal');
    expect(t.state.talk.standing).toEqual([]);
    expect(t.asked('bob')).not.toContain('deal');
  });
  it('[QT-TALK-22] [QT-TALK-23] [QT-EX-23] ground that moves: an offer falls whole, and a late signature moves nothing', () => {
    const t = table({
      ann: { gems: 3 },
      bob: { worn: ['copper-ring'] },
      cat: { spoils: ['horned-bear'] },
      standing: [
        offer({ give: ['gems:2'], ask: ['item:copper-ring'] }),
        offer({ id: 2, receiver: 2, give: ['gems:2'], ask: ['spoils:horned-bear'] }),
        offer({ id: 3, receiver: 3, give: ['gems:1'], promise: ['truce:6:round-end'] }),
      ],
    });
    t.play('bob', 'sign:1', 'deal');
    expect([player(t, 'ann').gems, player(t, 'ann').worn, player(t, 'bob').gems]).toEqual([1, ['copper-ring'], 2]);
    expect(t.heard('cat').find(({ type }) => type === 'offer-fell')).toMatchObject({ offer: 2, missing: 'gems' });
    expect(t.heard('dan').find(({ type }) => type === 'offer-fell')).not.toHaveProperty('missing');
    expect(t.refuses('cat', 'sign:2', 'deal')).toBe('ENG-NOT-ASKED');
    expect(player(t, 'cat').spoils).toEqual(['horned-bear']);
    t.play('dan', 'sign:3', 'deal');
    expect([player(t, 'ann').gems, t.state.ledger]).toMatchObject([0, [{ kind: 'truce', giver: 0, receiver: 3 }]]);
  });
  it('[QT-TALK-24] everything at once, then the words, then the surplus', () => {
    const t = table({
      ann: { gems: 2, worn: ['short-sword'] },
      bob: { worn: ['war-mace'], spoils: ['ghoul'] },
      standing: [
        offer({
          give: ['gems:2', 'item:short-sword'],
          ask: ['item:war-mace', 'spoils:ghoul'],
          promise: ['help::next-fight'],
        }),
      ],
    });
    t.play('bob', 'sign:1', 'deal');
    expect(player(t, 'ann')).toMatchObject({ gems: 0, worn: ['war-mace'], spoils: ['ghoul'] });
    expect(player(t, 'bob')).toMatchObject({ gems: 2, worn: ['short-sword'], spoils: [] });
    expect(t.state.ledger).toHaveLength(1);
    const two = table({
      ann: { worn: ['short-sword'] },
      bob: { worn: ['war-mace'] },
      standing: [offer({ give: ['item:short-sword'] })],
    });
    two.play('bob', 'sign:1', 'deal');
    expect(two.options('bob', 'surplus')).toEqual(['war-mace', 'short-sword']);
  });
  it('[QT-TALK-25] [QT-DUNGEON-5] signed help fixes the only ally and ends all other talk', () => {
    const t = table(facing('ghoul'));
    plays(t, 'bob', 'talk-to seat:0', 'talk-part send');
    plays(t, 'cat', 'talk-to seat:0', 'talk-part send');
    t.play('ann', 'sign:2', 'deal');
    expect([t.state.fight.ally, t.state.talk.standing, talks(t)]).toEqual([2, [], []]);
  });
  it('[QT-TALK-26] a moment’s end takes offers and drafts along', () => {
    const t = table({ ...stands, draws: ['forgotten-hoard', 'ghoul'] });
    plays(t, 'ann', 'talk-to seat:2', 'talk-part give');
    t.play('ann', 'dungeon');
    expect([t.state.talk.standing, t.state.core.aside, t.state.talk.moment]).toEqual([[], [], 'V2']);
    expect(t.options('ann', 'talk-to')).toEqual(['seat:1', 'seat:2', 'seat:3']);
  });
});

describe('bounds', () => {
  it('[QT-TALK-27] so many offers for a sender, a partner and a moment', () => {
    const t = table({ ann: { gems: 5 }, settings: { offers: 2 } });
    for (let i = 1; i <= 2; i++) {
      plays(t, 'ann', 'talk-to seat:1', 'talk-part give', `talk-which ${i}`, 'talk-part send', `deal withdraw:${i}`);
    }
    expect(t.refuses('ann', 'seat:1', 'talk-to')).toBe('QT-TALK-27');
    expect(t.options('ann', 'talk-to')).toEqual(['seat:2', 'seat:3']);
    expect(t.options('bob', 'talk-to')).toEqual(['seat:0']);
  });
  it('[QT-TALK-28] talk stops nobody; a principal who is done sends no more, and may still sign', () => {
    const t = table(facing('ghoul', { standing: [offer({ moment: 'D', sender: 1, receiver: 0, give: ['help'] })] }));
    expect(t.options('ann', 'confront')).toContain('fight');
    const a = table(
      challenged({ standing: [offer({ moment: 'A', sender: 2, receiver: 0, promise: ['fist::this-arena'] })] }),
    );
    a.play('ann', 'done');
    expect(a.refuses('ann', 'seat:2', 'talk-to')).toBe('ENG-NOT-ASKED');
    a.play('ann', 'sign:1', 'deal');
    expect(a.state.ledger).toHaveLength(1);
    expect(a.asking()).toEqual(['bob']);
  });
  it('[QT-TALK-29] talk is ended by ordinary answers, whoever gives them', () => {
    const t = table(
      facing('ghoul', {
        settings: { talkSeconds: 30 },
        standing: [offer({ moment: 'D', sender: 1, receiver: 0, give: ['help'] })],
      }),
    );
    expect(t.options('ann', 'enough')).toEqual(['seat:1', 'seat:2', 'seat:3', 'all']);
    t.play('ann', 'all', 'enough');
    expect([t.state.talk.standing, talks(t)]).toEqual([[], []]);
    expect(t.options('ann', 'confront')).toEqual(['fight']);
  });
  it('[QT-TALK-29] the time for talk is named, with what ends it', () => {
    const limit = (given: Given) => questsAndBetrayals.timeLimit!(table(given).state);
    const all = [{ seat: 0, kind: 'enough', option: 'all' }];
    expect(limit(facing('ghoul'))).toEqual({ key: '3 0 D', seconds: 90, answers: all });
    expect(limit(facing('ghoul', { settings: { talkSeconds: 0 } }))).toBeUndefined();
    expect(limit({})).toBeUndefined();
    const t = table(facing('ghoul'));
    t.play('ann', 'all', 'enough');
    expect(questsAndBetrayals.timeLimit!(t.state)).toBeUndefined();
    const arena = table(challenged({ settings: { talkSeconds: 30 } }));
    const done = (seat: number) => ({ seat, kind: 'arena-talk', option: 'done' });
    expect(questsAndBetrayals.timeLimit!(arena.state)).toEqual({
      key: '3 0 A',
      seconds: 30,
      answers: [done(0), done(1)],
    });
    arena.play('ann', 'done', 'arena-talk');
    expect(questsAndBetrayals.timeLimit!(arena.state)!.answers).toEqual([done(1)]);
  });
  it('[QT-TALK-60] a bot hopes for the replies to its own offers', () => {
    const { state } = table({
      ann: { gems: 3 },
      standing: [offer({ give: ['gems:1'] }), offer({ id: 2, receiver: 2, give: ['gems:1'] })],
    });
    expect([0, 1, 2].map((seat) => questsAndBetrayals.repliesDue!(state, seat))).toEqual([[1, 2], [], []]);
  });
  it('[QT-TALK-30] enough to one closes that pair for the moment', () => {
    const t = table({
      ann: { gems: 3 },
      standing: [offer({ give: ['gems:1'] }), offer({ id: 2, receiver: 2, give: ['gems:1'] })],
    });
    t.play('bob', 'seat:0', 'enough');
    expect(t.state.talk.standing.map(({ id }) => id)).toEqual([2]);
    expect(t.refuses('ann', 'seat:1', 'talk-to')).toBe('QT-TALK-30');
    expect(t.asked('bob')).not.toContain('talk-to');
    expect(t.options('ann', 'talk-to')).toEqual(['seat:2', 'seat:3']);
  });
  it('[QT-TALK-30] enough needs no offer before it, and is not said twice', () => {
    const t = table({});
    expect(t.options('ann', 'enough')).toEqual(['seat:1', 'seat:2', 'seat:3', 'all']);
    expect(t.options('bob', 'enough')).toEqual(['seat:0', 'all']);
    t.play('bob', 'all', 'enough');
    expect(t.asked('bob')).not.toContain('enough');
    expect(t.options('ann', 'enough')).toEqual(['seat:2', 'seat:3', 'all']);
    expect(t.refuses('ann', 'seat:1', 'talk-to')).toBe('QT-TALK-30');
  });
  it('[QT-TALK-30] in a fight enough is for those who could help', () => {
    const t = table(facing('ghoul', { cat: { petrified: true } }));
    expect(t.options('ann', 'enough')).toEqual(['seat:1', 'seat:3', 'all']);
    expect(t.asked('cat')).not.toContain('enough');
  });
  it('[QT-TALK-19] a counter-offer takes the place of the one it answers', () => {
    const t = table({
      ann: { gems: 3 },
      standing: [offer({ give: ['gems:1'] }), offer({ id: 2, receiver: 2, give: ['gems:1'] })],
    });
    for (const [option, kind] of [
      ['counter:1', 'talk-to'],
      ['ask', 'talk-part'],
      ['2', 'talk-which'],
      ['send', 'talk-part'],
    ] as const)
      t.play('bob', option, kind);
    expect(t.state.talk.standing.map(({ id, answers, sender }) => [id, answers, sender])).toEqual([
      [3, 1, 1],
      [2, 0, 0],
    ]);
  });
  it('[QT-TALK-32] eight running words at most, those of the present fight apart', () => {
    const eight = Array.from({ length: 8 }, (_, i) =>
      line({ number: i + 1, kind: 'fist', due: 'next-arena', giver: 0, receiver: 2 }),
    );
    const t = table({ ledger: eight });
    t.play('ann', 'seat:1', 'talk-to');
    expect(t.options('ann', 'talk-part')).toEqual(['ask-word']);
    const fight = table(facing('ash-wolf', { ledger: eight }));
    plays(fight, 'ann', 'talk-to seat:1', 'talk-part promise');
    expect(fight.options('ann', 'talk-piece')).toEqual(['loot', 'trophy', 'card']);
    const signed = table({
      ledger: eight.map((l) => ({ ...l, giver: 1 })),
      standing: [offer({ askWord: ['fist::next-arena'] })],
    });
    expect(signed.refuses('bob', 'sign:1', 'deal')).toBe('QT-TALK-32');
  });
});

describe('what is seen', () => {
  const whispered: Given = {
    settings: { talk: 'whispered' },
    ann: { gems: 2 },
    standing: [offer({ give: ['gems:2'], askWord: ['fist::next-arena'] })],
  };
  it('[QT-TALK-33] open talk is seen by all', () => {
    const t = table({ ...whispered, settings: {} });
    expect(t.view('spectator').game.offers[0]).toMatchObject({ give: ['gems:2'], askWord: ['fist::next-arena'] });
    t.play('bob', 'sign:1', 'deal');
    expect(t.view('spectator').game.ledger[0]).toMatchObject({ word: 'fist::next-arena', giver: 1 });
  });
  it('[QT-TALK-34] whispered: others see the pair, and a sealed line until it is judged', () => {
    const t = table(whispered);
    expect(t.view('cat').game.offers[0]).toEqual({ id: 1, moment: 'V1', sender: 0, receiver: 1 });
    expect(t.view('bob').game.offers[0]).toHaveProperty('give');
    t.play('bob', 'sign:1', 'deal');
    expect(t.heard('cat').find(({ type }) => type === 'signed')).toMatchObject({ give: [], askWord: [] });
    expect(t.view('cat').game.ledger[0]).toEqual({ number: 1, round: 3, giver: 1, receiver: 0, state: 'running' });
    expect(t.view('cat').game.players[1]!.gems).toBe(2);
    expect(t.view('ann').game.ledger[0]).toHaveProperty('word', 'fist::next-arena');
    t.play('ann', 'release:1', 'ledger');
    expect(t.view('cat').game.ledger[0]).toMatchObject({ word: 'fist::next-arena', state: 'released' });
  });
  it('[QT-TALK-34] a whispered signature tells others who owes whom: it is not undone alone', () => {
    const known = (talk: 'open' | 'whispered') => {
      const t = table({ ...whispered, settings: { talk } });
      const before = t.state.core.known;
      t.play('bob', 'sign:1', 'deal');
      return t.state.core.known - before;
    };
    expect([known('open'), known('whispered')]).toEqual([0, 1]);
  });
  it('[QT-TALK-34] a whispered word that is judged is open to all: its release is not undone alone', () => {
    const known = (talk: 'open' | 'whispered') => {
      const t = table({ ...whispered, settings: { talk } });
      t.play('bob', 'sign:1', 'deal');
      const before = t.state.core.known;
      t.play('ann', 'release:1', 'ledger');
      return t.state.core.known - before;
    };
    expect([known('open'), known('whispered')]).toEqual([0, 1]);
  });
  it('[QT-TALK-34] whispered: others hear what moved in the open at a signature, and no reason of a refusal', () => {
    const t = table({
      ...whispered,
      ann: { gems: 2, secondary: ['loner'] },
      standing: [
        offer({ give: ['gems:2', 'quest:loner'], askWord: ['fist::next-arena'] }),
        offer({ id: 2, receiver: 2, promise: ['word:drink:judged'] }),
      ],
    });
    t.play('bob', 'sign:1', 'deal');
    for (const name of ['cat', 'spectator'] as const) {
      const moved = t.heard(name).find(({ type }) => type === 'exchanged');
      expect(moved).toMatchObject({ seat: 0, toSeat: 1, give: ['gems:2', 'quest'], ask: [] });
    }
    plays(t, 'cat', 'deal refuse:2');
    const why = asks(questsAndBetrayals, t.state).find(({ kind }) => kind === 'deal-reason')!;
    const sounds = [0, 3, 'spectator' as const].map((to) => sound(questsAndBetrayals, t.state, why, 'trust', to));
    expect(sounds).toEqual(['trust', 'face-down', 'face-down']);
    plays(t, 'cat', 'deal-reason trust');
    const refused = (name: 'ann' | 'dan' | 'spectator') => t.heard(name).find(({ type }) => type === 'refused');
    expect(refused('ann')).toMatchObject({ reason: 'trust' });
    expect([refused('dan')?.reason, refused('spectator')?.reason]).toEqual(['unheard', 'unheard']);
    const open = table({ standing: [offer({ promise: ['word:drink:judged'] })] });
    plays(open, 'bob', 'deal refuse:1', 'deal-reason trust');
    expect(open.heard('dan').find(({ type }) => type === 'refused')).toMatchObject({ reason: 'trust' });
  });
  it('[QT-TALK-35] nobody sees a draft', () => {
    const t = table({ ann: { gems: 2 } });
    const before = JSON.stringify([t.view('bob'), t.view('spectator')]);
    plays(t, 'ann', 'talk-to seat:1', 'talk-part give', 'talk-which 2');
    expect(JSON.stringify([t.view('bob'), t.view('spectator')])).toBe(before);
  });
  it('[QT-TALK-35] nobody but its owner sees the face of a quest in an offer', () => {
    const t = table({ ann: { secondary: ['loner'] }, standing: [offer({ give: ['quest:loner'] })] });
    for (const name of ['bob', 'cat', 'spectator'] as const) {
      expect(t.view(name).game.offers[0]!.give).toEqual(['quest']);
      expect(JSON.stringify(t.view(name))).not.toContain('loner');
    }
  });
  it('[QT-TALK-36] a sentence of one’s own is kept as it is, for those who may see the word', () => {
    const t = table({ settings: { talk: 'whispered' } });
    plays(t, 'ann', 'talk-to seat:1', 'talk-part promise', 'talk-piece word');
    const n = t.state.core.answered[0]!;
    const text = 'By my beard: "never" again.';
    const said = play(questsAndBetrayals, t.state, 0, { kind: 'talk-which', option: 'own', n, text });
    if ('refused' in said) throw new Error(said.refused.rule);
    const sent = play(questsAndBetrayals, said.state, 0, { kind: 'talk-part', option: 'send', n: n + 1 });
    if ('refused' in sent) throw new Error(sent.refused.rule);
    const signed = play(questsAndBetrayals, sent.state, 1, { kind: 'deal', option: 'sign:1', n: 0 });
    if ('refused' in signed) throw new Error(signed.refused.rule);
    for (const seat of [0, 1]) {
      expect(view(questsAndBetrayals, sent.state, seat).game.offers[0]).toMatchObject({ text });
      expect(view(questsAndBetrayals, signed.state, seat).game.ledger[0]).toMatchObject({ text });
    }
    for (const other of [2, 'spectator'] as const) {
      expect(JSON.stringify(view(questsAndBetrayals, signed.state, other))).not.toContain('beard');
    }
  });
  it('[QT-TALK-36] one sentence of one’s own is all that an offer holds', () => {
    const t = table({});
    plays(
      t,
      'ann',
      'talk-to seat:1',
      'talk-part promise',
      'talk-piece word',
      'talk-which own',
      'talk-part promise',
      'talk-piece word',
    );
    expect(t.options('ann', 'talk-which')).not.toContain('own');
  });
});
