import { awaited, enter, type Game, isOver, options as optionsOf } from '@oubliette/engine';
import {
  addGame,
  type CampaignFile,
  fairnessOf,
  type GameFile,
  gameFile,
  newCampaign,
  nextGiven,
  openMatch,
  readCampaign,
  verifyCampaign,
} from '@oubliette/records';
import { describe, expect, it } from 'vitest';
import { expedition, type Quest, quest } from '../../engine/test/hardest-moments/expedition.ts';
import { toy } from '../../engine/test/toy.ts';

const game = expedition as unknown as Game;
const rulesOf = (version: string) => (version === expedition.version ? game : undefined);
const seats = ['Malvina', 'Grognard', 'Sulfure'];

/** A finished game that was given this; the master hits the first figure. */
function finished(given: unknown, most = 500): GameFile {
  const agreed = { game: expedition.id, options: {}, given };
  const fairness = fairnessOf('a secret', ['', '', ''], agreed);
  const m = openMatch(expedition, { fairness, seats, options: {}, given, dice: 'fresh' });
  while (!isOver(m.state) && m.entries.length < most) {
    const ask = awaited(m.game, m.state)[0]!;
    const offered = optionsOf(m.game, m.state, ask);
    const option = offered.find((one) => one === 'hit-0' || one === 'rest') ?? offered.at(-1)!;
    enter(m, { seat: ask.seat, verb: 'answer', kind: ask.kind, option, n: m.state.core.answered[ask.seat]! });
  }
  return gameFile(m, { fairness, seats, options: {} });
}
const cellar = { ...quest, name: 'The Second Cellar' };

function twoGames(): CampaignFile {
  const begun = newCampaign(expedition, 'Below', seats);
  const one = addGame(expedition, begun, finished(nextGiven(game, begun, quest)), quest);
  if ('fault' in one) throw new Error(JSON.stringify(one.fault));
  const two = addGame(expedition, one.campaign, finished(nextGiven(game, one.campaign, cellar)), cellar);
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
    expect(addGame(toy, newCampaign(toy, 'x', []), finished(quest))).toEqual({
      fault: { rule: 'ENG-CAMP-1', where: 'game', what: 'other-game' },
    });
    const other = { ...game, id: 'other' };
    expect(verifyCampaign(other, rulesOf, twoGames())).toMatchObject({ fault: { rule: 'ENG-CAMP-1' } });
  });

  it('[ENG-CAMP-2] only a finished game joins a campaign', () => {
    const begun = newCampaign(expedition, 'Below', seats);
    expect(addGame(expedition, begun, finished(quest, 3), quest)).toEqual({
      fault: { rule: 'ENG-CAMP-2', where: 'games[0].file.entries', what: 'not-over' },
    });
  });

  it('[ENG-CAMP-3] what cannot be played again here is not added, and is named when a campaign is verified', () => {
    const begun = newCampaign(expedition, 'Below', seats);
    const newer = { ...expedition, version: '9.0.0' };
    expect(addGame(newer, begun, finished(quest), quest)).toMatchObject({ fault: { rule: 'ENG-CAMP-3' } });
    expect(verifyCampaign(game, rulesOf, twoGames())).toEqual({ games: ['checked', 'checked'] });
    expect(verifyCampaign(game, () => undefined, twoGames())).toEqual({ games: ['no-rules', 'no-rules'] });
  });

  it('[ENG-CAMP-4] each game was given what the one before it handed on', () => {
    const campaign = twoGames();
    const [first, second] = campaign.games;
    const wounded = (first!.legacy as Quest['party'])[0]!;
    expect(wounded.lives).toBeLessThan(quest.party[0]!.lives);
    expect((second!.file.given as Quest).party[0]).toEqual({ ...wounded, lives: wounded.lives + 1 });
    const begun = newCampaign(expedition, 'Below', seats);
    const one = addGame(expedition, begun, finished(quest), quest);
    if ('fault' in one) throw new Error(one.fault.where);
    expect(addGame(expedition, one.campaign, finished(cellar), cellar)).toMatchObject({
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
});
