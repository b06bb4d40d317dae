import { type Catalogue, defineTexts } from '@oubliette/text';

/** A catalogue as a game writes it, for the tests of this package. */
export const en = {
  'game.name': 'The Cellar',
  'ask.dig': 'Choose where to dig, {count, plural, one {# tunnel is} other {# tunnels are}} left.',
  'ask.dig.other': '{seat} digs.',
  'ask.dig.hint': 'A tunnel must touch another.',
  'ask.rest': 'Rest or go on.',
  'option.pass': 'Pass',
  'option.rest.sleep': 'Sleep in the straw',
  'option.hire.*': 'Hire {0_a} for {1, plural, one {# coin} other {# coins}}',
  'option.give.*': 'Give to {0_seat}',
  'name.goblin': 'goblin',
  'name.orc': 'orc',
  'name.gold': 'gold',
  'name.rats': 'rats',
  'name.mordax': 'Mordax',
  'event.paid': '{seat} pays {gold, plural, =0 {nothing} one {# coin} other {# coins}}.',
  'event.paid.mine': 'You pay {gold} from your secret purse.',
  'event.bitten': '{monster_a} bites {seat}.',
  'event.fled': '{monsters, plural, one {A monster flees} other {# monsters flee}}: {monsters}.',
  'event.gift': '{fromSeat} gives the treasure of the {monster} to {toSeats}.',
  'event.feast': 'It was {kind, select, goblin {a great {kind} feast} other {a feast}}.',
  'event.dawn': 'The {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} day breaks.',
  'event.won': '{winners_seats} won.',
  'event.lit': 'Torches: {lit}.',
  'refuse.CE-DIG-2': 'There is no room for {need, number} tunnels.',
  'view.gold': 'Gold',
} as const;

export const fr: Catalogue<typeof en> = {
  'game.name': 'La Cave',
  'ask.dig': 'Choisissez où creuser, il reste {count, plural, one {# tunnel} other {# tunnels}}.',
  'ask.dig.other': '{seat} creuse.',
  'ask.dig.hint': 'Un tunnel doit en toucher un autre.',
  'ask.rest': 'Reposez-vous ou continuez.',
  'option.pass': 'Passer',
  'option.rest.sleep': 'Dormir dans la paille',
  'option.hire.*': 'Engager {0_a} pour {1, plural, one {# pièce} other {# pièces}}',
  'option.give.*': 'Donner à {0_seat}',
  'name.goblin': 'gobelin',
  'name.goblin.the': 'le gobelin',
  'name.goblin.a': 'un gobelin',
  'name.orc': 'orc',
  'name.orc.the': 'l’orc',
  'name.orc.a': 'un orc',
  'name.gold': 'or',
  'name.gold.of': 'd’or pur',
  'name.rats': 'rats',
  'name.rats.the': 'les rats',
  'name.mordax': 'Mordax',
  'event.paid': '{seat} paie {gold, plural, =0 {rien} one {# pièce} other {# pièces}}.',
  'event.paid.mine': 'Vous payez {gold} de votre bourse secrète.',
  'event.bitten': '{monster_the} mord {seat}.',
  'event.fled': '{monsters, plural, =1 {Un monstre fuit} other {# monstres fuient}} : {monsters_the}.',
  'event.gift': '{fromSeat} donne le trésor {monster_of} {toSeats_to}.',
  'event.feast': 'C’était {kind, select, goblin {un grand festin de {kind}} other {un festin}}.',
  'event.dawn': 'Le {day, selectordinal, one {#er} other {#e}} jour se lève.',
  'event.won': '{winners_seats} ont gagné.',
  'event.lit': 'Torches : {lit}.',
  'refuse.CE-DIG-2': 'Il n’y a pas la place pour {need, number} tunnels.',
  'view.gold': 'Or',
};

const rulesMd = `# The Cellar

## Foreword

A game in the dark.

## Digging (CE-DIG)

In this chapter you dig.

- **CE-DIG-1** A tunnel touches
  another tunnel.
- **CE-DIG-2** A cellar holds twelve tunnels.

## The end (CE-END)

- **CE-END-1** The game ends at dawn.
`;

const reglesMd = `# La Cave

## Creuser (CE-DIG)

- **CE-DIG-1** Un tunnel en touche un autre.
- **CE-DIG-2** Une cave contient douze tunnels.

## La fin (CE-END)

- **CE-END-1** La partie finit à l’aube.
`;

export const rules = { en: rulesMd, fr: reglesMd } as const;
export const texts = defineTexts({ en, fr, rules });
