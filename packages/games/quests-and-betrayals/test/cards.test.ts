// The 110 cards as they are printed (QT-CARD). What the odd ones do is tested beside, in powers.test.ts.
import { describe, expect, it } from 'vitest';
import { ITEMS, type ItemId, MONSTERS, type MonsterId, QUESTS } from '../src/cards/cards.ts';

const monster = (id: MonsterId): unknown[] => {
  const { type, power, gems, trophies } = MONSTERS[id];
  return [type, power, gems, trophies];
};
const item = (id: ItemId | 'healing-temple'): unknown[] => {
  const { type, bonus, price } = ITEMS[id];
  return [type, bonus, price];
};

describe('monsters', () => {
  it('[QT-CARD-1] Giant Cellar Rat', () => expect(monster('giant-cellar-rat')).toEqual(['creature', 6, 1, 0]));
  it('[QT-CARD-2] Beetle Swarm', () => expect(monster('beetle-swarm')).toEqual(['creature', 7, 2, 0]));
  it('[QT-CARD-3] Weaver Spider', () => expect(monster('weaver-spider')).toEqual(['creature', 8, 1, 1]));
  it('[QT-CARD-4] Greenish Jelly', () => expect(monster('greenish-jelly')).toEqual(['creature', 9, 3, 0]));
  it('[QT-CARD-5] Ash Wolf', () => expect(monster('ash-wolf')).toEqual(['creature', 9, 1, 1]));
  it('[QT-CARD-6] Shrieking Harpy', () => expect(monster('shrieking-harpy')).toEqual(['creature', 10, 4, 0]));
  it('[QT-CARD-7] Horned Bear', () => expect(monster('horned-bear')).toEqual(['creature', 10, 2, 1]));
  it('[QT-CARD-8] Cracked Gargoyle', () => expect(monster('cracked-gargoyle')).toEqual(['creature', 11, 2, 1]));
  it('[QT-CARD-9] One-Eyed Basilisk', () => expect(monster('one-eyed-basilisk')).toEqual(['creature', 12, 3, 1]));
  it('[QT-CARD-10] Burrowing Worm', () => expect(monster('burrowing-worm')).toEqual(['creature', 12, 3, 1]));
  it('[QT-CARD-11] Manticore', () => expect(monster('manticore')).toEqual(['creature', 13, 4, 1]));
  it('[QT-CARD-12] Chimera', () => expect(monster('chimera')).toEqual(['creature', 15, 5, 1]));
  it('[QT-CARD-13] Black Griffin', () => expect(monster('black-griffin')).toEqual(['creature', 17, 4, 2]));
  it('[QT-CARD-14] Three-Headed Hydra', () => expect(monster('three-headed-hydra')).toEqual(['creature', 18, 5, 2]));
  it('[QT-CARD-15] Stone Behemoth', () => expect(monster('stone-behemoth')).toEqual(['creature', 19, 6, 2]));
  it('[QT-CARD-16] Pilfering Goblin', () => expect(monster('pilfering-goblin')).toEqual(['humanoid', 6, 2, 0]));
  it('[QT-CARD-17] Kobold Sapper', () => expect(monster('kobold-sapper')).toEqual(['humanoid', 7, 2, 0]));
  it('[QT-CARD-18] Cutthroat', () => expect(monster('cutthroat')).toEqual(['humanoid', 8, 3, 0]));
  it('[QT-CARD-19] Orc Scout', () => expect(monster('orc-scout')).toEqual(['humanoid', 9, 3, 0]));
  it('[QT-CARD-20] Saurian Raider', () => expect(monster('saurian-raider')).toEqual(['humanoid', 10, 4, 0]));
  it('[QT-CARD-21] Masked Cultist', () => expect(monster('masked-cultist')).toEqual(['humanoid', 10, 2, 1]));
  it('[QT-CARD-22] Hobgoblin Sergeant', () => expect(monster('hobgoblin-sergeant')).toEqual(['humanoid', 11, 2, 1]));
  it('[QT-CARD-23] Scarred Orc', () => expect(monster('scarred-orc')).toEqual(['humanoid', 12, 5, 0]));
  it('[QT-CARD-24] Ogre Doorkeeper', () => expect(monster('ogre-doorkeeper')).toEqual(['humanoid', 12, 3, 1]));
  it('[QT-CARD-25] Minotaur', () => expect(monster('minotaur')).toEqual(['humanoid', 14, 4, 1]));
  it('[QT-CARD-26] Bridge Troll', () => expect(monster('bridge-troll')).toEqual(['humanoid', 15, 5, 1]));
  it('[QT-CARD-27] Infernal Cyclops', () => expect(monster('infernal-cyclops')).toEqual(['humanoid', 16, 5, 1]));
  it('[QT-CARD-28] Orc Warlord', () => expect(monster('orc-warlord')).toEqual(['humanoid', 17, 4, 2]));
  it('[QT-CARD-29] Deep Giant', () => expect(monster('deep-giant')).toEqual(['humanoid', 18, 5, 2]));
  it('[QT-CARD-30] Rattling Skeleton', () => expect(monster('rattling-skeleton')).toEqual(['undead', 6, 1, 0]));
  it('[QT-CARD-31] Shuffling Zombie', () => expect(monster('shuffling-zombie')).toEqual(['undead', 7, 2, 0]));
  it('[QT-CARD-32] Crawling Hand', () => expect(monster('crawling-hand')).toEqual(['undead', 8, 1, 1]));
  it('[QT-CARD-33] Ghoul', () => expect(monster('ghoul')).toEqual(['undead', 9, 3, 0]));
  it('[QT-CARD-34] Bone Archer', () => expect(monster('bone-archer')).toEqual(['undead', 10, 2, 1]));
  it('[QT-CARD-35] Grave Hound', () => expect(monster('grave-hound')).toEqual(['undead', 11, 4, 0]));
  it('[QT-CARD-36] Weeping Spectre', () => expect(monster('weeping-spectre')).toEqual(['undead', 11, 2, 1]));
  it('[QT-CARD-37] Mummy', () => expect(monster('mummy')).toEqual(['undead', 12, 3, 1]));
  it('[QT-CARD-38] Banshee', () => expect(monster('banshee')).toEqual(['undead', 12, 3, 1]));
  it('[QT-CARD-39] Fallen Knight', () => expect(monster('fallen-knight')).toEqual(['undead', 14, 4, 1]));
  it('[QT-CARD-40] Vampire', () => expect(monster('vampire')).toEqual(['undead', 16, 4, 1]));
  it('[QT-CARD-41] Lich', () => expect(monster('lich')).toEqual(['undead', 18, 5, 2]));
  it('[QT-CARD-42] Barrow King', () => expect(monster('barrow-king')).toEqual(['undead', 19, 6, 2]));
  it('[QT-CARD-43] Emerald Dragon', () => expect(monster('emerald-dragon')).toEqual(['dragon', 20, 6, 3]));
  it('[QT-CARD-44] Brazen Dragon', () => expect(monster('brazen-dragon')).toEqual(['dragon', 22, 7, 3]));
  it('[QT-CARD-45] Scarlet Dragon', () => expect(monster('scarlet-dragon')).toEqual(['dragon', 24, 8, 3]));
  it('[QT-CARD-46] Djinn', () => expect(monster('djinn')).toEqual(['untyped', 17, 0, 1]));
  it('[QT-CARD-47] Temple Guardian', () => expect(monster('temple-guardian')).toEqual(['untyped', 15, 3, 1]));
  it('[QT-CARD-48] Mimic', () => expect(monster('mimic')).toEqual(['untyped', 12, 0, 1]));
});

