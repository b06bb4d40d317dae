// Every law is seen to fail: a fault is planted, and the law must say so. That it lets a faultless game pass is shown by
// the suite in lockbox.test.ts.
import { speech } from '@oubliette/testing';
import { defineTexts } from '@oubliette/text';
import { describe, expect, it } from 'vitest';
import { lawsOf } from '../src/suite.ts';
import { lockbox } from './fixtures/lockbox.ts';
import { PLANTED_FAULTS, type PlantedFault } from './fixtures/lockbox-faults.ts';
import { lockboxSuite } from './fixtures/lockbox-suite.ts';
import { en, fr, rules } from './fixtures/lockbox-texts.ts';

/** The laws as the suite names them. */
const LAWS = {
  ends: 'random games end, and until then somebody can answer',
  offers: 'every offered option is accepted, no refused one is',
  saves: 'save, load, copy and replay give the same bytes',
  files: 'a finished game can be exported and verified',
  views: 'views are plain data, and changes lead from one to the next',
  speech: 'everything has words in both languages',
  keeps: 'cards are conserved',
  imaginedLooksAlike: 'what is imagined looks like what was seen',
  worldsLookAlike: 'two worlds look alike until a different card is shown',
  soundsAlike: 'answers that sound alike look alike',
  canaries: 'canaries never leave',
  lanesCommute: 'lanes commute',
  unknownStaysUnknown: 'what moved no `known` told nobody anything',
  namesExist: 'kinds and roles that are named exist',
  policiesAnswer: 'policies answer with what is offered',
  sentencesChangeNothing: 'sentences change nothing',
  contentReadsAsItself: 'content reads as itself',
  standingTellsNothing: 'standing answers tell nothing by their time',
  refusalsTellNothing: 'refusals tell a seat only what it may know',
  undoes: 'undo and redo lead back, and past nothing known',
};

/** What a law of the suite says of the first of some games in which it finds something. */
function told(law: keyof typeof LAWS, fault: PlantedFault): string {
  const { look } = lawsOf(lockbox(fault), lockboxSuite).find(({ name }) => name === LAWS[law])!;
  for (let i = 0; i < 12; i++) {
    const faults = look({ seats: 2 + (i % 2), seed: `planted ${i}` });
    if (faults.length > 0) return faults.join('\n');
  }
  return 'nothing';
}

