// Every law is seen to fail: a fault is planted, and the law must say so. That it lets a faultless game pass is shown by
// the suite in lockbox.test.ts.
import type { TableSetup } from '@oubliette/engine';
import {
  canaries,
  ends,
  files,
  imaginedLooksAlike,
  keeps,
  lanesCommute,
  offers,
  refusalsTellNothing,
  saves,
  soundsAlike,
  speech,
  undoes,
  unknownStaysUnknown,
  views,
  worldsLookAlike,
} from '@oubliette/testing';
import { defineTexts } from '@oubliette/text';
import { describe, expect, it } from 'vitest';
import { lawsOf, tablesFor } from '../src/suite.ts';
import { hiddenFrom, lockbox, PLANTED_FAULTS, type PlantedFault, shown } from './fixtures/lockbox.ts';
import { lockboxSuite } from './fixtures/lockbox-suite.ts';
import { en, fr, rules, texts } from './fixtures/lockbox-texts.ts';

type Lockbox = ReturnType<typeof lockbox>;
const { invariants } = lockboxSuite;

const LAWS = {
  ends: (game, table) => ends(game, table, { longest: 500 }),
  offers: (game, table) => offers(game, table),
  saves: (game, table) => saves(game, table),
  files: (game, table) => files(game, table),
  views: (game, table) => views(game, table),
  speech: (game, table) => speech(game, table, texts),
  keeps: (game, table) => keeps(game, table, invariants),
  imaginedLooksAlike: (game, table) => imaginedLooksAlike(game, table, { invariants }),
  worldsLookAlike: (game, table) => worldsLookAlike(game, table, shown),
  soundsAlike: (game, table) => soundsAlike(game, table),
  canaries: (game, table) => canaries(game, table, hiddenFrom),
  engineCanaries: (game, table) => canaries(game, table),
  lanesCommute: (game, table) => lanesCommute(game, table),
  unknownStaysUnknown: (game, table) => unknownStaysUnknown(game, table),
  refusalsTellNothing: (game, table) => refusalsTellNothing(game, table),
  undoes: (game, table) => undoes(game, table),
} satisfies { [name: string]: (game: Lockbox, table: TableSetup) => string[] };

/** What a law says of the first of some games in which it finds something. */
function told(law: keyof typeof LAWS, fault?: PlantedFault): string {
  const game = lockbox(fault);
  for (let i = 0; i < 12; i++) {
    const faults = LAWS[law](game, { seats: 2 + (i % 2), seed: `planted ${i}` });
    if (faults.length > 0) return faults.join('\n');
  }
  return 'nothing';
}

