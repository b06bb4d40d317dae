// The 6 characters (QT-CARD-105 to QT-CARD-110). What each can do and nobody else: src/powers/characters.ts.

const characters = {
  barbarian: { rule: 'QT-CARD-105' },
  sorcerer: { rule: 'QT-CARD-106' },
  warrior: { rule: 'QT-CARD-107' },
  thief: { rule: 'QT-CARD-108' },
  ranger: { rule: 'QT-CARD-109' },
  bard: { rule: 'QT-CARD-110' },
} as const;

export type CharacterId = keyof typeof characters;
/** Each with its line in the rule book. */
export const CHARACTERS: Readonly<Record<CharacterId, { readonly rule: string }>> = characters;
export const CHARACTER_IDS = Object.keys(characters) as readonly CharacterId[];
