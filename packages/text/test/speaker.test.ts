import { defineTexts, type Params, type Speaker, speaker, type Texts } from '@oubliette/text';
import { describe, expect, test } from 'vitest';
import { texts } from './cellar.ts';

const table = { seats: ['Malvina', 'Grognard', 'Élise'], me: 0 };
const en = speaker(texts, 'en', table);
const fr = speaker(texts, 'fr', table);

describe('events', () => {
  const paid = (gold: number) => ({ type: 'paid', rule: 'CE-PAY-1', seat: 1, gold });

  test('a plural follows the language: French counts zero as singular', () => {
    expect([0, 1, 2].map((n) => en.event(paid(n)))).toEqual([
      'Grognard pays nothing.',
      'Grognard pays 1 coin.',
      'Grognard pays 2 coins.',
    ]);
    expect([0, 1, 2].map((n) => fr.event(paid(n)))).toEqual([
      'Grognard paie rien.',
      'Grognard paie 1 pièce.',
      'Grognard paie 2 pièces.',
    ]);
    const left = (t: Speaker, count: number) => t.ask({ kind: 'dig', seat: 0, about: { count } });
    expect(left(en, 0)).toBe('Choose where to dig, 0 tunnels are left.');
    expect(left(fr, 0)).toBe('Choisissez où creuser, il reste 0 tunnel.');
  });

  test('who heard the secret part gets the sentence for it, where there is one', () => {
    expect(en.event({ ...paid(3), mine: true })).toBe('You pay 3 from your secret purse.');
    expect(fr.event({ ...paid(3), mine: true })).toBe('Vous payez 3 de votre bourse secrète.');
    expect(en.event({ type: 'bitten', rule: 'CE-1', seat: 1, monster: 'orc', mine: true })).toBe(
      'An orc bites Grognard.',
    );
  });

  test('a name takes its form, and a capital at the start of the sentence', () => {
    const bitten = (t: Speaker, monster: string) => t.event({ type: 'bitten', rule: 'CE-1', seat: 0, monster });
    expect(bitten(en, 'goblin')).toBe('A goblin bites Malvina.');
    expect(bitten(fr, 'goblin')).toBe('Le gobelin mord Malvina.');
    expect(bitten(fr, 'orc')).toBe('L’orc mord Malvina.');
    expect(bitten(fr, 'mordax')).toBe('Mordax mord Malvina.');
    expect(bitten(fr, 'wyrm7')).toBe('wyrm7 mord Malvina.');
    expect(speaker(texts, 'fr', { seats: ['grognard'] }).event(paid(0))).toBe('Place 2 paie rien.');
    expect(speaker(texts, 'fr', { seats: ['', 'grognard'] }).event(paid(0))).toBe('grognard paie rien.');
  });

  test('French merges de and à with the article, or elides before a person', () => {
    const gift = (monster: string, fromSeat: number, ...toSeats: number[]) =>
      fr.event({ type: 'gift', rule: 'CE-2', monster, fromSeat, toSeats });
    expect(gift('goblin', 0, 1)).toBe('Malvina donne le trésor du gobelin à Grognard.');
    expect(gift('orc', 2, 0, 1)).toBe('Élise donne le trésor de l’orc à Malvina et à Grognard.');
    expect(gift('rats', 0, 1)).toBe('Malvina donne le trésor des rats à Grognard.');
    expect(gift('mordax', 0, 1)).toBe('Malvina donne le trésor de Mordax à Grognard.');
    expect(gift('gold', 0, 1)).toBe('Malvina donne le trésor d’or pur à Grognard.');
    expect(en.event({ type: 'gift', rule: 'CE-2', monster: 'orc', fromSeat: 2, toSeats: [0, 1] })).toBe(
      'Élise gives the treasure of the orc to Malvina and Grognard.',
    );
  });

  test('a list is counted by a plural and written as a list', () => {
    const fled = (t: Speaker, ...monsters: string[]) => t.event({ type: 'fled', rule: 'CE-3', monsters });
    expect(fled(en, 'orc')).toBe('A monster flees: orc.');
    expect(fled(en, 'orc', 'goblin', 'rats')).toBe('3 monsters flee: orc, goblin and rats.');
    expect(fled(fr, 'orc', 'goblin', 'rats')).toBe('3 monstres fuient\u00a0: l’orc, le gobelin et les rats.');
    expect(fled(en)).toBe('0 monsters flee: nothing.');
    expect(fled(fr)).toBe('0 monstres fuient\u00a0: rien.');
    expect(en.event({ type: 'gift', rule: 'CE-2', monster: 'orc', fromSeat: 0, toSeats: [] })).toBe(
      'Malvina gives the treasure of the orc to nobody.',
    );
  });

  test('a select reads the id while the sentence writes its name', () => {
    expect(fr.event({ type: 'feast', rule: 'CE-4', kind: 'goblin' })).toBe('C’était un grand festin de gobelin.');
    expect(fr.event({ type: 'feast', rule: 'CE-4', kind: 'orc' })).toBe('C’était un festin.');
  });

  test('first, second and third have their own plurals', () => {
    const dawn = (t: Speaker, day: number) => t.event({ type: 'dawn', rule: 'CE-END-1', day });
    expect([1, 2, 3, 4].map((day) => dawn(en, day).slice(4, 7))).toEqual(['1st', '2nd', '3rd', '4th']);
    expect([dawn(fr, 1), dawn(fr, 2)]).toEqual(['Le 1er jour se lève.', 'Le 2e jour se lève.']);
  });

  test('any parameter can be read as seats, and people keep their small letters', () => {
    const small = speaker(texts, 'fr', { seats: ['ana', 'bob'] });
    expect(small.event({ type: 'won', rule: 'CE-END-1', winners: [0, 1] })).toBe('ana et bob ont gagné.');
    expect(small.event({ type: 'won', rule: 'CE-END-1', winners: [] })).toBe('Personne ont gagné.');
  });

  test('yes and no are words of the language', () => {
    expect(en.event({ type: 'lit', rule: 'CE-5', lit: true })).toBe('Torches: yes.');
    expect(fr.event({ type: 'lit', rule: 'CE-5', lit: false })).toBe('Torches\u00a0: non.');
  });
});

