import {
  awaited,
  enter,
  entryText,
  type Game,
  isOver,
  type Match,
  options as optionsOf,
  sha256Hex,
} from '@oubliette/engine';
import {
  addGame,
  type CampaignFile,
  type CampaignGame,
  continueMatch,
  fairnessOf,
  type GameFile,
  type GameInParts,
  gameFile,
  gameInParts,
  keptRules,
  loadRules,
  newCampaign,
  nextGiven,
  openMatch,
  type RulesOf,
  readCampaign,
  verifyCampaign,
} from '@oubliette/records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expedition, type Quest, quest, type State } from '../../engine/test/hardest-moments/expedition.ts';
import { toy } from '../../engine/test/toy.ts';

const game = expedition as unknown as Game;
const rulesOf = (version: string) => (version === expedition.version ? game : undefined);
const seats = ['Malvina', 'Grognard', 'Sulfure'];

const older = { ...expedition, version: '0.9.0' };
const having = (...games: (typeof expedition)[]) => {
  const kept = games.map(keptRules);
  return (version: string) => kept.find(({ rules }) => rules === version);
};

/** The master hits the first figure. */
function playOn(m: Match<State>, most: number): void {
  while (!isOver(m.state) && m.entries.length < most) {
    const ask = awaited(m.game, m.state)[0]!;
    const offered = optionsOf(m.game, m.state, ask);
    const option = offered.find((one) => one === 'hit-0' || one === 'rest') ?? offered.at(-1)!;
    enter(m, { seat: ask.seat, verb: 'answer', kind: ask.kind, option, n: m.state.core.answered[ask.seat]! });
  }
}
const fairnessWith = (given: unknown) =>
  fairnessOf('a secret', ['', '', ''], { game: expedition.id, options: {}, given });
const tableWith = (given: unknown) =>
  ({ fairness: fairnessWith(given), seats, options: {}, given, dice: 'fresh' }) as const;

/** A finished game that was given this. */
function finished(given: unknown, most = 500, rules = expedition): GameFile {
  const m = openMatch(rules, tableWith(given));
  playOn(m, most);
  return gameFile(m, { fairness: fairnessWith(given), seats, options: {} });
}

/** The same game, begun under older rules. */
function inParts(given: unknown): GameInParts {
  const first = openMatch(older, tableWith(given));
  playOn(first, 5);
  const second = continueMatch(expedition, tableWith(given), first.state, first.entries.length);
  playOn(second, 500);
  const parts = [first, second].map(({ game: { version }, entries }, i) => ({
    rules: version,
    ...(i === 0 ? {} : { from: first.state }),
    entries: entries.map(entryText),
  }));
  const { fairness } = tableWith(given);
  return gameInParts({ version: 2, game: game.id, options: {}, given, seats, fairness, parts, state: second.state });
}
/** The same game with a choice of which it expects to be a text. */
const { campaign: handsOn } = expedition;
const given: NonNullable<typeof handsOn>['given'] = (legacy, chosen) =>
  handsOn!.given(legacy, { ...(chosen as Quest), name: (chosen as Quest).name.trim() });
const picky = { ...expedition, campaign: { ...handsOn!, given } };
const fussy = picky as unknown as Game;
const fussyRules = having(picky);
const fussyAll = having(picky, { ...picky, version: older.version });
/** With the checksum that fits. */
const again = ({ checksum: _, ...body }: CampaignFile): object => ({
  ...body,
  checksum: sha256Hex(JSON.stringify(body)),
});
const cellar = { ...quest, name: 'The Second Cellar' };

function twoGames(): CampaignFile {
  const begun = newCampaign(expedition, 'Below', seats);
  const one = addGame(expedition, rulesOf, begun, finished(nextGiven(game, begun, quest)), quest);
  if ('fault' in one) throw new Error(JSON.stringify(one.fault));
  const two = addGame(expedition, rulesOf, one.campaign, finished(nextGiven(game, one.campaign, cellar)), cellar);
  if ('fault' in two) throw new Error(JSON.stringify(two.fault));
  return two.campaign;
}
const read = (campaign: object): CampaignFile => {
  const again = readCampaign(JSON.stringify(campaign));
  if ('fault' in again) throw new Error(JSON.stringify(again.fault));
  return again.file;
};

