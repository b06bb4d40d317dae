// QT-SHOP, QT-TEMPLE, QT-GUILD, QT-TROPHY: what a purse is good for.
import { describe, expect, it } from 'vitest';
import { ITEMS, TYPES } from '../src/cards/cards.ts';
import { gauge } from '../src/rules/power.ts';
import { challenged, fists, offer, player, plays, table, told } from './table.ts';

describe('the shop', () => {
  it('[QT-SHOP-1] several items, each for its price', () => {
    const t = table({ ann: { gems: 6 } });
    const { reserve } = t.state;
    expect(t.refuses('ann', 'buy:double-axe', 'village')).toBe('QT-SHOP-1');
    plays(t, 'ann', 'village buy:short-sword', 'village buy:copper-ring');
    expect(player(t, 'ann')).toMatchObject({ gems: 0, worn: ['short-sword', 'copper-ring'] });
    expect(t.state.reserve).toBe(reserve + 6);
    expect(t.state.shop).not.toContain('short-sword');
    expect(t.refuses('ann', 'buy:chipped-dagger', 'village')).toBe('QT-SHOP-1');
  });
  it('[QT-SHOP-2] weapon, armour and jewel, one of each', () => {
    expect(TYPES).toEqual(['weapon', 'armour', 'jewel']);
    const t = table({ ann: { gems: 10, worn: ['short-sword'] }, shop: ['war-mace', 'copper-ring', 'gambeson'] });
    plays(t, 'ann', 'village buy:copper-ring', 'village buy:gambeson');
    expect(player(t, 'ann').worn).toEqual(['short-sword', 'gambeson', 'copper-ring']);
    t.play('ann', 'buy:war-mace');
    expect(t.options('ann', 'surplus')).toEqual(['short-sword', 'war-mace']);
  });
  it('[QT-SHOP-3] [QT-RULING-39] one is worn, the other loose until the end of the turn, and then back in the shop', () => {
    const t = table({ ann: { gems: 6, worn: ['short-sword'] }, shop: ['war-mace'] });
    plays(t, 'ann', 'village buy:war-mace', 'surplus war-mace');
    expect(player(t, 'ann')).toMatchObject({ worn: ['war-mace'], loose: ['short-sword'] });
    expect(gauge(t.state, 0)).toBe(11);
    t.play('ann', 'dungeon');
    t.play('ann', 'fight');
    t.play('ann', 'end');
    expect(player(t, 'ann').loose).toEqual([]);
    expect(t.state.shop).toEqual(['short-sword']);
  });
  it('[QT-SHOP-3] [QT-RULING-39] a loose item can be dealt away, and is worn again if the place becomes free', () => {
    const given = { ann: { worn: ['war-mace' as const], loose: ['short-sword' as const] }, bob: { gems: 5 } };
    const sold = table(given);
    plays(sold, 'ann', 'talk-to seat:1', 'talk-part give', 'talk-which short-sword', 'talk-part send');
    sold.play('bob', 'sign:1', 'deal');
    expect([player(sold, 'ann').worn, player(sold, 'ann').loose, player(sold, 'bob').worn]).toEqual([
      ['war-mace'],
      [],
      ['short-sword'],
    ]);
    const other = table(given);
    plays(other, 'ann', 'talk-to seat:1', 'talk-part give', 'talk-which war-mace', 'talk-part send');
    other.play('bob', 'sign:1', 'deal');
    expect([player(other, 'ann').worn, player(other, 'ann').loose]).toEqual([['short-sword'], []]);
  });
  it('[QT-SHOP-3] [QT-TALK-24] of two weapons that arrive at once each is weighed against the one worn then', () => {
    const t = table({
      ann: { worn: ['war-mace'], loose: ['short-sword'] },
      bob: { worn: ['chipped-dagger', 'gambeson', 'copper-ring'] },
      shop: [],
      standing: [offer({ give: ['item:short-sword', 'item:war-mace'] })],
    });
    t.play('bob', 'sign:1', 'deal');
    expect(t.options('bob', 'surplus')).toEqual(['chipped-dagger', 'short-sword']);
    t.play('bob', 'short-sword', 'surplus');
    expect(t.options('bob', 'surplus')).toEqual(['short-sword', 'war-mace']);
    t.play('bob', 'war-mace', 'surplus');
    expect(player(t, 'bob')).toMatchObject({
      worn: ['war-mace', 'gambeson', 'copper-ring'],
      loose: ['chipped-dagger', 'short-sword'],
    });
    expect(player(t, 'ann')).toMatchObject({ worn: [], loose: [] });
  });
  it('[QT-SHOP-4] [QT-RULING-21] [QT-RULING-61] what came back is for sale at its price; the dragons’ things are set apart', () => {
    const t = table({
      at: 'V2',
      ann: { worn: ['war-mace'], loose: ['short-sword'] },
      bob: { gems: 4 },
      setApart: ['dragon-armour'],
      shop: [],
      dan: { worn: ['dragon-amulet'], loose: [] },
    });
    t.play('ann', 'end');
    expect(t.state.shop).toEqual(['short-sword']);
    expect(t.options('bob', 'village')).toContain('buy:short-sword');
    const dragon = table({
      at: 'V2',
      ann: { worn: ['war-mace'], loose: ['dragon-sword'] },
      setApart: ['dragon-armour'],
      shop: [],
    });
    dragon.play('ann', 'end');
    expect([dragon.state.shop, dragon.state.setApart]).toEqual([[], ['dragon-sword', 'dragon-armour']]);
    expect(dragon.options('bob', 'village')).not.toContain('buy:dragon-armour');
  });
  it('[QT-SHOP-5] [QT-RULING-24] printed prices and bonuses', () => {
    expect([ITEMS['double-axe'].price, ITEMS['double-axe'].bonus, ITEMS['power-armour'].price]).toEqual([8, 4, 4]);
    expect([ITEMS['helm-of-the-dead'].bonus, ITEMS['helm-of-the-dead'].type]).toEqual([2, 'armour']);
  });
  it('[QT-RULING-54] halve, then the fair, then the brooch, never below 1; limits read what is printed', () => {
    const t = table({
      fair: true,
      ann: { gems: 1, worn: ['traders-brooch'] },
      shop: ['chipped-dagger', 'short-sword', 'yew-bow'],
    });
    expect(t.options('ann', 'village')).toContain('buy:chipped-dagger');
    expect(t.why('ann', 'buy:short-sword', 'village')).toMatchObject({ rule: 'QT-SHOP-1', params: { price: 2 } });
    const pedlar = table({
      fair: true,
      ann: { gems: 9, worn: ['traders-brooch'] },
      shop: ['chipped-dagger', 'short-sword', 'yew-bow'],
      draws: ['lost-pedlar'],
    });
    pedlar.play('ann', 'dungeon');
    expect(pedlar.options('ann', 'pedlar')).toEqual(['chipped-dagger', 'short-sword', 'none']);
    expect(pedlar.refuses('ann', 'yew-bow', 'pedlar')).toBe('QT-CARD-55');
    pedlar.play('ann', 'short-sword');
    expect(player(pedlar, 'ann').gems).toBe(8);
  });
});