describe('asks and options', () => {
  test('the asked seat is addressed, the others read whom they wait for', () => {
    const dig = { kind: 'dig', seat: 1, about: { count: 2 }, optional: false };
    expect(en.ask(dig)).toBe('Grognard digs.');
    expect(speaker(texts, 'en', { ...table, me: 1 }).ask(dig)).toBe('Choose where to dig, 2 tunnels are left.');
    expect(speaker(texts, 'fr', { seats: table.seats }).ask(dig)).toBe('Grognard creuse.');
    expect(en.ask({ kind: 'rest', seat: 2 })).toBe('Waiting for Élise.');
  });

  test('a hint is there or not', () => {
    expect(fr.hint({ kind: 'dig', seat: 0 })).toBe('Un tunnel doit en toucher un autre.');
    expect(fr.hint({ kind: 'rest', seat: 0 })).toBeUndefined();
  });

  test('an option falls back from its ask to all asks, to its name, to itself', () => {
    expect(fr.option('rest', 'sleep')).toBe('Dormir dans la paille');
    expect(fr.option('rest', 'pass')).toBe('Passer');
    expect(fr.option('hire', 'pass')).toBe('Passer');
    expect(fr.option('rest', 'goblin')).toBe('Gobelin');
    expect(fr.option('rest', 'c3')).toBe('c3');
  });

  test('an option made of parts gives them to the message of its kind', () => {
    expect(en.option('hire', 'orc:1')).toBe('Hire an orc for 1 coin');
    expect(fr.option('hire', 'goblin:2')).toBe('Engager un gobelin pour 2 pièces');
    expect(fr.option('give', '2')).toBe('Donner à Élise');
  });
});

describe('French typography', () => {
  test('a space before a high sign or inside quotes never breaks a line, in messages and in rules', () => {
    const spaced = defineTexts({
      en: { 'game.name': 'x', 'event.cry': '{seat} cries: “No!”' },
      fr: { 'game.name': 'x', 'event.cry': '{seat} crie : « Non ! » ; on {n, plural, one {rit} other {rit ?}}' },
      rules: { en: '## C (CE)\n\n- **CE-1** Why? Because.', fr: '## C (CE)\n\n- **CE-1** Pourquoi ? Parce que.' },
    });
    const t = speaker(spaced, 'fr', table);
    expect(t.event({ type: 'cry', rule: 'CE-1', seat: 0, n: 2 })).toBe(
      'Malvina crie\u00a0: «\u00a0Non\u202f!\u00a0»\u202f; on rit\u202f?',
    );
    expect(t.rule('CE-1')).toBe('Pourquoi\u202f? Parce que.');
    expect(speaker(spaced, 'en', table).rule('CE-1')).toBe('Why? Because.');
  });
});

describe('faults in what was sent', () => {
  test('a fault names its place and what was expected there, in the reader’s language', () => {
    const rounds = { rule: 'ENG-OPT-2', where: 'settings.rounds', what: 'not-a-number', least: 2, most: 4 };
    expect(en.fault(rounds)).toBe('“settings.rounds” should be a whole number from 2 to 4.');
    expect(fr.fault(rounds)).toBe('«\u00a0settings.rounds\u00a0» devrait être un nombre entier de 2 à 4.');
    const items = { rule: 'ENG-OPT-2', where: 'settings.items', what: 'not-a-choice', values: ['none', 'basic'] };
    expect(en.fault(items)).toBe('“settings.items” should be one of: none, basic.');
  });

  test('an entry that was refused tells the rule that refused it', () => {
    const refused = { rule: 'ENG-FILE-8', where: 'entries[3]', what: 'refused', refused: { rule: 'CE-DIG-1' } };
    expect(en.fault(refused)).toBe('“entries[3]” is not possible at that moment: A tunnel touches another tunnel.');
    expect(fr.fault(refused)).toBe(
      '«\u00a0entries[3]\u00a0» n’est pas possible à ce moment\u00a0: Un tunnel en touche un autre.',
    );
  });
});