describe('campaigns', () => {
  it('[ENG-CAMP-1] a game that hands nothing on has no campaign; another game’s is refused', () => {
    expect(addGame(toy, rulesOf, newCampaign(toy, 'x', []), finished(quest))).toEqual({
      fault: { rule: 'ENG-CAMP-1', where: 'game', what: 'other-game' },
    });
    expect(addGame(expedition, rulesOf, newCampaign(toy, 'x', []), finished(quest), quest)).toEqual({
      fault: { rule: 'ENG-CAMP-1', where: 'game', what: 'other-game' },
    });
    const other = { ...game, id: 'other' };
    expect(verifyCampaign(other, rulesOf, twoGames())).toMatchObject({ fault: { rule: 'ENG-CAMP-1' } });
  });

  it('[ENG-CAMP-6] a campaign takes no game with which it could not be read back', () => {
    const { games, ...campaign } = twoGames();
    const full = { ...campaign, games: new Array<CampaignGame>(100).fill(games[0]!) };
    expect(addGame(expedition, rulesOf, full, finished(quest), quest)).toEqual({
      fault: { rule: 'ENG-CAMP-6', where: 'games', what: 'too-long', most: 100 },
    });
    // The rules make nothing of it, but it would be written down.
    const begun = newCampaign(expedition, 'Below', seats);
    const file = finished(nextGiven(game, begun, quest));
    const long = { ...quest, note: 'x'.repeat(1_000_000) };
    expect(addGame(expedition, rulesOf, begun, file, long)).toEqual({
      fault: { rule: 'ENG-FILE-3', where: 'games[0].chosen', what: 'too-long', most: 1_000_000 },
    });
    const deep = { ...quest, note: JSON.parse('['.repeat(70) + ']'.repeat(70)) as unknown };
    expect(addGame(expedition, rulesOf, begun, file, deep)).toMatchObject({ fault: { where: 'games[0].chosen' } });
  });

  it('[ENG-CAMP-2] only a finished game joins a campaign', () => {
    const begun = newCampaign(expedition, 'Below', seats);
    expect(addGame(expedition, rulesOf, begun, finished(quest, 3), quest)).toEqual({
      fault: { rule: 'ENG-CAMP-2', where: 'games[0].file.entries', what: 'not-over' },
    });
  });

  it('[ENG-CAMP-3] what cannot be played again here is not added, and is named when a campaign is verified', () => {
    const begun = newCampaign(expedition, 'Below', seats);
    expect(addGame(expedition, () => undefined, begun, finished(quest), quest)).toMatchObject({
      fault: { rule: 'ENG-CAMP-3' },
    });
    expect(verifyCampaign(game, rulesOf, twoGames())).toEqual({ games: ['checked', 'checked'] });
    expect(verifyCampaign(game, () => undefined, twoGames())).toEqual({ games: ['no-rules', 'no-rules'] });
  });

  it('[ENG-CAMP-3] a game that ended under older rules joins where those are here', () => {
    const begun = newCampaign(expedition, 'Below', seats);
    const file = finished(quest, 500, older);
    const joined = addGame(expedition, having(older), begun, file, quest);
    if ('fault' in joined) throw new Error(joined.fault.where);
    expect(joined.checked).toBe('checked');
    expect(verifyCampaign(game, having(older), joined.campaign)).toEqual({ games: ['checked'] });
  });

  it('[ENG-CAMP-3] a game in parts of which only a claimed state was checked is named', () => {
    const begun = newCampaign(expedition, 'Below', seats);
    const joined = (rules: RulesOf) => {
      const added = addGame(expedition, rules, begun, inParts(quest), quest);
      return 'fault' in added ? added.fault.rule : added.checked;
    };
    expect(joined(having(older, expedition))).toBe('checked');
    expect(joined(having(expedition))).toBe('partly');
    expect(joined(having(older))).toBe('ENG-CAMP-3');
    const whole = addGame(expedition, having(older, expedition), begun, inParts(quest), quest);
    if ('fault' in whole) throw new Error(whole.fault.where);
    const verified = (...games: (typeof expedition)[]) => verifyCampaign(game, having(...games), read(whole.campaign));
    expect(verified(older, expedition)).toEqual({ games: ['checked'] });
    expect(verified(expedition)).toEqual({ games: ['partly'] });
    expect(verified(older)).toEqual({ games: ['partly'] });
    expect(verified()).toEqual({ games: ['no-rules'] });
  });

  it('[ENG-CAMP-3] the rules of every part are loaded once', async () => {
    const loaded: string[] = [];
    const rules = await loadRules([inParts(quest), finished(quest)], async (version) => {
      loaded.push(version);
      return version === older.version ? keptRules(older) : undefined;
    });
    expect(loaded).toEqual(['0.9.0', '1.0.0']);
    expect(rules('0.9.0')).toMatchObject({ rules: '0.9.0' });
    expect(rules('1.0.0')).toBeUndefined();
  });

  it('[ENG-FILE-5] a game of another game is refused, also where its rules are not here', () => {
    const campaign = twoGames();
    const foreign = { ...campaign.games[1]!, file: { ...campaign.games[1]!.file, game: 'other' } };
    expect(verifyCampaign(game, () => undefined, { ...campaign, games: [campaign.games[0]!, foreign] })).toEqual({
      fault: { rule: 'ENG-FILE-5', where: 'games[1].file.game', what: 'other-game' },
    });
  });

  it('[ENG-CAMP-4] a game that reads less than it was given was given it all the same', () => {
    const begun = newCampaign(expedition, 'Below', seats);
    const chosen = { ...quest, painted: 'by hand' };
    expect(addGame(expedition, rulesOf, begun, finished(quest), chosen)).toHaveProperty('campaign');
    expect(addGame(expedition, rulesOf, begun, finished(quest), { ...chosen, rooms: 2 })).toMatchObject({
      fault: { rule: 'ENG-CAMP-4', where: 'games[0].file.given' },
    });
  });

  it('[ENG-CAMP-4] each game was given what the one before it handed on', () => {
    const campaign = twoGames();
    const [first, second] = campaign.games;
    const wounded = (first!.legacy as Quest['party'])[0]!;
    expect(wounded.lives).toBeLessThan(quest.party[0]!.lives);
    expect((second!.file.given as Quest).party[0]).toEqual({ ...wounded, lives: wounded.lives + 1 });
    const begun = newCampaign(expedition, 'Below', seats);
    const one = addGame(expedition, rulesOf, begun, finished(quest), quest);
    if ('fault' in one) throw new Error(one.fault.where);
    expect(addGame(expedition, rulesOf, one.campaign, finished(cellar), cellar)).toMatchObject({
      fault: { rule: 'ENG-CAMP-4', where: 'games[1].file.given' },
    });
  });

  it('[ENG-CAMP-5] what a file says was handed on must follow from its games', () => {
    const campaign = twoGames();
    const [first, second] = campaign.games;
    const kinder = { ...campaign, games: [first!, { ...second!, legacy: first!.legacy }] };
    expect(verifyCampaign(game, rulesOf, kinder)).toEqual({
      fault: { rule: 'ENG-CAMP-5', where: 'games[1].legacy', what: 'diverges' },
    });
  });

  it('[ENG-CAMP-6] a campaign comes back from its file; what is misshapen or changed in it is named', () => {
    const campaign = twoGames();
    expect(read(campaign)).toEqual(campaign);
    const fault = (text: string) => {
      const again = readCampaign(text);
      return 'fault' in again ? [again.fault.rule, again.fault.where] : [];
    };
    const text = JSON.stringify(campaign);
    expect(fault(text.slice(1))).toEqual(['ENG-FILE-2', 'file']);
    expect(fault(text.replace('"Below"', '"Above"'))).toEqual(['ENG-FILE-4', 'checksum']);
    expect(fault(JSON.stringify({ ...campaign, format: 'x' }))).toEqual(['ENG-FILE-3', 'format']);
    expect(fault(JSON.stringify({ ...campaign, more: 1 }))).toEqual(['ENG-FILE-3', 'more']);
    const inside = { ...campaign.games[1], file: { ...campaign.games[1]!.file, game: 7 } };
    expect(fault(JSON.stringify({ ...campaign, games: [campaign.games[0], inside] }))).toEqual([
      'ENG-FILE-3',
      'games[1].file.game',
    ]);
    expect(fault(text.replace('"seats":["Malvina"', '"seats":["Malvine"'))).toEqual([
      'ENG-FILE-4',
      'games[0].file.checksum',
    ]);
  });

  it('[ENG-CAMP-6] a legacy that the game cannot read and a choice that it cannot use are named', () => {
    const campaign = twoGames();
    const fault = (i: number, change: Partial<CampaignGame>, rules: RulesOf) => {
      const games = campaign.games.map((one, k) => (k === i ? { ...one, ...change } : one));
      const checked = verifyCampaign(fussy, rules, read(again({ ...campaign, games })));
      return 'fault' in checked ? [checked.fault.rule, checked.fault.where] : checked.games;
    };
    expect(fault(1, { legacy: null }, () => undefined)).toEqual(['EX-1', 'games[1].legacy']);
    const nameless = [{ leader: 0, lives: 3 }];
    expect(fault(0, { legacy: nameless }, () => undefined)).toEqual(['EX-1', 'games[0].legacy[0].name']);
    expect(fault(1, { chosen: { name: 5 } }, fussyRules)).toEqual(['ENG-CAMP-6', 'games[1].chosen']);
  });

  it('[ENG-CAMP-6] whatever a campaign says was chosen or handed on, it is refused with its place or it is plain data', () => {
    const first = addGame(
      expedition,
      having(older),
      newCampaign(expedition, 'Below', seats),
      finished(quest, 500, older),
      quest,
    );
    if ('fault' in first) throw new Error(first.fault.where);
    const second = addGame(
      expedition,
      rulesOf,
      first.campaign,
      finished(nextGiven(game, first.campaign, cellar)),
      cellar,
    );
    if ('fault' in second) throw new Error(second.fault.where);
    const { campaign } = second;
    const party = fc.array(fc.record({ name: fc.jsonValue(), leader: fc.jsonValue(), lives: fc.jsonValue() }), {
      maxLength: 3,
    });
    const anything = fc.oneof(fc.jsonValue(), party);
    fc.assert(
      fc.property(fc.nat(1), fc.constantFrom('chosen', 'legacy'), anything, fc.boolean(), (i, name, value, all) => {
        const games = campaign.games.map((one, k) => (k === i ? { ...one, [name]: value } : one));
        const checked = verifyCampaign(fussy, all ? fussyAll : fussyRules, read(again({ ...campaign, games })));
        if ('fault' in checked) expect(checked.fault.where).toMatch(/^games\[[01]\]\.(legacy|chosen|file\.given)/);
      }),
      { seed: 10, numRuns: process.env.OUBLIETTE_FULL === '1' ? 2_000 : 100 },
    );
  });
});
