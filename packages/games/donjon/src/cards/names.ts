// Quests and ready-made parties by name: settings list them before any of them is loaded.
export const QUEST_IDS = [
  'black-throne',
  'last-vigil',
  'well-of-oaths',
  'hanging-reliquary',
  'horned-arena',
  'forbidden-archives',
  'cards-speak',
] as const;
export type QuestId = (typeof QUEST_IDS)[number];

export const PARTY_NAMES = ['classic', 'blades', 'shadows'] as const;
export type PartyName = (typeof PARTY_NAMES)[number];