describe('refusals and rules', () => {
  test('the engine’s parameters reach the sentence', () => {
    expect(en.refusal({ rule: 'CE-DIG-2', option: 'c3', params: { need: 2 } })).toBe('There is no room for 2 tunnels.');
  });

  test('the sentence of the game, else the line of the rule book, else the words of the engine', () => {
    expect(en.refusal({ rule: 'CE-DIG-2', option: 'c3', need: 1200 })).toBe('There is no room for 1,200 tunnels.');
    expect(fr.refusal({ rule: 'CE-DIG-1' })).toBe('Un tunnel en touche un autre.');
    expect(en.refusal({ rule: 'ENG-LATE' })).toBe('That question has already been answered.');
    expect(fr.refusal({ rule: 'ENG-LATE' })).toBe('Cette question a déjà reçu sa réponse.');
  });

  test('a game may reword the engine', () => {
    const own = { 'refuse.ENG-LATE': 'Too late!' } as const;
    const t = speaker(defineTexts({ en: own, fr: own, rules: { en: '', fr: '' } }), 'en');
    expect(t.refusal({ rule: 'ENG-LATE' })).toBe('Too late!');
    expect(t.refusal({ rule: 'ENG-OVER' })).toBe('The game is over.');
  });

  test('a rule is quoted by its id', () => {
    expect(en.rule('CE-DIG-1')).toBe('A tunnel touches another tunnel.');
    expect(fr.rule('CE-END-1')).toBe('La partie finit à l’aube.');
  });
});

describe('single words', () => {
  test('names, seats and labels', () => {
    expect(fr.name('orc')).toBe('orc');
    expect(fr.name('orc', 'to')).toBe('à l’orc');
    expect(fr.name('rats', 'to')).toBe('aux rats');
    expect(en.seat(1)).toBe('Grognard');
    expect(fr.seat(6)).toBe('Place 7');
    expect(fr.label('view.gold')).toBe('Or');
    expect(fr.label('view.lords.0.gold')).toBe('Or');
    expect(fr.label('view.orc')).toBe('orc');
    expect(fr.label('view.lords.torches')).toBe('torches');
    expect(en.say('game.name')).toBe('The Cellar');
    expect([en.has('game.name'), en.has('game.nmae'), en.has('constructor')]).toEqual([true, false, false]);
  });

  test('a key that the game does not have does not compile', () => {
    // @ts-expect-error: misspelt
    expect(en.say('game.nmae')).toBe('‹game.nmae›');
    const anyGame: Texts = texts;
    expect(speaker(anyGame, 'fr').say('game.name')).toBe('La Cave');
  });
});

describe('what is missing shows itself and stops nobody', () => {
  const dig = (about: Params) => en.ask({ kind: 'dig', seat: 0, about });

  test('a parameter', () => {
    expect(dig({})).toBe('‹ask.dig: count?›');
    expect(en.event({ type: 'paid', rule: 'CE-PAY-1' })).toBe('‹event.paid: seat? gold?›');
    expect(en.event({ type: 'lit', rule: 'CE-5', lit: { nested: true } })).toBe('‹event.lit: lit?›');
  });

  test('a message that is not ICU', () => {
    const broken = { 'event.lit': 'Torches: {lit' } as const;
    const t = speaker(defineTexts({ en: broken, fr: broken, rules: { en: '', fr: '' } }), 'en');
    expect(t.event({ type: 'lit', rule: 'CE-5', lit: true })).toBe('‹event.lit›');
  });

  test('a key, a rule', () => {
    expect(en.event({ type: 'exploded', rule: 'CE-9' })).toBe('‹event.exploded›');
    expect(en.ask({ kind: 'jump', seat: 0 })).toBe('‹ask.jump›');
    expect(en.refusal({ rule: 'CE-NO-9' })).toBe('‹refuse.CE-NO-9›');
    expect(en.rule('CE-NO-9')).toBe('‹CE-NO-9›');
  });

  test('a seat without a name is called by its number', () => {
    expect(speaker(texts, 'en').event({ type: 'paid', rule: 'CE-PAY-1', seat: 3, gold: 1 })).toBe(
      'Seat 4 pays 1 coin.',
    );
  });
});