/** Which law finds it, and the words it finds for it. */
const PLANTED: readonly (readonly [PlantedFault, keyof typeof LAWS, RegExp])[] = [
  ['endless', 'ends', /not over after 500 entries/],
  ['no option', 'ends', /asked dig and has no option$/m],
  ['throws', 'ends', /the shovel breaks \(at .*lockbox/],
  ['score does not add up', 'ends', /score make \d+, its total is \d+/],
  ['winner from elsewhere', 'ends', /the winners are \[\d\] at a table of \d/],
  ['allies divided', 'ends', /seats \d and \d are allied, and only one of them wins/],
  ['constant changes', 'imaginedLooksAlike', /read only property|Cannot assign/],
  ['content is a map', 'contentReadsAsItself', /not plain data: the whole is a Map/],
  ['content read otherwise', 'contentReadsAsItself', /what was read is read otherwise: luck: 1 \/ 2/],
  ['legacy is a set', 'contentReadsAsItself', /what is handed on is not plain data: fame is a Set/],
  ['legacy read otherwise', 'contentReadsAsItself', /what is handed on is read otherwise: fame/],
  ['policy of no role', 'namesExist', /the policy miser plays digger, which is no role/],
  ['standing answer for no ask', 'namesExist', /standing answers for wrad, which is never asked/],
  ['quiet about nothing', 'namesExist', /is quiet about bosat, which is no optional choice/],
  ['policy strays', 'policiesAnswer', /the policy miser answers \w+ with fly, not offered/],
  ['policy with a memory', 'policiesAnswer', /otherwise with the same dice/],
  ['sentence read', 'sentencesChangeNothing', /it is another game: fame/],
  ['standing answer tells', 'standingTellsNothing', /"when-able" of seat \d answers ward or does not/],
  ['asked twice', 'offers', /seat \d is asked dig twice at the same time/],
  ['equal cards offered twice', 'offers', /sell: offered twice: \w+/],
  ['option in two words', 'offers', /"dig deep" cannot travel/],
  ['refused and offered', 'offers', /pass is offered, and at the same time refused by LB-DIG-2/],
  ['throws', 'offers', /the shovel breaks/],
  ['undefined in the state', 'saves', /not plain data: spare is undefined/],
  ['set in the state', 'saves', /not plain data: spare is a Set/],
  ['shared list in copy', 'saves', /read only property|Cannot assign/],
  ['memory outside the state', 'saves', /differs/],
  ['option in two words', 'saves', /an entry that was written and read differs/],
  ['copy forgets', 'saves', /a copy differs at fees/],
  ['events by memory', 'saves', /the replay tells other events/],
  ['memory outside the state', 'files', /the exported file is refused: .*ENG-FILE-9/],
  ['undefined in the view', 'views', /not plain data: game\.die is undefined/],
  ['undefined in the view', 'views', /leads elsewhere: game\.die/],
  ['view by chance', 'views', /looks twice and sees something else: game\.leak/],
  ['called open', 'views', /an open game shows \d something else: game\.hand/],
  ['view sorts the hand', 'views', /read only property|Cannot assign/],
  ['rule not in the book', 'speech', /the event dug cites LB-DIG-9, which the fr rule book lacks/],
  ['refusal not in the book', 'speech', /a refusal cites LB-DIG-8, which the en rule book lacks/],
  ['card lost', 'keeps', /cards are conserved: 14 cards/],
  ['imagined twice', 'imaginedLooksAlike', /breaks "cards are conserved"/],
  ['draft length shown', 'imaginedLooksAlike', /game\.leak/],
  ['lanes shown', 'imaginedLooksAlike', /frames\.\d+\.lanes/],
  ['answered shown', 'imaginedLooksAlike', /game\.leak/],
  ['boasters shown', 'imaginedLooksAlike', /game\.leak/],
  ['deck order in view', 'imaginedLooksAlike', /game\.leak/],
  ['window asks holders only', 'worldsLookAlike', /can tell this world from another that looked the same/],
  ['sold card told', 'soundsAlike', /hears card either way, and can tell \w+ from \w+/],
  ['sold card heard', 'soundsAlike', /hears \w+ or \w+, and could not see which/],
  ['draft length shown', 'soundsAlike', /hears nothing either way, and can tell nothing from high/],
  ['asides shown', 'soundsAlike', /boast: .* can tell nothing from/],
  ['sold card told', 'canaries', /hears of (crown|orb|ring|mask)/],
  ['deck order in view', 'canaries', /sees (crown|orb|ring|mask)/],
  ['answered shown', 'canaries', /sees the engine's secrets .*game\.leak/],
  ['chance shown', 'canaries', /sees the engine's secrets .*game\.leak/],
  ['asides shown', 'canaries', /sees the engine's secrets .*game\.leak/],
  ['draft length shown', 'canaries', /sees the engine's secrets .*game\.leak/],
  ['lanes shown', 'canaries', /sees the lanes of seat \d in market/],
  ['trigger in a lane', 'lanesCommute', /lead to different states: (gold|first)/],
  ['draw without known', 'unknownStaysUnknown', /dig dig: nothing became known, yet for \d .*game\.hand/],
  ['known lowered', 'unknownStaysUnknown', /dig dig: nothing became known/],
  ['known tells', 'unknownStaysUnknown', /there something becomes known/],
  ['refusal reveals', 'refusalsTellNothing', /refusals differ in an imagined world: 0\.rule/],
  ['reads answer numbers', 'undoes', /undoes dig pass and plays it again: gold/],
  ['memory outside the state', 'undoes', /plays it again: gold/],
  ['trigger in a lane', 'undoes', /undoes sell \w+/],
  ['numbers go back', 'undoes', /the answer number of seat \d went from \d to \d/],
  ['known by memory', 'undoes', /goes back past something known/],
  ['lane reads another', 'undoes', /undoes sell \w+: seat \d loses something/],
  ['lane reads another', 'lanesCommute', /polish \w+ is not offered to seat \d in this order/],
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

  it('every planted fault, and every law of the suite, is in this list', () => {
    const unique = (list: readonly string[]) => [...new Set(list)].sort();
    const laws = lawsOf(lockbox(), { ...lockboxSuite, invariants: { 'cards are conserved': () => undefined } });
    expect(unique(PLANTED.map(([fault]) => fault))).toEqual(unique(PLANTED_FAULTS));
    expect(unique(PLANTED.map(([, law]) => LAWS[law]))).toEqual(unique(laws.map(({ name }) => name)));
  });

  it('a fault says how to stand there again', () => {
    const said = told('imaginedLooksAlike', 'deck order in view').split('\n');
    expect(said.at(-2)).toMatch(/^lockbox 1\.0\.0, table \{"seats":2,"seed":"planted 0"\}, after \d+ entries:$/);
  });
});
