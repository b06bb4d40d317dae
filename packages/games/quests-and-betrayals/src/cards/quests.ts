// The 18 quests (QT-CARD-65 to QT-CARD-82) and what each is worth. When it is fulfilled: src/powers/quests.ts.

export interface Quest {
  /** Its line in the rule book. */
  readonly rule: string;
  /** Trophies printed on it. */
  readonly trophies: number;
}

const quests = {
  edge: { rule: 'QT-CARD-65', trophies: 2 },
  pauper: { rule: 'QT-CARD-66', trophies: 3 },
  huntsman: { rule: 'QT-CARD-67', trophies: 2 },
  provost: { rule: 'QT-CARD-68', trophies: 2 },
  exorcist: { rule: 'QT-CARD-69', trophies: 2 },
  wyrmslayer: { rule: 'QT-CARD-70', trophies: 3 },
  naturalist: { rule: 'QT-CARD-71', trophies: 2 },
  miser: { rule: 'QT-CARD-72', trophies: 2 },
  colossus: { rule: 'QT-CARD-73', trophies: 2 },
  'full-harness': { rule: 'QT-CARD-74', trophies: 1 },
  gladiator: { rule: 'QT-CARD-75', trophies: 1 },
  'shield-sibling': { rule: 'QT-CARD-76', trophies: 1 },
  loner: { rule: 'QT-CARD-77', trophies: 2 },
  martyr: { rule: 'QT-CARD-78', trophies: 1 },
  'lucky-star': { rule: 'QT-CARD-79', trophies: 1 },
  collector: { rule: 'QT-CARD-80', trophies: 2 },
  avenger: { rule: 'QT-CARD-81', trophies: 2 },
  pilgrim: { rule: 'QT-CARD-82', trophies: 2 },
} as const satisfies Record<string, Quest>;

export type QuestId = keyof typeof quests;
export const QUESTS: Readonly<Record<QuestId, Quest>> = quests;
export const QUEST_IDS = Object.keys(quests) as readonly QuestId[];
