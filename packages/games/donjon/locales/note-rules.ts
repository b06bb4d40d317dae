// The rules of everything that explains itself, for both languages.
import { type NoteRules, noteRules } from '@oubliette/text';
import {
  type Ability,
  ARMOURS,
  type ClassId,
  DUNGEON_CARD_IDS,
  EVENT_IDS,
  FURNITURE,
  MONSTER_CARD_IDS,
  MONSTER_CARDS,
  MONSTERS,
  RECTANGULAR_ROOMS,
  SKILLS,
  SQUARE_ROOMS,
  TREASURE_IDS,
  WEAPONS,
} from '../src/cards/cards.ts';

const ABILITIES: Readonly<Record<Ability, string>> = {
  webs: 'DJ-BEAST-SPIDER-1 DJ-BEAST-SPIDER-2',
  venom: 'DJ-BEAST-SPIDER-3',
  'only-magic': 'DJ-RULING-75',
  tail: 'DJ-BEAST-FIMIR-1',
  weakens: 'DJ-BEAST-GHOUL-1',
  'second-attack': 'DJ-BEAST-BEASTMAN-1',
  reach: 'DJ-BEAST-MINOTAUR-1',
  ranged: 'DJ-BEAST-ARCHER-1',
  drains: 'DJ-BEAST-SPECTRE-2',
  regenerates: 'DJ-BEAST-TROLL-1',
};
const SKILLS_OF: Readonly<Record<ClassId, string>> = {
  warrior: 'DJ-SKILL-5',
  magician: 'DJ-SKILL-6',
  priest: 'DJ-SKILL-7',
  thief: 'DJ-SKILL-8',
};
/** Prices by power, from 1 on. */
const WEAPONS_OF = ['DJ-SHOP-4', 'DJ-SHOP-5', 'DJ-SHOP-6', 'DJ-SHOP-7'] as const;
const ARMOURS_OF = ['DJ-SHOP-8', 'DJ-SHOP-9', 'DJ-SHOP-10', 'DJ-SHOP-11'] as const;

/** What is written on cards, by what is on them. */
function ofCards(): Record<string, { readonly rule: string }> {
  const cards: Record<string, { readonly rule: string }> = {};
  const put = (id: string, ...rules: readonly string[]): void => {
    cards[id] = { rule: rules.join(' ') };
  };
  for (const [id, { abilities, spells }] of Object.entries(MONSTERS))
    put(id, 'DJ-BEAST-4', ...abilities.map((one) => ABILITIES[one]), ...(spells.length > 0 ? ['DJ-SPELL-2'] : []));
  for (const [id, { class: of }] of Object.entries(SKILLS)) put(id, 'DJ-SKILL-3', SKILLS_OF[of]);
  for (const id of EVENT_IDS) put(id, 'DJ-COMP-4', 'DJ-RULING-2');
  for (const id of TREASURE_IDS) put(id, 'DJ-COMP-6');
  for (const [id, { power }] of Object.entries(WEAPONS)) put(id, 'DJ-COMBAT-7', WEAPONS_OF[power - 1] ?? 'DJ-SHOP-3');
  for (const [id, { power }] of Object.entries(ARMOURS)) put(id, 'DJ-COMBAT-8', ARMOURS_OF[power - 1] ?? 'DJ-SHOP-3');
  for (const [id, { rules, table }] of Object.entries(FURNITURE))
    put(id, 'DJ-FURN-2', ...table.map((_, row) => `${rules}-${row + 1}`));
  for (const id of DUNGEON_CARD_IDS) put(id, 'DJ-ZONE-2');
  for (const id of [...SQUARE_ROOMS, ...RECTANGULAR_ROOMS]) put(id, 'DJ-ZONE-3', 'DJ-ZONE-5');
  for (const id of MONSTER_CARD_IDS)
    put(id, 'DJ-BEAST-1', ...(MONSTER_CARDS[id].unique === undefined ? [] : ['DJ-UNIQ-1']));
  return cards;
}

