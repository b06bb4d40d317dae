import type { Catalogue } from '@oubliette/text';
import type { events as english } from '../en/events.ts';
import { picks, space } from '../pick.ts';
import { names } from './names.ts';

const { order, title } = picks(names);
const evil = '{paysEvil, plural, =0 {} one {# point de méchanceté} other {# points de méchanceté}}';
const price = `{paysGold, plural, =0 {} other {# or}}{paysFood, plural, =0 {${evil}} one {# nourriture{paysEvil, plural, =0 {} other { et ${evil}}}} other {# nourritures{paysEvil, plural, =0 {} other { et ${evil}}}}}`;

const measure = `{title, select,
  halls {{value, plural, one {# salle} other {# salles}}}
  tunnels {{value, plural, one {# tunnel} other {# tunnels}}}
  monsters {{value, plural, one {# créature} other {# créatures}}}
  imps {{value, plural, one {# lutin} other {# lutins}}}
  riches {{value} d’or et de nourriture}
  battle {{value, plural, one {# tuile non conquise} other {# tuiles non conquises}}}
  other {une méchanceté de {value}}}`;

export const events: Catalogue<typeof english> = {
  'event.first-player': 'Le marqueur de premier joueur est chez {seat}.',
  'event.orders-dealt': '{seat} reçoit trois ordres et se passera de deux cet hiver.',
  'event.orders-dealt.mine': 'Vous recevez trois ordres : {orders}.',
  'event.orders-blocked': '{seat} se passe de ces ordres : {orders}.',
  'event.dummy-blocked': 'Le stagiaire nº {dummy} se passe de ces ordres : {orders}.',

  'event.round':
    '{season}, an {year}. {season, select, winter {Pas encore de héros : bon moment pour creuser.} spring {Les premiers héros s’agitent.} summer {Les héros apprécient le beau temps.} other {Dernier tour avant qu’ils entrent.}}',
  'event.offered': 'Cherchent un emploi : {monsters_a}. À bâtir : {rooms}.',
  'event.put-under': 'Tous les héros du même rang : {adventurer_the} passe sous la pile, et un autre est tiré.',
  'event.expected':
    'Attendus {season, select, spring {au printemps} summer {en été} other {en automne}}, du plus faible au plus fort : {adventurers}.',
  'event.event-shown': 'Annoncé pour {season_the} : {tile}.',
  'event.special-shown': 'On connaît l’événement spécial de l’année : {special}.',

  'event.dummy-ordered': `Le stagiaire nº {dummy} s’assoit : ${order} ${space}.`,
  'event.order-shown': `{seat} montre son ordre {nth} : ${order}.`,
  'event.placed': `Laquais {seat_of} : ${order} ${space}.`,
  'event.placed-for-gold': `{seat} paie {gold} or pour passer tôt : ${order} ${space}.`,
  'event.no-space': `${order} : complet. Le laquais {seat_of} reste sur sa carte.`,
  'event.no-gold': `${order} : {seat} n’a pas {gold} or pour passer tôt, le laquais reste sur la carte.`,
  'event.unused': `${order} : {seat} {able, select, true {n’en fait rien} other {ne peut rien en faire}}, le laquais revient sur sa carte.`,

  'event.traded': `{order, select,
    food {{seat} {paysGold, plural, =0 {pille un village ({paysEvil, plural, one {# point de méchanceté} other {# points de méchanceté}})} other {paie # or}} et rapporte {food, plural, one {# nourriture} other {# nourritures}}{gold, plural, =0 {} other { et # or}}.}
    reputation {{seat} {paysGold, plural, =0 {aide des vieilles dames à traverser} other {paie # or d’affiches flatteuses}}.}
    imps {{seat} paie {paysFood, plural, one {# nourriture} other {# nourritures}}{paysGold, plural, =0 {} other { et # or}} : {imps, plural, one {# nouveau lutin} other {# nouveaux lutins}}.}
    other {{seat} {paysGold, plural, =0 {trouve} other {paie # or pour}} {traps, plural, one {# piège} other {# pièges}}{paysGold, plural, =0 { que personne ne lui facture} other {}}.}}`,
  'event.spied': '{seat} regarde la carte de combat du tour {card}.',
  'event.spied.mine':
    'Votre espion rapporte : la carte de combat du tour {card} est {combatCard, select, illusion {Illusion} other {{combatCard}}}.',
  'event.trap-drawn': '{seat} tire un piège.',
  'event.trap-drawn.mine': 'Vous tirez un piège : {trap}.',
  'event.no-trap': 'Il ne reste aucun piège pour {seat}.',
  'event.traps-shuffled':
    '{cards, plural, one {# piège défaussé devient} other {# pièges défaussés deviennent}} la nouvelle pioche.',
  'event.trap-discarded': '{seat} défausse un piège, face cachée.',
  'event.trap-discarded.mine': 'Vous défaussez un piège, face cachée : {trap}.',
  'event.shown-trap-discarded': '{seat} défausse {trap_the} : tout le monde savait.',
  'event.dug': '{seat} creuse en {cell}{imps, plural, =2 {, sous l’œil d’un contremaître} other {}}.',
  'event.mined':
    '{imps, plural, one {# lutin} other {# lutins}} {seat_of}{foreman, select, true {, dont un contremaître,} other {}} {imps, plural, one {remonte} other {remontent}} {gold} or.',
  'event.hired':
    '{monster_the} emménage chez {seat}{food, plural, =0 {} one {, au prix d’# nourriture de plus pour choisir en premier} other {, au prix de # nourritures de plus pour choisir en premier}}.',
  'event.cost-paid': `{seat} paie {monster_the} : ${price}.`,
  'event.fed': '{monster_the} {seat_of} dévore {eaten_the}. Personne ne dit mot.',
  'event.built': '{seat} bâtit {room_the} en {cell}{gold, plural, =0 {, gratuitement} other { pour # or}}.',

  'event.produced':
    '{workers, plural, =0 {} one {# lutin} other {# lutins}}{trolls, plural, =0 {} other {{workers, plural, =0 {} other { et }}}}{trolls, plural, =0 {} one {# troll} other {# trolls}} {seat_of} au travail ({room}{paysFood, plural, =0 {} one {, pour # nourriture} other {, pour # nourritures}}){food, plural, =0 {} one { : # nourriture} other { : # nourritures}}{gold, plural, =0 {} other { : # or}}{imps, plural, =0 {} one { : # lutin} other { : # lutins}}{traps, plural, =0 {} one { : # piège} other { : # pièges}}{evil, plural, =0 {} other { : méchanceté #}}.',
  'event.taken-back': `{seat} reprend « ${order} ». Au tour suivant sans : {blocked}.`,

  'event.event': '{tile}, pour chacun à son tour.',
  'event.special': '{special} !',
  'event.released': '{monster_the} quitte {seat} sans salaire, et le racontera à tout le monde.',
  'event.taxed':
    '{seat} doit {owed} or pour {tiles, plural, one {# tuile} other {# tuiles}} et paie {gold}{letters, plural, =0 {} one { : # marqueur rouge} other { : # marqueurs rouges}}.',
  'event.rooms-taxed':
    '{seat} doit {owed} or pour {rooms, plural, one {# salle} other {# salles}} et paie {gold}{letters, plural, =0 {} one { : # marqueur rouge} other { : # marqueurs rouges}}.',
  'event.halved':
    '{seat} avait {what, select, food {{had, plural, one {# nourriture} other {# nourritures}}} other {{had} or}} et {lost, plural, =0 {ne perd rien} other {en perd #}}.',
  'event.strike-averted':
    '{seat} donne 1 {what, select, evil {point de méchanceté} other {{what}}} {monster_to} : le travail reprend.',
  'event.struck-work': '{monster_the} {seat_of} fait grève jusqu’à la fin du combat de l’année.',
  'event.fever':
    '{seat} a {imps, plural, one {# lutin} other {# lutins}} : {food, plural, =0 {pas de soupe} one {# nourriture pour la soupe} other {# nourritures pour la soupe}}, {lost, plural, =0 {personne de perdu} one {# lutin perdu} other {# lutins perdus}}.',
  'event.inspected':
    '{seat} a {traps, plural, one {# piège} other {# pièges}}, paie {gold} or{discarded, plural, =0 {} other { et en abandonne #}}.',
  'event.bargained': '{seat} paie {gold} or à la presse, qui parle d’un grand incompris.',
  'event.visitors':
    '{rooms, plural, =0 {{seat} n’a aucune salle à montrer : pas de visiteurs.} one {On visite # salle {seat_of} : {gold} or.} other {On visite # salles {seat_of} : {gold} or.}}',

  'event.evil':
    '{seat} : méchanceté {by, plural, =0 {toujours à {evil}} other {{by, number, ::sign-always}, désormais {evil}}}.',
  'event.dummy-evil': 'Les stagiaires : méchanceté {by, number, ::sign-always}, désormais {evil}.',
  'event.assigned':
    '{adventurer_the} a entendu parler {seat_of} (méchanceté {evil}) et se place {place, selectordinal, one {#er} other {#e}} de la file.',
  'event.dummy-assigned':
    '{adventurer_the} vient pour les stagiaires (méchanceté {evil}), décroche un stage et part pour les Terres Lointaines.',
  'event.paladin-comes':
    'Méchanceté {evil}, c’en est trop : {paladin_the} quitte sa tente et frappe à la porte du donjon {seat_of}.',
  'event.paladin-moves': '{paladin_the} quitte {seat} pour {toSeat}, qui est pire : méchanceté {evil}.',
  'event.paladin-gone': '{paladin_the} rentre chez lui.',

  'event.first-passes': 'Le marqueur de premier joueur passe {seat_to}.',
  'event.second-year': 'La seconde année commence. Le marqueur de premier joueur est chez {seat}.',
  'event.title': `${title} : {seats} avec ${measure}, {points, plural, one {# point} other {# points}}{seats, plural, =1 {} other { chacun}}.`,
  'event.licensed':
    '{seats, plural, =0 {Personne n’obtient cette fois le permis de seigneur de donjon.} =1 {{seats} obtient le permis de seigneur de donjon.} other {{seats} obtiennent le permis de seigneur de donjon.}}',
  'event.game-over':
    '{seats, plural, =1 {{seats} devient Seigneur des Bas-fonds} other {{seats} deviennent ensemble Seigneurs des Bas-fonds}}, avec {points, plural, one {# point} other {# points}}.',
};