describe('items', () => {
  it('[QT-CARD-83] Chipped Dagger', () => expect(item('chipped-dagger')).toEqual(['weapon', 1, 2]));
  it('[QT-CARD-84] Iron-Shod Club', () => expect(item('iron-shod-club')).toEqual(['weapon', 1, 2]));
  it('[QT-CARD-85] Short Sword', () => expect(item('short-sword')).toEqual(['weapon', 2, 4]));
  it('[QT-CARD-86] Yew Bow', () => expect(item('yew-bow')).toEqual(['weapon', 2, 5]));
  it('[QT-CARD-87] War Mace', () => expect(item('war-mace')).toEqual(['weapon', 3, 6]));
  it('[QT-CARD-88] Double Axe', () => expect(item('double-axe')).toEqual(['weapon', 4, 8]));
  it('[QT-CARD-89] Gambeson', () => expect(item('gambeson')).toEqual(['armour', 1, 2]));
  it('[QT-CARD-90] Helm of the Dead', () => expect(item('helm-of-the-dead')).toEqual(['armour', 2, 4]));
  it('[QT-CARD-91] Chain Mail', () => expect(item('chain-mail')).toEqual(['armour', 2, 4]));
  it('[QT-CARD-92] Rune Shield', () => expect(item('rune-shield')).toEqual(['armour', 2, 4]));
  it('[QT-CARD-93] Plate Harness', () => expect(item('plate-harness')).toEqual(['armour', 3, 6]));
  it('[QT-CARD-94] Power Armour', () => expect(item('power-armour')).toEqual(['armour', 0, 4]));
  it('[QT-CARD-95] Copper Ring', () => expect(item('copper-ring')).toEqual(['jewel', 1, 2]));
  it('[QT-CARD-96] Silver Clover', () => expect(item('silver-clover')).toEqual(['jewel', 1, 4]));
  it('[QT-CARD-97] Mender’s Ring', () => expect(item('menders-ring')).toEqual(['jewel', 1, 3]));
  it('[QT-CARD-98] Trader’s Brooch', () => expect(item('traders-brooch')).toEqual(['jewel', 1, 3]));
  it('[QT-CARD-99] Fang Necklace', () => expect(item('fang-necklace')).toEqual(['jewel', 2, 4]));
  it('[QT-CARD-100] Diadem of Eloquence', () => expect(item('diadem-of-eloquence')).toEqual(['jewel', 1, 3]));
  it('[QT-CARD-101] Healing Temple', () => expect(item('healing-temple')).toEqual(['special', 0, 2]));
  it('[QT-CARD-102] Dragon Sword', () => expect(item('dragon-sword')).toEqual(['weapon', 5, 0]));
  it('[QT-CARD-103] Dragon Armour', () => expect(item('dragon-armour')).toEqual(['armour', 4, 0]));
  it('[QT-CARD-104] Dragon Amulet', () => expect(item('dragon-amulet')).toEqual(['jewel', 3, 0]));
});