export const rulesOfNotes: NoteRules = noteRules(
  {
    'DJ-CHAR-4': 'human',
    'DJ-CHAR-5': 'elf',
    'DJ-CHAR-6': 'dwarf',
    'DJ-CHAR-7': 'human elf dwarf view.race',
    'DJ-CHAR-8': 'warrior magician priest thief view.class',
    'DJ-CHAR-10': 'warrior',
    'DJ-CHAR-11': 'magician',
    'DJ-CHAR-12': 'priest',
    'DJ-CHAR-13': 'thief',
    'DJ-CHAR-15': 'view.name',
    'DJ-COMP-4': 'view.hand view.inHand view.fresh silenced rock-hide frenzied skips',
    'DJ-COMP-6': 'view.treasureLeft view.treasureDiscard',
    'DJ-SKILL-3': 'view.skills grimoire scroll',
    'DJ-SKILL-4': 'view.skills view.tilted view.tiltedInCombat',
    'DJ-SKILL-5': 'cowed',
    'DJ-SKILL-6': 'frozen asleep slept stunned flying shielded dazzled fire',
    'DJ-SKILL-7': 'blessed faith sacred fled',
    'DJ-SKILL-8': 'slipping view.heard',
    'DJ-VAL-1': 'view.life',
    'DJ-VAL-2': 'view.fatigue',
    'DJ-VAL-3': 'view.fate',
    'DJ-SHOP-12': 'arrow bolt stone',
    'DJ-SHOP-13': 'lantern torch',
    'DJ-SHOP-14': 'rope rat-poison',
    'DJ-SHOP-16': 'poison',
    'DJ-SHOP-17': 'potion',
    'DJ-SETUP-5': 'view.dungeonLeft',
    'DJ-SETUP-7': 'stairs',
    'DJ-PHASE-1': 'view.phase',
    'DJ-PHASE-3': 'view.pc',
    'DJ-PHASE-5': 'view.pe',
    'DJ-EXP-1': 'view.pe view.eventLeft',
    'DJ-EXP-2': 'view.inHand',
    'DJ-EXP-5': 'view.map',
    'DJ-EXP-6': 'door',
    'DJ-MOVE-1': 'view.left',
    'DJ-MOVE-5': 'wall',
    'DJ-ACT-1': 'view.left',
    'DJ-ACT-5': 'door',
    'DJ-ACT-6': 'lever odd-lever slab seal',
    'DJ-ACT-8': 'view.fatigue',
    'DJ-DOOR-1': 'locked-door',
    'DJ-DOOR-2': 'locked-door',
    'DJ-SEARCH-1': 'room goal-search-all',
    'DJ-ZONE-1': 'view.map view.dungeon',
    'DJ-ZONE-3': 'room view.square view.rectangular',
    'DJ-ZONE-4': 'passage',
    'DJ-FURN-FOUNTAIN-2': 'poisoned',
    'DJ-FURN-CIRCLE-7': 'held',
    'DJ-FURN-SARCOPHAGUS-1': 'view.cursedUntil',
    'DJ-FURN-LIBRARY-2': 'view.depth',
    'DJ-FURN-LIBRARY-3': 'grimoire',
    'DJ-FURN-CREVASSE-1': 'goal-nobody-fell',
    'DJ-OBJ-2': 'view.revealed view.eventLeft',
    'DJ-OBJ-3': 'goal-kill goal-kill-soon goal-carry-out goal-hold goal-beat-all goal-before-tokens goal-free-all',
    'DJ-LIGHT-2': 'dark',
    'DJ-LIGHT-3': 'dark',
    'DJ-LIGHT-4': 'torch lit',
    'DJ-LIGHT-5': 'lantern',
    'DJ-LIGHT-6': 'torch lit lantern',
    'DJ-COMBAT-7': 'view.weapon',
    'DJ-COMBAT-8': 'view.body view.shield',
    'DJ-COMBAT-13': 'view.life',
    'DJ-COMBAT-14': 'view.heroes view.life',
    'DJ-FATIGUE-1': 'view.fatigue',
    'DJ-FATE-1': 'view.fate',
    'DJ-BEAST-1': 'view.treasure',
    'DJ-BEAST-3': 'view.monsterLeft',
    'DJ-BEAST-SPIDER-2': 'web',
    'DJ-BEAST-SPIDER-4': 'view.venom',
    'DJ-BEAST-GHOUL-1': 'view.weakness',
    'DJ-BEAST-SPECTRE-2': 'view.drained',
    'DJ-XP-1': 'view.xp',
    'DJ-XP-3': 'view.won',
    'DJ-XP-4': 'view.goals goal-open-all goal-found goal-nobody-down goal-try-all goal-kill-soon',
    'DJ-GOLD-1': 'view.gold',
    'DJ-GM-4': 'view.held view.heldBack view.monster view.treasure view.dungeon view.square view.rectangular',
    'DJ-RULING-2': 'view.eventDiscard',
    'DJ-RULING-6': 'view.tilted view.tiltedInCombat',
    'DJ-RULING-16': 'mighty view.marks',
    'DJ-RULING-33': 'dormant',
    'DJ-RULING-26': 'rat-poison',
    'DJ-RULING-25': 'rope',
    'DJ-RULING-28': 'arrow bolt stone view.shots',
    'DJ-RULING-36': 'grimoire scroll',
    'DJ-RULING-54': 'view.round',
    'DJ-RULING-56': 'view.won',
    'DJ-RULING-64': 'view.items goods',
    'DJ-RULING-66': 'crown relic ledger page silver-stylus',
    'DJ-RULING-68': 'open-door',
    'DJ-RULING-69': 'stairs',
    'DJ-RULING-83': 'goal-open-all goal-try-all goal-search-all',
    'DJ-RULING-85': 'fire web',
    'DJ-RULING-87': 'lever odd-lever slab seal goal-seals',
  },
  ofCards(),
);