describe('Temple, Guild and trophies', () => {
  it('[QT-TEMPLE-1] [QT-WOUND-6] two gems for all wounds', () => {
    const t = table({ ann: { gems: 2, wounds: 4 } });
    t.play('ann', 'temple');
    expect(player(t, 'ann')).toMatchObject({ gems: 0, wounds: 0, temples: 1 });
    expect(table({ ann: { gems: 1, wounds: 1 } }).refuses('ann', 'temple', 'village')).toBe('QT-TEMPLE-1');
  });
  it('[QT-RULING-36] [QT-CURSE-1] [QT-RULING-22] not without a wound or the curse', () => {
    expect(table({ ann: { gems: 5 } }).refuses('ann', 'temple', 'village')).toBe('QT-RULING-36');
    const t = table({ ann: { gems: 5 }, cursed: 0 });
    expect(gauge(t.state, 0)).toBe(6);
    t.play('ann', 'temple');
    expect([t.state.cursed, gauge(t.state, 0)]).toEqual([-1, 8]);
    const other = table({ ann: { gems: 5, wounds: 1 }, cursed: 1 });
    other.play('ann', 'temple');
    expect(other.state.cursed).toBe(1);
  });
  it('[QT-CURSE-1] a bearer who wins an Arena hands it to the other principal', () => {
    const t = table(challenged({ cursed: 0, rolls: [7, 1] }));
    fists(t, 'none', 'none');
    expect(t.state.cursed).toBe(1);
    const lost = table(challenged({ cursed: 0, rolls: [1, 7] }));
    fists(lost, 'none', 'none');
    expect(lost.state.cursed).toBe(0);
  });
  it('[QT-GUILD-1] draw two, keep one in secret, the other goes under the pile', () => {
    const t = table({ ann: { gems: 2 } });
    t.play('ann', 'guild');
    expect(t.options('ann', 'guild')).toEqual(['collector', 'pilgrim']);
    expect(t.view('bob').game.lookQuests).toEqual(['?', '?']);
    t.play('ann', 'pilgrim');
    expect(t.state.guild).toEqual(['collector', 'miser']);
    expect(t.view('bob').game.players[0]!.secondary).toEqual(['?']);
    expect(t.view('ann').game.players[0]!.secondary).toEqual(['pilgrim']);
    expect(t.heard('bob').find(({ type }) => type === 'quest-kept')).not.toHaveProperty('quest');
    expect(table({ ann: { gems: 1 } }).refuses('ann', 'guild', 'village')).toBe('QT-GUILD-1');
  });
  it('[QT-GUILD-2] one a turn, and again in the next', () => {
    const t = table({ at: 'V2', ann: { gems: 4 }, bob: { gems: 2 } });
    plays(t, 'ann', 'village guild', 'guild pilgrim');
    expect(t.refuses('ann', 'guild', 'village')).toBe('QT-GUILD-2');
    t.play('ann', 'end');
    expect(t.options('bob', 'village')).toContain('guild');
    expect(player(t, 'ann').boughtQuest).toBe(false);
  });
  it('[QT-GUILD-3] [QT-EX-19] not with three unfinished', () => {
    const three = table({ ann: { gems: 9, secondary: ['edge', 'loner', 'martyr'] } });
    expect(three.refuses('ann', 'guild', 'village')).toBe('QT-GUILD-3');
    expect(table({ ann: { gems: 9, secondary: ['edge', 'loner'] } }).options('ann', 'village')).toContain('guild');
  });
  it('[QT-RULING-37] the last quest is sold alone, and none is refused', () => {
    const one = table({ ann: { gems: 2 }, quests: ['miser'] });
    one.play('ann', 'guild');
    expect(player(one, 'ann').secondary).toEqual(['miser']);
    expect(one.asked('ann')).toContain('village');
    expect(table({ ann: { gems: 2 }, quests: [] }).refuses('ann', 'guild', 'village')).toBe('QT-RULING-37');
  });
  it('[QT-TROPHY-1] six gems', () => {
    const t = table({ ann: { gems: 6 } });
    t.play('ann', 'trophy');
    expect(player(t, 'ann')).toMatchObject({ gems: 0, trophies: 1 });
    expect(table({ ann: { gems: 5 } }).refuses('ann', 'trophy', 'village')).toBe('QT-TROPHY-1');
  });
  it('[QT-TROPHY-2] one a turn', () => {
    const t = table({ ann: { gems: 12 } });
    t.play('ann', 'trophy');
    expect(t.refuses('ann', 'trophy', 'village')).toBe('QT-TROPHY-2');
    expect(told(t, 'trophy-bought')).toHaveLength(1);
  });
});
