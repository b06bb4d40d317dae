import type { Catalogue } from '@oubliette/text';
import type { events as english } from '../en/events.ts';

/** Ce qui s’est passé. */
export const events: Catalogue<typeof english> = {
  'event.main-chosen': '{seat} garde une quête et rend l’autre.',
  'event.main-chosen.mine': 'Votre quête principale : {quest}.',
  'event.character': '{seat} est {character_the}.',
  'event.sworn-enemy': '{seat} jure une haine : {enemy}.',
  'event.start-roll': '{seat} fait {pips}.',
  'event.starts': '{seat} commence.',
  'event.round': 'Tour de table {round}. {seat} l’ouvre.',
  'event.pot': 'Une gemme au Pot, qui en tient {gems}.',
  'event.turn': 'Au tour {seat_of}.',
  'event.fate-rested': 'Le destin {seat_of} est de nouveau droit.',
  'event.exhausted': 'Le Donjon est vide. Même les rats sont partis.',
  'event.target': '{seat} a {trophies} trophées. La fin est proche.',
  'event.ended': 'On retourne les quêtes, on compte les trophées.',
  'event.bought': '{seat} achète {item_the} pour {gems, plural, one {# gemme} other {# gemmes}}.',
  'event.temple': '{seat} paie {gems} gemmes au Temple.',
  'event.guild': '{seat} paie {gems, plural, one {# gemme} other {# gemmes}} à la Guilde.',
  'event.quest-kept': '{seat} garde une quête, face cachée.',
  'event.quest-kept.mine': 'Vous gardez {quest_the}.',
  'event.trophy-bought': '{seat} achète un trophée pour {gems} gemmes. On le croirait vrai.',
  'event.wears': '{seat} porte {item_the}.',
  'event.returned': 'Personne n’a voulu {item_of} {seat_of} : retour à l’envoyeur.',
  'event.claimed':
    '{seat} montre {quest_the}, {main, select, true {sa quête principale} other {une quête secondaire}} : {trophies, plural, one {# trophée} other {# trophées}}{gems, plural, =0 {} one { et # gemme} other { et # gemmes}}.',
  'event.too-early': '{seat} croise {card_the}, qui dédaigne encore de si petites proies. On mélange la pile.',
  'event.drawn': '{seat} tire : {card}.',
  'event.found': '{seat} {gems, plural, =0 {ne trouve rien} one {trouve # gemme} other {trouve # gemmes}}.',
  'event.rolled-chest': '{seat} lance le dé vert : {pips}.',
  'event.messenger':
    '{seat} {kept, select, true {garde la quête du messager} other {laisse la quête du messager à la Guilde}}.',
  'event.messenger.mine': 'La quête du messager : {quest}. Vous {kept, select, true {la gardez} other {la laissez}}.',
  'event.crossroads': '{seat} choisit le chemin {card_of}.',
  'event.crossroads-left': '{seat} regarde autour de soi, et rentre.',
  'event.toll-paid': '{seat} paie l’octroi : {gems} gemmes.',
  'event.shared': '{seat} en a trop et donne {gems, plural, one {# gemme} other {# gemmes}} à {toSeat}.',
  'event.fled':
    '{seat} {gems, plural, =0 {laisse {monster_the} en paix} other {paie # gemme, et laisse {monster_the} en paix}}.',
  'event.dice': '{seat} lance : vert {green}, rouge {red}.',
  'event.totals': '{green} contre {red} : {won, select, true {{monster_the} tombe} other {{monster_the} l’emporte}}.',
  'event.won':
    '{seat} prend {gems, plural, =0 {zéro gemme} one {# gemme} other {# gemmes}} et {trophies, plural, =0 {aucun trophée} one {# trophée} other {# trophées}}.',
  'event.split':
    '{seat} laisse à {toSeat} {gems, plural, =0 {zéro gemme} one {# gemme} other {# gemmes}}, {trophies, plural, =0 {aucun trophée} one {# trophée} other {# trophées}} et {card, select, true {la carte {monster_of}} other {aucune carte}}.',
  'event.prize': 'Dans le trésor : {item}. {seat} s’en saisit.',
  'event.wished':
    '{seat} fait le vœu : {wish, select, gems {des gemmes et la santé} trophy {un trophée} other {{wish}}}.',
  'event.petrified': '{seat} est raide de peur, et l’allié de personne jusqu’à son prochain tour.',
  'event.pilfered': 'Le gobelin garde {gems} gemme {seat_of}.',
  'event.announced': '{seat} boucle {item_the}.',
  'event.spent': '{item_the} {seat_of} tombe en morceaux.',
  'event.rerolled': '{seat} relance : {pips} au lieu de {before}.',
  'event.wounded':
    '{seat} {wounds, plural, =0 {ne saigne pas davantage} one {reçoit # blessure} other {reçoit # blessures}}.',
  'event.healed': '{seat} guérit {wounds, plural, one {# blessure} other {# blessures}}.',
  'event.webbed': '{seat} ôte des toiles d’une plaie au lieu de guérir.',
  'event.cursed': 'La malédiction se pose sur {seat}.',
  'event.uncursed': 'La malédiction lâche {seat}.',
  'event.fury': '{seat} entre en Fureur : +1 de puissance.',
  'event.calm': '{seat} se calme.',
  'event.pocketed': '{seat} empoche {gems} gemme.',
  'event.challenge': '« L’Arène est ouverte ! » {seat} défie {toSeat}.',
  'event.arena-dice': '{seat} lance vert {green}, {toSeat} rouge {red}.',
  'event.hand':
    '{seat} ouvre la main : {side, select, attacker {le jeton de l’attaquant} defender {le jeton du défenseur} other {rien}}.',
  'event.arena-totals': '{green} contre {red} : {seat} gagne l’Arène.',
  'event.arena-trophy': '{seat} marque un trophée.',
  'event.pot-won': '{seat} vide le Pot : {gems, plural, one {# gemme} other {# gemmes}}.',
  'event.nothing-to-plunder': '{seat} retourne les poches {toSeat_of} : rien.',
  'event.plundered-gems': '{seat} prend {gems, plural, one {# gemme} other {# gemmes}} à {toSeat}.',
  'event.plundered': '{seat} prend {thing_the} à {toSeat}.',
  'event.light-fingers': '{seat} a les doigts légers, et {toSeat} {gems} gemme de moins.',
  'event.offered':
    '{seat} fait à {toSeat} l’offre nᵒ {offer}{give, plural, =0 {} other { ; donne {give}}}{ask, plural, =0 {} other { ; veut {ask}}}{askWord, plural, =0 {} other { ; veut la promesse : {askWord}}}{promise, plural, =0 {} other { ; promet {promise}}}.',
  'event.countered':
    '{seat} répond à l’offre nᵒ {answers} {toSeat_of} par la nᵒ {offer}{give, plural, =0 {} other { ; donne {give}}}{ask, plural, =0 {} other { ; veut {ask}}}{askWord, plural, =0 {} other { ; veut la promesse : {askWord}}}{promise, plural, =0 {} other { ; promet {promise}}}.',
  'event.signed': '{seat} signe l’offre nᵒ {offer} {toSeat_of}.',
  'event.exchanged':
    'Cela change de main devant tous{give, plural, =0 {} other { : {seat} donne à {toSeat} {give}}}{ask, plural, =0 {} other { ; {toSeat} donne à {seat} {ask}}}.',
  'event.refused':
    '{seat} refuse l’offre nᵒ {offer} {toSeat_of}{reason, select, price { : « Trop cher. »} trust { : « Je vous connais. »} wounds { : « Je saigne assez. »} plans { : « J’ai d’autres projets. »} leader { : « Vous menez déjà. »} unheard {, à voix basse.} other {, sans un mot.}}',
  'event.withdrawn': '{seat} retire l’offre nᵒ {offer} à {toSeat}.',
  'event.offer-fell': 'L’offre nᵒ {offer} {seat_of} à {toSeat} tombe : quelque chose y manque.',
  'event.offer-fell.mine':
    'L’offre nᵒ {offer} {seat_of} à {toSeat} tombe : {missing, select, gems {pas assez de gemmes} item {l’objet n’y est plus} spoils {la dépouille n’y est plus} quest {plus de quête, ou plus de place pour elle} other {le sol a bougé}}.',
  'event.offer-expired': 'L’offre nᵒ {offer} {seat_of} à {toSeat} ne vaut plus.',
  'event.enough': '{seat} en a assez entendu {toSeat_of}.',
  'event.allied': '{seat} se bat aux côtés {toSeat_of}.',
  'event.quest-passed': '{seat} glisse une quête à {toSeat}, face cachée.',
  'event.quest-passed.mine': '{seat} glisse à {toSeat} {quest_the}.',
  'event.handed-over': '{seat} remet à {toSeat} {thing}.',
  'event.judged':
    'Ligne {line}, la parole {seat_of} à {toSeat} : {verdict, select, kept {tenue} broken {rompue} void {nulle} released {déliée} other {nul ne saura jamais}}.',
};