describe('quests', () => {
  it('[QT-CARD-65] Quest of the Edge pays 2', () => expect(QUESTS.edge.trophies).toBe(2));
  it('[QT-CARD-66] Quest of the Pauper pays 3', () => expect(QUESTS.pauper.trophies).toBe(3));
  it('[QT-CARD-67] Quest of the Huntsman pays 2', () => expect(QUESTS.huntsman.trophies).toBe(2));
  it('[QT-CARD-68] Quest of the Provost pays 2', () => expect(QUESTS.provost.trophies).toBe(2));
  it('[QT-CARD-69] Quest of the Exorcist pays 2', () => expect(QUESTS.exorcist.trophies).toBe(2));
  it('[QT-CARD-70] Quest of the Wyrmslayer pays 3', () => expect(QUESTS.wyrmslayer.trophies).toBe(3));
  it('[QT-CARD-71] Quest of the Naturalist pays 2', () => expect(QUESTS.naturalist.trophies).toBe(2));
  it('[QT-CARD-72] Quest of the Miser pays 2', () => expect(QUESTS.miser.trophies).toBe(2));
  it('[QT-CARD-73] Quest of the Colossus pays 2', () => expect(QUESTS.colossus.trophies).toBe(2));
  it('[QT-CARD-74] Quest of the Full Harness pays 1', () => expect(QUESTS['full-harness'].trophies).toBe(1));
  it('[QT-CARD-75] Quest of the Gladiator pays 1', () => expect(QUESTS.gladiator.trophies).toBe(1));
  it('[QT-CARD-76] Quest of the Shield-Sibling pays 1', () => expect(QUESTS['shield-sibling'].trophies).toBe(1));
  it('[QT-CARD-77] Quest of the Loner pays 2', () => expect(QUESTS.loner.trophies).toBe(2));
  it('[QT-CARD-78] Quest of the Martyr pays 1', () => expect(QUESTS.martyr.trophies).toBe(1));
  it('[QT-CARD-79] Quest of the Lucky Star pays 1', () => expect(QUESTS['lucky-star'].trophies).toBe(1));
  it('[QT-CARD-80] Quest of the Collector pays 2', () => expect(QUESTS.collector.trophies).toBe(2));
  it('[QT-CARD-81] Quest of the Avenger pays 2', () => expect(QUESTS.avenger.trophies).toBe(2));
  it('[QT-CARD-82] Quest of the Pilgrim pays 2', () => expect(QUESTS.pilgrim.trophies).toBe(2));
});
