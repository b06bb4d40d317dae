// Two adventures of one campaign, kept as a file: won, handed on, traded, shopped, won again.
import { readFileSync } from 'node:fs';
import { enter, isOver, type Match } from '@oubliette/engine';
import {
  addGame,
  type CampaignFile,
  type GameFile,
  gameFile,
  newCampaign,
  nextGiven,
  openMatch,
  readCampaign,
  readGameFile,
  replayFile,
  termsOf,
  verifyCampaign,
} from '@oubliette/records';
import { type Speaker, speaker } from '@oubliette/text';
import { expect, it } from 'vitest';
import { texts } from '../locales/texts.ts';
import { dungeonSaga } from '../src/game.ts';
import type { CampaignState } from '../src/given.ts';
import type { State } from '../src/state.ts';

const text = readFileSync(new URL('./campaigns/two-adventures.json', import.meta.url), 'utf8');
const read = (from: string): CampaignFile => {
  const got = readCampaign(from);
  if ('fault' in got) throw new Error(JSON.stringify(got.fault));
  return got.file;
};
const golden = read(text);
const rulesOf = (version: string) => (version === dungeonSaga.version ? dungeonSaga : undefined) as never;
const verified = (file: CampaignFile) => verifyCampaign(dungeonSaga as never, rulesOf, file);
const [first, second] = golden.games.map(({ file }) => file as GameFile) as [GameFile, GameFile];
const legacyOf = (i: number) => golden.games[i]!.legacy as CampaignState;

function replayed(file: GameFile): Match<State> {
  const again = replayFile(dungeonSaga, file);
  if ('fault' in again) throw new Error(JSON.stringify(again.fault));
  return again.match;
}
/** So many entries of a game, entered one by one at a table with the same terms. */
function playedTo(file: GameFile, count: number): Match<State> {
  const m = openMatch(dungeonSaga, termsOf(file));
  for (const entry of replayed(file).entries.slice(0, count)) expect(enter(m, entry)).toBeUndefined();
  return m;
}

it('[DSC-96] [DSC-97] the campaign is played again to the same end: two hours gone, Glory and finds handed on', () => {
  expect(verified(golden)).toEqual({ games: ['checked', 'checked'] });
  expect(legacyOf(0)).toMatchObject({ adventure: 2, hours: 14, failures: 0 });
  expect(legacyOf(0).heroes).toEqual([
    { id: 'barbarian', gold: 0, glory: 2, items: ['tower-shield'], crystals: [] },
    { id: 'dwarf', gold: 2, glory: 2, items: [], crystals: [] },
    { id: 'elf', gold: 0, glory: 2, items: [], crystals: [] },
    { id: 'wizard', gold: 0, glory: 2, items: [], crystals: [1] },
  ]);
  expect(legacyOf(1)).toMatchObject({ adventure: 3, hours: 13, failures: 0 });
  expect(legacyOf(1).heroes.map(({ gold, glory }) => [gold, glory])).toEqual([
    [1, 4],
    [1, 4],
    [1, 4],
    [1, 4],
  ]);
});
it('[DSC-100] before the second adventure the dwarf gave a Gold to the wizard, and the shop was open', () => {
  const answers = replayed(second).entries.flatMap((e) => (e.verb === 'answer' ? [`${e.kind} ${e.option}`] : []));
  expect(answers.slice(0, 5)).toEqual(['trade done', 'trade gold:wizard', 'trade done', 'trade done', 'buy done']);
  const s = playedTo(second, 2).state;
  expect(s.heroes.map(({ gold }) => gold)).toEqual([0, 1, 0, 1]);
});
it('[DSC-96] a save in the middle of the second adventure goes on to the same file', () => {
  const { entries } = replayed(second);
  const half = Math.floor(entries.length / 2);
  const kept = JSON.stringify(gameFile(playedTo(second, half), second));
  const back = readGameFile(kept);
  if ('fault' in back) throw new Error(JSON.stringify(back.fault));
  const match = replayed(back.file);
  expect(isOver(match.state)).toBe(false);
  expect(match.state.campaign).toEqual(legacyOf(0));
  for (const entry of entries.slice(half)) expect(enter(match, entry)).toBeUndefined();
  expect(isOver(match.state)).toBe(true);
  expect(gameFile(match, second)).toEqual(second);
});
it('[DSC-96] exported and read elsewhere it is the same campaign; a changed purse is found', () => {
  expect(read(JSON.stringify(golden))).toEqual(golden);
  const begun = newCampaign(dungeonSaga, golden.name, golden.people);
  const one = addGame(dungeonSaga, rulesOf, begun, first);
  if ('fault' in one) throw new Error(JSON.stringify(one.fault));
  expect(nextGiven(dungeonSaga, one.campaign)).toEqual(second.given);
  const two = addGame(dungeonSaga, rulesOf, one.campaign, second);
  expect(two).toEqual({ campaign: golden, checked: 'checked' });
  const richer = { ...legacyOf(0), hours: 15 };
  const forged = { ...golden, games: [{ ...golden.games[0]!, legacy: richer }, golden.games[1]!] };
  expect(verified(forged as CampaignFile)).toMatchObject({ fault: { rule: 'ENG-CAMP-5', where: 'games[0].legacy' } });
});

it('where it stands is told hero by hero, in both languages, and how it ended', () => {
  const told = (lang: 'en' | 'fr', c: CampaignState): string[] =>
    dungeonSaga.campaign!.summary!(c).map(({ key, params }) =>
      (speaker(texts, lang) as Speaker).say(`campaign.${key}`, params).replaceAll('\u00a0', ' '),
    );
  const c = legacyOf(0);
  const [next, ...heroes] = told('en', c);
  expect(next).toBe(`Next: adventure 2. ${c.hours} hours are left.`);
  expect(heroes).toHaveLength(c.heroes.length);
  expect(told('fr', { ...c, hours: -1, failures: 1 })[0]).toBe(
    'Ensuite : aventure 2, après un échec. Personne ne compte les heures.',
  );
  expect(told('en', { ...c, adventure: 9 })[0]).toMatch(/^All eight/);
  expect(told('en', { ...c, hours: 0 })[0]).toMatch(/lost/);
});
