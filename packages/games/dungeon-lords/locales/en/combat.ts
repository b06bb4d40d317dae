/** The card shares its id with the adventurer it conjures up, who is no proper name. */
const card = '{card, select, illusion {Illusion} other {{card}}}';
const wounds = '{wounds, plural, =0 {no wound} one {# wound} other {# wounds}}';
const left = '{left, plural, =0 {and that was that} one {# hit point left} other {# hit points left}}';
const absorbed = '{absorbed, plural, =0 {} other {, # absorbed by the shield}}';
const price =
  '{gold, plural, =0 {} other {, # gold}}{food, plural, =0 {} other {, # food}}{imps, plural, =0 {} one {, # imp} other {, # imps}}';

/** What combat asks and tells, blow by blow. */
export const combat = {
  'ask.lose-prisoner': 'A prisoner walks free. Which one?',
  'ask.lose-prisoner.other': '{seat} lets a prisoner go.',
  'ask.plan-tile': 'Combat round {round}: where do you meet them?',
  'ask.plan-tile.other': '{seat} plans the defence.',
  'ask.plan-trap':
    'Which trap do you lay at {cell}{gold, plural, =0 {} other {, for # gold}}? There is space for {left}.',
  'ask.plan-trap.other': '{seat} plans the defence.',
  'ask.plan-creature':
    'Whom do you send to {cell}? {left, plural, =0 {No more monsters, but ghosts.} one {# monster at most, and any ghosts.} other {# monsters at most, and any ghosts.}}',
  'ask.plan-creature.other': '{seat} plans the defence.',
  'ask.first-trap': 'Which trap springs first?',
  'ask.first-trap.other': '{seat} decides which trap springs first.',
  'ask.trap-target': 'At whom do you shoot the {trap}, for {damage}?',
  'ask.trap-target.other': '{seat} takes aim.',
  'ask.attack': 'Who attacks now, and how?',
  'ask.attack.other': '{seat} sends a creature forward.',
  'ask.target': 'Whom does the {monster} hit for {damage}?',
  'ask.target.other': '{seat} picks a victim.',
  'ask.word-of-peace': 'Word of Peace: withdraw all your monsters ({monsters}), or gain {evil} evil?',
  'ask.word-of-peace.other': '{seat} listens to a sermon.',
  'ask.suggestion': 'Suggestion: the {monster} would rather go home. Pay its cost again or withdraw it?',
  'ask.suggestion.other': '{seat} argues with the {monster}.',
  'ask.aura-of-fear': 'Aura of Fear: which of your monsters runs?',
  'ask.aura-of-fear.other': '{seat} sees a monster tremble.',
  'ask.metamorphosis': 'Metamorphosis: which of your monsters becomes a sheep?',
  'ask.metamorphosis.other': '{seat} hears a bleat coming.',
  'ask.dimensional-gate': 'Dimensional Gate: pay {gold} gold, or which monster is gone for good?',
  'ask.dimensional-gate.other': '{seat} holds on to the furniture.',

  'option.done': 'That is all',
  'option.plan-trap.done': 'No more traps',
  'option.plan-tile.*': '{0}',
  'option.trap-target.*': '{0} ({1, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in line)',
  'option.target.*': '{0} ({1, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in line)',
  'option.attack.goblin:stab': 'Goblin: 2 to the head',
  'option.attack.slime:splash': 'Slime: 1 to everybody',
  'option.attack.slime:clog': 'Slime: no attack, no conquest',
  'option.attack.ghost:chill': 'Ghost: 2, not to the head',
  'option.attack.troll:club': 'Troll: 3 to the head',
  'option.attack.troll:feast': 'Troll: 4 to the head, for 1 food',
  'option.attack.witch:curse': 'Witch: 4 to the head',
  'option.attack.witch:hexes': 'Witch: 1 and 1, to anybody',
  'option.attack.vampire:bite': 'Vampire: 3, not to a priest',
  'option.attack.vampire:sip': 'Vampire: 2, not to a priest, and ready again',
  'option.attack.golem:fist': 'Golem: 4 to the head, and ready again',
  'option.attack.dragon:breath': 'Dragon: 2 to everybody, no healing',
  'option.attack.demon:gore': 'Demon: 7 to anybody, no conquest',
  'option.attack.*': '{0}, for now a sheep: 1 to the head',
  'option.withdraw': 'Withdraw',
  'option.word-of-peace.evil': 'Gain 2 evil',
  'option.pay': 'Pay',
  'option.dimensional-gate.pay': 'Pay 1 gold',

  'event.combat': 'Autumn of year {year} is over. The heroes come in.',
  'event.combat-round': 'Combat round {round}.',
  'event.no-tile':
    '{seat} has nothing left to conquer{prisoners, plural, =0 { and no prisoner to lose} other {: a prisoner walks free}}.',
  'event.prisoner-lost': 'The {hero} leaves the prison of {seat} for the Far Lands.',
  'event.plan-shown':
    '{seat} sends {creatures, plural, =0 {nobody} other {{creatures_a}}} to {cell}{traps, plural, =0 {} other {{creatures, plural, =0 {, but lays} other { and lays}}}}{traps, plural, =0 {} one { # hidden trap} other { # hidden traps}}.',
  'event.combat-card': `The combat card of round {round}: ${card}, fatigue {fatigue}.`,
  'event.fight': 'The fight for {cell} in the dungeon of {seat}. In line: {heroes}.',
  'event.party-gone':
    'Nobody stands before the dungeon of {seat} any more.{creatures, plural, =0 {} other { Not needed and still ready: {creatures}.}}{traps, plural, =0 {} one { # trap goes back to the hand.} other { # traps go back to the hand.}}',
  'event.heroes-leave': 'Out of the dungeon of {seat}, with something to tell: {heroes}.',
  'event.combat-over': 'The combat of year {year} is over. Everybody in the lairs may rest.',

  'event.trap-sprung': `{seat} springs a trap: {trap}${price}.`,
  'event.trap-unpaid': `{seat} cannot pay for the {trap}${price}: it does nothing and goes back to the hand.`,
  'event.trap-hits': `The {trap} deals {damage} to the {hero}{stopped, plural, =0 {} one {, detection stops # of it} other {, detection stops # of it}}: ${wounds}, ${left}.`,
  'event.trap-misses': 'The {trap} hits nobody.',
  'event.spells-blocked': 'The {hero} has lost the thread: no spell this round.',
  'event.healing-blocked': 'The {by} sees to it: no healing this round.',
  'event.conquest-blocked': 'The {by} sees to it: no fatigue and no conquest this round.',

  'event.spell': `Magic {magic}, and {needed} will do: the party at {seat}’s casts ${card}.`,
  'event.no-spell': `Magic {magic}, and it takes {needed}: no ${card} at {seat}’s.`,
  'event.spell-stopped': `The {by} of {seat} stops the spell: ${card}.`,
  'event.no-effect': `${card} has no effect at {seat}’s.`,
  'event.withdrawn': 'The {monster} of {seat} goes back to the lair, ready as before.',
  'event.shield':
    'A shield before the party at {seat}’s: the next {points, plural, one {point of damage is} other {# points of damage are}} absorbed.',
  'event.invisible': 'Now you see them, now you do not, at {seat}’s: {heroes}.',
  'event.imps-lost':
    '{seat} loses {imps, plural, one {# imp} other {# imps}}, {left, plural, one {# is} other {# are}} left.',
  'event.treasure-lost': '{seat} loses 1 {what}, {left} left.',
  'event.sheep': 'The {monster} of {seat} is a sheep. It looks surprised.',
  'event.rage': 'Blind rage at {seat}’s. They see nobody but the head: {monsters}.',
  'event.fattened':
    'The {hero} eats well: {points, plural, one {# hit point} other {# hit points}} more, {health} in all.',
  'event.illusion': 'Somebody who is not there leads the party at {seat}’s.',
  'event.illusion-gone': 'The illusion at {seat}’s is gone.',
  'event.courage': 'They sing at {seat}’s: {points} fatigue less.',
  'event.gate-paid': '{seat} pays {gold} gold and closes the gate.',
  'event.gate-takes': 'The {monster} of {seat} is gone through the gate, for good.',

  'event.attack': `{attack, select,
    stab {The {monster} of {seat} stabs.}
    splash {The {monster} of {seat} splashes everybody.}
    clog {The {monster} of {seat} fills the corridor, wall to wall.}
    chill {The {monster} of {seat} reaches past the head.}
    club {The {monster} of {seat} swings its club.}
    feast {The {monster} of {seat} eats {paysFood} food and swings its club.}
    curse {The {monster} of {seat} curses the head.}
    hexes {The {monster} of {seat} throws two hexes.}
    bite {The {monster} of {seat} bites.}
    sip {The {monster} of {seat} takes a sip.}
    fist {The {monster} of {seat} lowers a fist.}
    breath {The {monster} of {seat} breathes out.}
    gore {The {monster} of {seat} lowers its horns.}
    other {The {monster} of {seat} bleats as wickedly as it can.}}`,
  'event.hit': `The {monster} deals {damage}{bonus, plural, =0 {} other {, # of it for the room,}} to the {hero}${absorbed}: ${wounds}, ${left}.`,
  'event.cannot-attack':
    'The {monster} of {seat} finds nobody to attack {stays, select, true {and stays ready} other {and is done all the same}}.',
  'event.returns': 'The {monster} of {seat} is ready again.',
  'event.captured': '{seat} locks up the {hero}: {prisoners, plural, one {# prisoner} other {# prisoners}}.',

  'event.healing': 'The party at {seat}’s heals: {hearts, plural, one {# heart} other {# hearts}}.',
  'event.no-healing':
    'No creature attacked, so nobody heals at {seat}’s, for all {hearts, plural, one {its one heart} other {its # hearts}}.',
  'event.healed': `The {hero} gets over {wounds, plural, one {# wound} other {# wounds}}: ${left}.`,

  'event.fatigue': 'Fatigue at {seat}’s: {printed}{less, plural, =0 {} other { less #, so {points}}}.',
  'event.tired': `Walking on costs the {hero} ${wounds}${absorbed}, ${left}.`,
  'event.fatigue-lost': 'Nobody to tire at {seat}’s: {points} fatigue lost.',
  'event.conquered': '{cell} in the dungeon of {seat} is conquered.',
  'event.not-conquered': '{cell} in the dungeon of {seat} holds.',
  'event.poisoned': `The poison works: ${wounds} for the {hero}${absorbed}, ${left}.`,
} as const;
