import { ADR, ATT, DEF, FOR, MAG, VIT } from '../../src/cards/cards.ts';
import { aboutCards, type Phrases } from '../about.ts';
import { names } from './names.ts';

const named = (id: string): string => names[`name.${id}` as keyof typeof names] ?? id;
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const phrases: Phrases = {
  kin: {
    beast: 'A beast.',
    chaos: 'A creature of chaos.',
    greenskin: 'A greenskin.',
    humanoid: 'Walks on two legs and should know better.',
    undead: 'Undead: sleep and poisonous clouds do nothing to it.',
  },
  abilities: {
    webs: 'In a turn without an attack it may spin a web beside itself.',
    venom: 'A deep bite adds venom: a malus until the victim is healed.',
    'only-magic': 'Only magic weapons and spells hurt it.',
    tail: 'Once a round it also strikes with its tail.',
    weakens: 'Whoever it wounds is weaker in everything until the end of the next exploration phase.',
    'second-attack': 'Strikes a second time if it moved first and its first blow hit.',
    reach: 'Strikes up to two squares away, over friend and foe.',
    ranged: 'Shoots, and never runs out of arrows.',
    drains: 'Takes strength instead of life; without strength a hero gives up.',
    regenerates: 'Regains a point of life at the end of every combat round.',
  },
  profile: ({ stats, life, weapon, armour, xp }) =>
    `Attack ${stats[ATT]}, defence ${stats[DEF]}, strength ${stats[FOR]}, dexterity ${stats[ADR]}, magic ${stats[MAG]}, speed ${stats[VIT]}; life ${life}, weapon ${weapon}, armour ${armour}. Worth ${xp} experience to whoever strikes it down.`,
  knows: (spells) => `Casts, each once a fight: ${spells.join(', ')}.`,
  lieutenant: 'A lieutenant: brings a second pack along.',
  weapon: ({ power, hands, missile }) =>
    `${missile === undefined ? 'Weapon' : `Shoots ${missile}s, one a shot; weapon`} of power ${power}, added to the attack roll; ${hands === 1 ? 'one hand' : 'both hands, so no shield'}.`,
  armour: ({ power, slot }) =>
    slot === 'shield'
      ? `Shield of power ${power}, added to the armour; useless beside a weapon for two hands.`
      : `Armour of power ${power}, added to the defence roll.`,
  zone: ({ doors, locked, objective }) =>
    [
      `A zone with ${count(doors.length, 'door', 'doors')}.`,
      ...(locked ? ['Its other doors and its furniture are locked.'] : []),
      ...(objective ? ['A quest can have its goal here.'] : []),
    ].join(' '),
  room: (furniture, monsters, dark) =>
    [
      furniture.length === 0 ? 'No furniture.' : `Holds: ${furniture.join(', ')}.`,
      monsters ? 'Somebody is at home: draw a monster card.' : 'Nobody is at home.',
      ...(dark ? ['It is dark.'] : []),
    ].join(' '),
  pack: ({ treasure, unique }) =>
    [
      `${count(treasure, 'treasure card', 'treasure cards')} for the party once all of them are beaten.`,
      ...(unique === 'lieutenant' ? ['A lieutenant: draw one more card for the soldiers.'] : []),
      ...(unique === 'lone' ? ['It comes alone.'] : []),
    ].join(' '),
};

