import { picks, space } from '../pick.ts';
import { names } from './names.ts';

const { order, title } = picks(names);
/** A creature's cost is gold, or evil, or food with or without evil. */
const price =
  '{paysGold, plural, =0 {} other {# gold}}{paysFood, plural, =0 {{paysEvil, plural, =0 {} other {# evil}}} other {# food{paysEvil, plural, =0 {} other { and # evil}}}}';

/** What a title counts. */
const measure = `{title, select,
  halls {{value, plural, one {# room} other {# rooms}}}
  tunnels {{value, plural, one {# tunnel} other {# tunnels}}}
  monsters {{value, plural, one {# creature} other {# creatures}}}
  imps {{value, plural, one {# imp} other {# imps}}}
  riches {{value} gold and food}
  battle {{value, plural, one {# unconquered tile} other {# unconquered tiles}}}
  other {evil {value}}}`;

/** The story of building, with its arithmetic. */
export const events = {
  'event.first-player': '{seat} is first player.',
  'event.orders-dealt': '{seat} is dealt three orders and does without two of them this winter.',
  'event.orders-dealt.mine': 'You are dealt three orders: {orders}.',
  'event.orders-blocked': '{seat} does without these orders: {orders}.',
  'event.dummy-blocked': 'Trainee no. {dummy} does without these orders: {orders}.',

  'event.round':
    '{season}, year {year}. {season, select, winter {No heroes yet: a good time to dig.} spring {The first heroes stir.} summer {Heroes like the weather.} other {The last round before they come in.}}',
  'event.offered': 'Looking for work: {monsters_a}. For sale: {rooms}.',
  'event.put-under': 'All heroes of the same rank: the {adventurer} goes under the stack, and another is drawn.',
  'event.expected': 'Expected in {season}, weakest first: {adventurers}.',
  'event.event-shown': 'Announced for {season}: {tile}.',
  'event.special-shown': 'The special event of this year is known: {special}.',

  'event.dummy-ordered': `Trainee no. {dummy} sits down on ${order} ${space}.`,
  'event.order-shown': `{seat} shows order {nth}: ${order}.`,
  'event.placed': `A minion of {seat} takes ${order} ${space}.`,
  'event.placed-for-gold': `{seat} pays {gold} gold to be early: ${order} ${space}.`,
  'event.no-space': `${order} is full. The minion of {seat} stays on the card.`,
  'event.no-gold': `{seat} lacks the {gold} gold to be early: the minion stays on the card of ${order}.`,
  'event.unused': `{seat} {able, select, true {makes no use of} other {cannot use}} ${order}. The minion goes back to its card.`,

  'event.traded': `{order, select,
    food {{seat} {paysGold, plural, =0 {raids a village ({paysEvil} evil)} other {pays # gold}} and carries home {food} food{gold, plural, =0 {} other { and # gold}}.}
    reputation {{seat} {paysGold, plural, =0 {helps old ladies across the road} other {pays # gold for flattering posters}}.}
    imps {{seat} pays {paysFood} food{paysGold, plural, =0 {} other { and # gold}}: {imps, plural, one {# new imp} other {# new imps}}.}
    other {{seat} {paysGold, plural, =0 {finds} other {pays # gold for}} {traps, plural, one {# trap} other {# traps}}{paysGold, plural, =0 { nobody wants money for} other {}}.}}`,
  'event.spied': '{seat} looks at the combat card of round {card}.',
  'event.spied.mine':
    'Your spy reports: the combat card of round {card} is {combatCard, select, illusion {Illusion} other {{combatCard}}}.',
  'event.trap-drawn': '{seat} draws a trap.',
  'event.trap-drawn.mine': 'You draw a trap: {trap}.',
  'event.no-trap': 'There is no trap left for {seat}.',
  'event.traps-shuffled':
    '{cards, plural, one {# discarded trap becomes} other {# discarded traps become}} the new deck.',
  'event.trap-discarded': '{seat} discards a trap, face down.',
  'event.trap-discarded.mine': 'You discard a trap, face down: {trap}.',
  'event.shown-trap-discarded': '{seat} discards the {trap}, which everybody had seen.',
  'event.dug': '{seat} digs {cell}{imps, plural, =2 {, with a foreman looking on} other {}}.',
  'event.mined':
    '{imps, plural, one {# imp} other {# imps}} of {seat}{foreman, select, true {, one of them as foreman,} other {}} {imps, plural, one {brings} other {bring}} up {gold} gold.',
  'event.hired':
    'The {monster} moves in with {seat}{food, plural, =0 {} other {, who paid # food more to choose first}}.',
  'event.cost-paid': `{seat} pays for the {monster}: ${price}.`,
  'event.fed': 'The {monster} of {seat} eats the {eaten}. Nobody says a word.',
  'event.built': '{seat} builds the {room} at {cell}{gold, plural, =0 {, for nothing} other { for # gold}}.',

  'event.produced':
    '{workers, plural, =0 {} one {# imp} other {# imps}}{trolls, plural, =0 {} other {{workers, plural, =0 {} other { and }}}}{trolls, plural, =0 {} one {# troll} other {# trolls}} of {seat} at work in the {room}{paysFood, plural, =0 {} other {, for # food}}{food, plural, =0 {} other {: # food}}{gold, plural, =0 {} other {: # gold}}{imps, plural, =0 {} one {: # imp} other {: # imps}}{traps, plural, =0 {} one {: # trap} other {: # traps}}{evil, plural, =0 {} other {: evil #}}.',
  'event.taken-back': `{seat} takes ${order} back. Next round without: {blocked}.`,

  'event.event': '{tile}, for everybody in turn.',
  'event.special': '{special}!',
  'event.released': 'The {monster} leaves {seat} unpaid, and will tell everybody.',
  'event.taxed':
    '{seat} owes {owed} gold for {tiles, plural, one {# tile} other {# tiles}} and pays {gold}{letters, plural, =0 {} one {: # red marker} other {: # red markers}}.',
  'event.rooms-taxed':
    '{seat} owes {owed} gold for {rooms, plural, one {# room} other {# rooms}} and pays {gold}{letters, plural, =0 {} one {: # red marker} other {: # red markers}}.',
  'event.halved': '{seat} had {had} {what} and loses {lost, plural, =0 {nothing} other {#}}.',
  'event.strike-averted': '{seat} gives the {monster} 1 {what}, and it goes back to work.',
  'event.struck-work': 'The {monster} of {seat} strikes until this year’s combat is over.',
  'event.fever':
    '{seat} has {imps, plural, one {# imp} other {# imps}}: {food, plural, =0 {no soup} other {# food for soup}}, {lost, plural, =0 {nobody lost} one {# imp lost} other {# imps lost}}.',
  'event.inspected':
    '{seat} has {traps, plural, one {# trap} other {# traps}}, pays {gold} gold{discarded, plural, =0 {} other { and gives # away}}.',
  'event.bargained': '{seat} pays the press {gold} gold and is called misunderstood.',
  'event.visitors':
    '{rooms, plural, =0 {{seat} has no room to show: no visitors.} one {Visitors admire # room of {seat}: {gold} gold.} other {Visitors admire # rooms of {seat}: {gold} gold.}}',

  'event.evil': '{seat}: evil {by, plural, =0 {stays at {evil}} other {{by, number, ::sign-always}, now {evil}}}.',
  'event.dummy-evil': 'The trainees: evil {by, number, ::sign-always}, now {evil}.',
  'event.assigned':
    'The {adventurer} has heard of {seat} (evil {evil}) and stands {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in line.',
  'event.dummy-assigned':
    'The {adventurer} comes for the trainees (evil {evil}), finds an internship and leaves for the Far Lands.',
  'event.paladin-comes': 'Evil {evil} is too much: the {paladin} leaves his tent and knocks at the door of {seat}.',
  'event.paladin-moves': 'The {paladin} leaves {seat} for {toSeat}, who is worse: evil {evil}.',
  'event.paladin-gone': 'The {paladin} goes home.',

  'event.first-passes': '{seat} is first player now.',
  'event.second-year': 'The second year begins. {seat} is first player.',
  'event.title': `${title}: {seats} with ${measure}, {points, plural, one {# point} other {# points}}{seats, plural, one {} other { each}}.`,
  'event.licensed':
    '{seats, plural, =0 {Nobody earns a dungeon lord’s licence this time.} one {{seats} earns a dungeon lord’s licence.} other {{seats} earn a dungeon lord’s licence.}}',
  'event.game-over':
    '{seats, plural, one {{seats} is the Underlord} other {{seats} are Underlords together}}, with {points, plural, one {# point} other {# points}}.',
} as const;