/** Which law finds it, and the words it finds for it. */
const PLANTED: readonly (readonly [PlantedFault, keyof typeof LAWS, RegExp])[] = [
  ['endless', 'ends', /not over after 500 entries/],
  ['no option', 'ends', /asked dig and has no option \(P4\)/],
  ['throws', 'ends', /the shovel breaks \(at .*lockbox/],
  ['score does not add up', 'ends', /score make \d+, its total is \d+/],
  ['equal cards offered twice', 'offers', /sell: offered twice: \w+/],
  ['option in two words', 'offers', /"dig deep" cannot travel/],
  ['refused and offered', 'offers', /pass is offered, and at the same time refused by LB-DIG-2/],
  ['throws', 'offers', /the shovel breaks/],
  ['undefined in the state', 'saves', /not plain data: spare is undefined/],
  ['set in the state', 'saves', /not plain data: spare is a Set/],
  ['shared list in copy', 'saves', /read only property|Cannot assign/],
  ['memory outside the state', 'saves', /differs/],
  ['memory outside the state', 'files', /.+/],
  ['undefined in the view', 'views', /not plain data: game\.die is undefined/],
  ['undefined in the view', 'views', /leads elsewhere: game\.die/],
  ['view by chance', 'views', /looks twice and sees something else: game\.leak/],
  ['view sorts the hand', 'views', /read only property|Cannot assign/],
  ['rule not in the book', 'speech', /the event dug cites LB-DIG-9, which the fr rule book lacks/],
  ['card lost', 'keeps', /cards are conserved: 14 cards/],
  ['imagined twice', 'imaginedLooksAlike', /breaks "cards are conserved"/],
  ['draft length shown', 'imaginedLooksAlike', /game\.leak/],
  ['lanes shown', 'imaginedLooksAlike', /frames\.\d+\.lanes/],
  ['answered shown', 'imaginedLooksAlike', /game\.leak/],
  ['boasters shown', 'imaginedLooksAlike', /game\.leak/],
  ['deck order in view', 'imaginedLooksAlike', /game\.leak/],
  ['window asks holders only', 'worldsLookAlike', /two worlds .* frames\.\d+\.(todo|event)/],
  ['sold card told', 'soundsAlike', /hears card either way, and can tell \w+ from \w+/],
  ['draft length shown', 'soundsAlike', /hears nothing either way, and can tell nothing from high/],
  ['asides shown', 'soundsAlike', /boast: .* can tell nothing from/],
  ['sold card told', 'canaries', /hears of (crown|orb|ring|mask)/],
  ['deck order in view', 'canaries', /sees (crown|orb|ring|mask)/],
  ['answered shown', 'engineCanaries', /sees the engine's secrets .*game\.leak/],
  ['chance shown', 'engineCanaries', /sees the engine's secrets .*game\.leak/],
  ['asides shown', 'engineCanaries', /sees the engine's secrets .*game\.leak/],
  ['draft length shown', 'engineCanaries', /sees the engine's secrets .*game\.leak/],
  ['lanes shown', 'engineCanaries', /sees the lanes of seat \d in market/],
  ['trigger in a lane', 'lanesCommute', /lead to different states: (gold|first)/],
  ['draw without known', 'unknownStaysUnknown', /dig dig: nothing became known, yet for \d .*game\.hand/],
  ['known lowered', 'unknownStaysUnknown', /dig dig: nothing became known/],
  ['refusal reveals', 'refusalsTellNothing', /refusals differ in an imagined world: 0\.rule/],
  ['reads answer numbers', 'undoes', /undoes dig pass and plays it again: gold/],
  ['memory outside the state', 'undoes', /plays it again: gold/],
  ['trigger in a lane', 'undoes', /undoes sell \w+/],
  ['known forgotten', 'undoes', /lowers what is known from \d+ to 0/],
  ['draft length shown', 'undoes', /(undoes|takes a step back).* sees it/],
];

describe('planted faults', () => {
  for (const [fault, law, words] of PLANTED) {
    it(`${law} finds: ${fault}`, () => expect(told(law, fault)).toMatch(words));
  }

  it('speech finds a text that is missing, and one that wants what nobody gives', () => {
    const table = { seats: 3, seed: 'words' };
    const { 'event.dug': _en, ...lessEn } = en;
    const { 'event.dug': _fr, ...lessFr } = fr;
    const speechless = defineTexts({ en: lessEn, fr: lessFr as never, rules });
    expect(speech(lockbox(), table, speechless)).toContain('fr has no words for event.dug: ‹event.dug›');
    const greedy = defineTexts({ en: { ...en, 'ask.ward': 'The die shows {dice}.' }, fr: fr as never, rules });
    expect(speech(lockbox(), table, greedy)).toContain('en has no words for ask.ward: ‹ask.ward: dice?›');
    const { 'option.boast-how.*': _how, ...lessHow } = en;
    const dumb = defineTexts({ en: lessHow, fr: fr as never, rules });
    expect(speech(lockbox(), table, dumb).join()).toMatch(/en has no words for option\.boast-how\.(loud|soft)/);
  });

  it('every planted fault and every law is in this list', () => {
    const unique = (list: readonly string[]) => [...new Set(list)].sort();
    expect(unique(PLANTED.map(([fault]) => fault))).toEqual(unique(PLANTED_FAULTS));
    expect(unique(PLANTED.map(([, law]) => law))).toEqual(unique(Object.keys(LAWS)));
  });

  it.each(PLANTED_FAULTS)('the suite as a whole finds: %s', (fault) => {
    const laws = lawsOf(lockbox(fault), lockboxSuite);
    const found = laws.some(({ look, name }) =>
      tablesFor('lockbox', name, lockboxSuite, 8).some((table) => look(table).length > 0),
    );
    expect(found).toBe(true);
  });

  it('a fault says how to stand there again', () => {
    const said = told('imaginedLooksAlike', 'deck order in view').split('\n');
    expect(said.at(-2)).toMatch(/^lockbox 1\.0\.0, table \{"seats":2,"seed":"planted 0"\}, after \d+ entries:$/);
  });
});