/** What everything on the table is and does. */
export const about = {
  ...aboutCards(phrases, named),

  'about.human': 'Average in everything, and may take up any trade.',
  'about.elf': 'Better at magic, weaker of arm. No god listens to an elf, so no priest.',
  'about.dwarf': 'Stronger and slower. Too honest, or too loud, to be a thief.',
  'about.warrior': 'Fights and guards: may use every weapon and every armour.',
  'about.magician': 'Casts spells; bears only the lightest arms and armour.',
  'about.priest': 'Heals, blesses and rebukes the dead; anything but the heaviest arms.',
  'about.thief': 'Finds traps, picks locks and upsets the master’s plans; light arms only.',

  'about.chest':
    'Open it and roll: mostly junk, often a treasure, sometimes two, and once in a while a rusty dart (trap).',
  'about.cupboard':
    'Open it and roll: mostly junk, seldom a treasure, once in a while a dart (trap). Nobody sees past it.',
  'about.weapon-rack':
    'Search it and roll: arms, perhaps twice, or a bell that calls monsters (trap). Nobody sees past it.',
  'about.table': 'Search it and roll: usually crumbs, now and then a treasure.',
  'about.library':
    'Read and roll: a treasure, a grimoire for one spell, or how far the objective still is. Nobody sees past it.',
  'about.alchemist-bench': 'Touch it and roll: a treasure, a healing potion, or an explosion for everybody near it.',
  'about.hearth': 'Search it and roll: mostly ashes, perhaps a torch, seldom a treasure. Nobody sees past it.',
  'about.altar': 'Touch it and roll: a treasure, even two, or visions that cost life.',
  'about.sarcophagus':
    'Open it and roll: bones, a mummy, a curse, or a heavy lid with treasure under it for whoever has the strength.',
  'about.desk': 'Open it and roll: usually paper, perhaps how far the objective is, a grimoire or a treasure.',
  'about.statue':
    'Touch it and roll: mostly stone; it may come alive, open a passage, have gems for eyes or hide a treasure.',
  'about.fountain': 'Drink and roll: water, poison, a healing spring, coins or a treasure.',
  'about.magic-circle':
    'Rolled for by whoever first steps on it: healing, pain, strength, monsters, a prison, or the way back to the start.',
  'about.throne': 'Sit down and roll: usually nothing, perhaps a passage behind it, a small hoard or a treasure.',
  'about.torture-rack': 'Search it and roll: usually nothing, perhaps a potion or a treasure, or a cut on the hand.',
  'about.crevasse':
    'What leads across was rolled when the zone was found. Without a sound bridge a crossing tests dexterity, and a fall kills unless fate or a rope helps.',

  'about.goods': 'Things that lie on the floor: whoever stands on them may pick them up for a step.',
  'about.web': 'Nobody but spiders gets through; a strong attack tears it. All webs vanish with the last spider.',
  'about.fire': 'Burns whoever enters, friend or foe, and blocks the view until it goes out.',
  'about.lever': 'Operated from beside for a step: it lifts the portcullis.',
  'about.odd-lever':
    'Operated from beside for a step, by whoever dares: then a die decides between pain, nothing, a secret door and a treasure.',
  'about.slab': 'Blocks its square until a hero tries it with a test of magic: a treasure, or a card for the master.',
  'about.seal': 'Put out from beside with a test of strength or magic; the quest wants all of them out.',

  'about.lantern': 'Lights the zone of its bearer, for ever.',
  'about.torch': 'Lit in one’s own turn at no cost, it lights the bearer’s zone for this game.',
  'about.rope': 'Saves its bearer, or a hero beside, from a fall into a crevasse.',
  'about.rat-poison': 'Cancels a rat swarm, or coats a weapon: better blows against ratkin for one fight.',
  'about.potion': 'Drink, or give to a hero beside: a die of life back, and poison and venom end.',
  'about.poison': 'Coats a weapon: one more in attack for one fight.',
  'about.arrow': 'For bows: each shot uses one, and none comes back.',
  'about.bolt': 'For crossbows: each shot uses one, and none comes back.',
  'about.stone': 'For slings: each shot uses one, and none comes back.',
  'about.crown': 'What the quest asks for: carry it out by the stairs. It stays where its bearer falls.',
  'about.relic': 'What the quest asks for: carry it out by the stairs. It stays where its bearer falls.',
  'about.ledger': 'A pilgrim wrote down the way here; to find it is a goal of its own.',
  'about.page': 'One of the pages that the quest asks for: bring enough of them together.',
  'about.silver-stylus': 'A dagger in the hand, and magic enough for those whom plain steel does not hurt.',
  'about.grimoire': 'Holds one spell; any hero may cast it once, for a fatigue point.',
  'about.scroll': 'Holds one spell; any hero may cast it once, for a fatigue point.',

  'about.room': 'A room: it may hold furniture and monsters, and can be searched once.',
  'about.passage': 'Corridor, steps or corner: no furniture, but a good place for pits.',
  'about.stairs': 'The way in and out. Who leaves does not come back.',
  'about.dark': 'In the dark without a light nobody runs, and every test is harder.',
  'about.door': 'Opened from a square before it for a step; what is behind ends the turn.',
  'about.locked-door': 'Must be picked, or broken with a test of strength: one try for each hero.',
  'about.open-door': 'Stays open for good.',
  'about.wall': 'Nothing passes, not even a diagonal step around its corner.',

  'about.poisoned': 'Loses life at the start of every turn, until healed or saved by fate.',
  'about.held': 'Cannot leave the circle until a test of magic succeeds, but can fight and cast.',
  'about.frozen': 'In ice: does nothing and is hard to hurt; a wound or a test of strength ends it.',
  'about.asleep': 'Does nothing and defends without a die. Any wound wakes it.',
  'about.slept': 'Still asleep: does nothing and defends without a die, and wakes at the end of this round.',
  'about.stunned': 'Shaken by the quake: cannot move in the next turn.',
  'about.skips': 'Drowsy from the gas: the next turn is lost.',
  'about.silenced': 'No skill, scroll or grimoire until the end of the phase.',
  'about.flying': 'Crosses figures, furniture and crevasses, and no quake shakes it.',
  'about.slipping': 'Passes enemies without stopping until the end of the turn.',
  'about.mighty': 'Stronger until the end of the phase.',
  'about.blessed': 'Attacks better until the end of the fight.',
  'about.faith': 'Defends better until the end of the fight.',
  'about.shielded': 'Armour is stronger until the end of the fight.',
  'about.sacred': 'The weapon counts as magic and strikes better until the end of the fight.',
  'about.cowed': 'Attacks worse until the end of the round.',
  'about.dazzled': 'Attacks worse until the end of the round.',
  'about.rock-hide': 'Armour is stronger until the end of the round.',
  'about.frenzied': 'May make one attack more this round.',
  'about.lit': 'A burning torch: the bearer’s zone counts as lit.',
  'about.dormant': 'Stands there unseen and takes no part yet.',
  'about.fled': 'Sent back where it came from.',

  'about.goal-kill': 'The named leader of the objective room was struck down.',
  'about.goal-kill-soon': 'The leader fell before too many rounds had passed.',
  'about.goal-carry-out': 'The treasure of the quest left by the stairs.',
  'about.goal-seals': 'All seals are out, and no monster is left in their room.',
  'about.goal-hold': 'Enough pages came together.',
  'about.goal-beat-all': 'Everybody who waited in the objective room is beaten.',
  'about.goal-search-all': 'Every room that was found has been searched.',
  'about.goal-open-all': 'Each of the quest’s pieces of furniture was opened.',
  'about.goal-before-tokens': 'The main goal was reached before the counters called something in.',
  'about.goal-nobody-down': 'No hero was without life in the objective room.',
  'about.goal-nobody-fell': 'Nobody fell into the crevasse.',
  'about.goal-found': 'What was hidden beside the main goal was found.',
  'about.goal-free-all': 'All captives were let out.',
  'about.goal-try-all': 'Every library and desk of the objective room was tried.',

  'about.view.map': 'What has been found so far. Doors lead to the next dungeon card.',
  'about.view.phase': 'Exploration until a monster appears; then combat until one side is gone.',
  'about.view.pe': 'How many exploration phases there were. Each begins with the master’s chance to play an event.',
  'about.view.pc': 'How many fights there were.',
  'about.view.round': 'The round of this fight: all heroes act, then all monsters.',
  'about.view.left': 'What is left of this turn’s speed: a step costs one, and so does most of what hands do.',
  'about.view.heroes': 'The party. At no life a hero is down, and dies if still down when the fight ends.',
  'about.view.dungeonLeft': 'Zones still to come. The objective room is among the last of them.',
  'about.view.treasureLeft': 'Treasure cards not yet found.',
  'about.view.monsterLeft': 'Packs that can still come; beaten ones are shuffled back in.',
  'about.view.eventLeft': 'Events the master can still draw; none once the objective room is found.',
  'about.view.inHand': 'Event cards the master holds, five at most.',
  'about.view.hand': 'The master’s own events, each with its moment. Nobody else sees them.',
  'about.view.fresh': 'The event that was just drawn.',
  'about.view.heldBack': 'Cards that the master may put in the place of a drawn one.',
  'about.view.held': 'One card of each deck, kept to be used instead of a drawn one.',
  'about.view.depth': 'How many dungeon cards lie above the objective, as the heroes read it somewhere.',
  'about.view.heard': 'What an ear at the door learned of the next zone; a secret of that player.',
  'about.view.eventDiscard': 'Events that have been played.',
  'about.view.treasureDiscard': 'Treasures that are used up.',
  'about.view.goals': 'Secondary goals that are reached; each is worth experience to every hero who lives.',
  'about.view.won': 'The main goal is reached. The heroes may go on for the other goals, or close the game.',
  'about.view.revealed': 'The objective room has been found: no more events are drawn.',
  'about.view.life': 'At zero a hero is down, and dead if still so when the fight ends. A monster is dead at once.',
  'about.view.fatigue': 'Pays for skills, or raises one’s own die after the roll. A rest gives a point back.',
  'about.view.fate': 'Saves from death, has the master roll again, or stops an event. Spent for good.',
  'about.view.gold': 'Buys arms and treasures in town, between two games.',
  'about.view.xp': 'Earned by the killing blow and by goals; buys skills and characteristics in town.',
  'about.view.items': 'What is carried. Heroes side by side may hand things over while they explore.',
  'about.view.weapon': 'Its power is added to every attack roll.',
  'about.view.body': 'Its power is added to every defence roll.',
  'about.view.shield': 'Adds to the armour, unless the weapon needs both hands.',
  'about.view.skills': 'Each use costs a fatigue point and tilts the card until the next phase of its kind.',
  'about.view.marks': 'What holds for this hero at the moment.',
  'about.view.tilted': 'Skills used while exploring: back at the next exploration phase.',
  'about.view.tiltedInCombat': 'Skills used in a fight: back at the next fight.',
  'about.view.shots': 'One is used with each shot.',
  'about.view.venom': 'A malus of one for each on all rolls, until healed.',
  'about.view.weakness': 'Every characteristic is so much lower until the end of the next exploration phase.',
  'about.view.drained':
    'Strength taken by spectres. It returns with the end of the last of them; at none left a hero gives up.',
  'about.view.cursedUntil': 'A malus of one until the end of that exploration phase.',
  'about.view.race': 'Gives the first characteristics, and forbids some a class.',
  'about.view.class': 'Adds to the characteristics, and says which skills and arms are allowed.',
  'about.view.name': 'What the party calls them.',
  'about.view.dungeon': 'A zone, kept for the next door.',
  'about.view.square': 'A card for a square room, kept for the next one.',
  'about.view.rectangular': 'A card for a great room, kept for the next one.',
  'about.view.monster': 'A pack, kept for the next fight.',
  'about.view.treasure': 'A treasure, kept for the next finder.',
} as const;
