import type { Catalogue } from '@oubliette/text';
import type { combat as english } from '../en/combat.ts';

const card = '{card, select, illusion {Illusion} other {{card}}}';
const wounds = '{wounds, plural, =0 {aucune blessure} one {# blessure} other {# blessures}}';
const left = '{left, plural, =0 {et c’en est fini} one {reste # point de vie} other {restent # points de vie}}';
const absorbed = '{absorbed, plural, =0 {} one {, # absorbé par le bouclier} other {, # absorbés par le bouclier}}';
const price =
  '{gold, plural, =0 {} other {, # or}}{food, plural, =0 {} one {, # nourriture} other {, # nourritures}}{imps, plural, =0 {} one {, # lutin} other {, # lutins}}';
const inLine = '{1, selectordinal, one {#er} other {#e}} de la file';

export const combat: Catalogue<typeof english> = {
  'ask.lose-prisoner': 'Un prisonnier s’en va libre. Lequel ?',
  'ask.lose-prisoner.other': '{seat} relâche un prisonnier.',
  'ask.plan-tile': 'Tour de combat {round} : où les recevez-vous ?',
  'ask.plan-tile.other': '{seat} prépare sa défense.',
  'ask.plan-trap':
    'Quel piège posez-vous en {cell}{gold, plural, =0 {} other {, pour # or}} ? Il y a place pour {left}.',
  'ask.plan-trap.other': '{seat} prépare sa défense.',
  'ask.plan-creature':
    'Qui envoyez-vous en {cell} ? {left, plural, =0 {Plus de monstres, mais des fantômes.} one {# monstre au plus, et des fantômes à volonté.} other {# monstres au plus, et des fantômes à volonté.}}',
  'ask.plan-creature.other': '{seat} prépare sa défense.',
  'ask.first-trap': 'Quel piège se déclenche d’abord ?',
  'ask.first-trap.other': '{seat} choisit quel piège se déclenche d’abord.',
  'ask.trap-target': 'Sur qui tirer {trap_the}, pour {damage, plural, one {# dégât} other {# dégâts}} ?',
  'ask.trap-target.other': '{seat} vise.',
  'ask.attack': 'Qui attaque maintenant, et comment ?',
  'ask.attack.other': '{seat} envoie une créature au front.',
  'ask.target': 'Qui est la cible {monster_of}, pour {damage, plural, one {# dégât} other {# dégâts}} ?',
  'ask.target.other': '{seat} choisit une victime.',
  'ask.word-of-peace':
    'Parole de paix : retirer tous vos monstres ({monsters}), ou gagner {evil, plural, one {# point de méchanceté} other {# points de méchanceté}} ?',
  'ask.word-of-peace.other': '{seat} écoute un sermon.',
  'ask.suggestion':
    'Suggestion : {monster_the} préférerait rentrer. Payer de nouveau son prix ou rappeler cette créature ?',
  'ask.suggestion.other': '{seat} discute avec {monster_the}.',
  'ask.aura-of-fear': 'Aura de peur : lequel de vos monstres s’enfuit ?',
  'ask.aura-of-fear.other': '{seat} voit trembler un monstre.',
  'ask.metamorphosis': 'Métamorphose : lequel de vos monstres devient mouton ?',
  'ask.metamorphosis.other': '{seat} sent venir un bêlement.',
  'ask.dimensional-gate': 'Porte dimensionnelle : payer {gold} or, ou quel monstre disparaît pour de bon ?',
  'ask.dimensional-gate.other': '{seat} s’accroche aux meubles.',

  'option.done': 'C’est tout',
  'option.plan-trap.done': 'Pas d’autre piège',
  'option.plan-tile.*': '{0}',
  'option.trap-target.*': `{0} (${inLine})`,
  'option.target.*': `{0} (${inLine})`,
  'option.attack.goblin:stab': 'Gobelin : 2 à la tête',
  'option.attack.slime:splash': 'Gelée : 1 à tous',
  'option.attack.slime:clog': 'Gelée : ni attaque, ni conquête',
  'option.attack.ghost:chill': 'Fantôme : 2, sauf à la tête',
  'option.attack.troll:club': 'Troll : 3 à la tête',
  'option.attack.troll:feast': 'Troll : 4 à la tête, pour 1 nourriture',
  'option.attack.witch:curse': 'Sorcière : 4 à la tête',
  'option.attack.witch:hexes': 'Sorcière : 1 et 1, à n’importe qui',
  'option.attack.vampire:bite': 'Vampire : 3, sauf à un prêtre',
  'option.attack.vampire:sip': 'Vampire : 2, sauf à un prêtre, et reste disponible',
  'option.attack.golem:fist': 'Golem : 4 à la tête, et reste disponible',
  'option.attack.dragon:breath': 'Dragon : 2 à tous, pas de soins',
  'option.attack.demon:gore': 'Démon : 7 à n’importe qui, pas de conquête',
  'option.attack.*': '{0}, mouton pour l’heure : 1 à la tête',
  'option.withdraw': 'Retirer',
  'option.word-of-peace.evil': 'Gagner 2 points de méchanceté',
  'option.pay': 'Payer',
  'option.dimensional-gate.pay': 'Payer 1 or',

  'event.combat': 'L’automne de l’an {year} est fini. Les héros entrent.',
  'event.combat-round': 'Tour de combat {round}.',
  'event.no-tile':
    '{seat} n’a plus rien à conquérir{prisoners, plural, =0 { ni de prisonnier à perdre} other { : un prisonnier s’en va libre}}.',
  'event.prisoner-lost': '{hero_the} quitte le cachot {seat_of} pour les Terres Lointaines.',
  'event.plan-shown':
    '{creatures, plural, =0 {{seat} n’envoie personne} other {{seat} envoie {creatures_a}}} en {cell}{traps, plural, =0 {} other {{creatures, plural, =0 {, mais pose} other { et pose}}}}{traps, plural, =0 {} one { # piège caché} other { # pièges cachés}}.',
  'event.combat-card': `La carte de combat du tour {round} : ${card}, fatigue {fatigue}.`,
  'event.fight': 'L’affrontement en {cell}, dans le donjon {seat_of}. Dans la file : {heroes}.',
  'event.party-gone':
    'Plus personne devant le donjon {seat_of}.{creatures, plural, =0 {} other { N’ont pas servi et restent disponibles : {creatures}.}}{traps, plural, =0 {} one { # piège revient en main.} other { # pièges reviennent en main.}}',
  'event.heroes-leave': 'Sortent du donjon {seat_of}, avec des choses à raconter : {heroes}.',
  'event.combat-over': 'Le combat de l’an {year} est terminé. Dans les antres, on se repose.',

  'event.trap-sprung': `{seat} déclenche un piège : {trap}${price}.`,
  'event.trap-unpaid': `{seat} ne peut pas payer {trap_the}${price} : le piège ne fait rien et revient en main.`,
  'event.trap-hits': `{trap_the} inflige {damage} {hero_to}{stopped, plural, =0 {} one {, la détection en arrête #} other {, la détection en arrête #}} : ${wounds}, ${left}.`,
  'event.trap-misses': '{trap_the} ne touche personne.',
  'event.spells-blocked': '{hero_the} a perdu le fil : pas de sort ce tour.',
  'event.healing-blocked': '{by_the} y veille : pas de soins ce tour.',
  'event.conquest-blocked': '{by_the} y veille : ni fatigue ni conquête ce tour.',

  'event.spell': `Magie {magic}, il en faut {needed} : le groupe lance ${card} chez {seat}.`,
  'event.no-spell': `Magie {magic}, il en faut {needed} : pas de sort chez {seat} (${card}).`,
  'event.spell-stopped': `{by_the} {seat_of} arrête le sort : ${card}.`,
  'event.no-effect': `${card} n’a aucun effet chez {seat}.`,
  'event.withdrawn': '{monster_the} {seat_of} rentre dans l’antre, aussi disponible qu’avant.',
  'event.shield':
    'Un bouclier devant le groupe chez {seat} : {points, plural, one {le prochain dégât est absorbé} other {les # prochains dégâts sont absorbés}}.',
  'event.invisible': 'Ni vus ni connus chez {seat} : {heroes}.',
  'event.imps-lost': '{seat} perd {imps, plural, one {# lutin} other {# lutins}}, il en reste {left}.',
  'event.treasure-lost': '{seat} perd 1 {what}, il en reste {left}.',
  'event.sheep': '{monster_the} {seat_of} est un mouton, et n’en revient pas.',
  'event.rage': 'Rage aveugle chez {seat}, ils n’en veulent qu’à la tête : {monsters}.',
  'event.fattened':
    '{hero_the} mange bien : {points, plural, one {# point} other {# points}} de vie de plus, {health} en tout.',
  'event.illusion': 'Quelqu’un qui n’est pas là mène le groupe chez {seat}.',
  'event.illusion-gone': 'L’illusion se dissipe chez {seat}.',
  'event.courage': 'On chante chez {seat} : {points, plural, one {# point} other {# points}} de fatigue en moins.',
  'event.gate-paid': '{seat} paie {gold} or et referme la porte.',
  'event.gate-takes': '{monster_the} {seat_of} a franchi la porte, pour de bon.',

  'event.attack': `{attack, select,
    stab {{monster_the} {seat_of} plante sa lame.}
    splash {{monster_the} {seat_of} éclabousse tout le monde.}
    clog {{monster_the} {seat_of} remplit le couloir, d’un mur à l’autre.}
    chill {{monster_the} {seat_of} frôle la tête et frappe derrière.}
    club {{monster_the} {seat_of} abat sa massue.}
    feast {{monster_the} {seat_of} mange {paysFood, plural, one {# nourriture} other {# nourritures}} et abat sa massue.}
    curse {{monster_the} {seat_of} maudit la tête.}
    hexes {{monster_the} {seat_of} jette deux maléfices.}
    bite {{monster_the} {seat_of} mord.}
    sip {{monster_the} {seat_of} boit une gorgée.}
    fist {{monster_the} {seat_of} abaisse le poing.}
    breath {{monster_the} {seat_of} souffle.}
    gore {{monster_the} {seat_of} baisse les cornes.}
    other {{monster_the} {seat_of} bêle aussi méchamment que possible.}}`,
  'event.hit': `{monster_the} inflige {damage}{bonus, plural, =0 {} other {, dont # grâce à la salle,}} {hero_to}${absorbed} : ${wounds}, ${left}.`,
  'event.cannot-attack':
    '{monster_the} {seat_of} ne trouve personne à attaquer {stays, select, true {et reste disponible} other {mais s’épuise quand même}}.',
  'event.returns': '{monster_the} {seat_of} reste disponible.',
  'event.captured': '{seat} enferme {hero_the} : {prisoners, plural, one {# prisonnier} other {# prisonniers}}.',

  'event.healing': 'Le groupe se soigne chez {seat} : {hearts, plural, one {# cœur} other {# cœurs}}.',
  'event.no-healing':
    'Aucune créature n’a attaqué : pas de soins chez {seat}, malgré {hearts, plural, one {un cœur} other {# cœurs}}.',
  'event.healed': `{hero_the} se remet {wounds, plural, one {d’une blessure} other {de # blessures}} : ${left}.`,

  'event.fatigue': 'Fatigue chez {seat} : {printed}{less, plural, =0 {} other { moins #, donc {points}}}.',
  'event.tired': `{wounds, plural, =0 {Avancer ne coûte aucune blessure {hero_to}} one {Avancer coûte # blessure {hero_to}} other {Avancer coûte # blessures {hero_to}}}${absorbed}, ${left}.`,
  'event.fatigue-lost':
    'Personne à fatiguer chez {seat} : {points, plural, one {# point de fatigue perdu} other {# points de fatigue perdus}}.',
  'event.conquered': '{cell}, dans le donjon {seat_of}, est conquis.',
  'event.not-conquered': '{cell}, dans le donjon {seat_of}, tient bon.',
  'event.poisoned': `Le poison agit : ${wounds} pour {hero_the}${absorbed}, ${left}.`,
};
