// A campaign of two games as a golden text: a quest, the town, a file, a restart in the middle of the next quest, another file.
import {
  awaited,
  type CampaignChoice,
  type Event,
  enter,
  type Game,
  hear,
  isOver,
  type Match,
  options,
  thinking,
} from '@oubliette/engine';
import {
  addGame,
  type CampaignFile,
  gameFile,
  newCampaign,
  newTerms,
  nextGiven,
  openMatch,
  readCampaign,
  readGameFile,
  replayFile,
  type TableTerms,
  verifyCampaign,
} from '@oubliette/records';
import { speaker, type Texts } from '@oubliette/text';
import { expect, it } from 'vitest';
import { texts } from '../locales/texts.ts';
import { donjon } from '../src/game.ts';
import type { Legacy } from '../src/legacy.ts';
import type { State } from '../src/state.ts';
import { solo } from './players.ts';

const PEOPLE = ['Ada', 'Bram'];
const t = speaker(texts as Texts, 'en', { seats: PEOPLE });
const rulesOf = (version: string) => (version === donjon.version ? (donjon as unknown as Game) : undefined);

function play(m: Match<State>, lines: string[], pick: ReturnType<typeof thinking>, most = 20_000): void {
  for (let n = 0; n < most && !isOver(m.state); n++) {
    const ask = awaited(donjon, m.state)[0]!;
    const offered = options(donjon, m.state, ask);
    const wanted = solo(m.state as never, ask, offered, pick);
    const option = offered.includes(wanted) ? wanted : offered[pick(offered.length)]!;
    expect(
      enter(m, { seat: ask.seat, verb: 'answer', kind: ask.kind, option, n: m.state.core.answered[ask.seat]! }),
    ).toBe(undefined);
    lines.push(...told(m.moves.at(-1)!.events));
  }
}
/** Steps and dice would be thousands of lines. */
const QUIET = ['step', 'attack', 'hurt', 'turn', 'runs', 'rests', 'pf', 'test', 'skill', 'round'];
const told = (events: readonly Event[]): string[] =>
  events.filter(({ type }) => !QUIET.includes(type)).map((event) => `   ${t.event(hear(event, 'spectator'))}`);

const sheet = (h: Legacy['heroes'][number]): string =>
  `   ${h.name}, ${t.say(`name.${h.class}`)}: ${h.xp} XP, ${h.gold} gold, life ${h.maxLife}, fate ${h.fate}; ${[...h.skills, ...h.items].map((id) => t.say(`name.${id}`)).join(', ')}`;

const saved = (campaign: CampaignFile): CampaignFile => {
  const again = readCampaign(JSON.stringify(campaign));
  if ('fault' in again) throw new Error(JSON.stringify(again.fault));
  return again.file;
};
function added(campaign: CampaignFile, m: Match<State>, terms: TableTerms, chosen?: unknown): CampaignFile {
  const file = gameFile(m, terms);
  const next = addGame(donjon, rulesOf, campaign, file, chosen);
  if ('fault' in next) throw new Error(JSON.stringify(next.fault));
  return next.campaign;
}

/** The first thing that the town sells to each hero of this kind, one after the other. */
function shop(before: Legacy, kinds: readonly string[], lines: string[]): unknown {
  let chosen: unknown;
  for (const kind of kinds)
    for (const { name } of before.heroes) {
      const sold: readonly CampaignChoice[] = donjon.campaign!.choices!(before, chosen);
      const one = sold.find(({ of, key, params }) => of === name && `${key}:${params!.what ?? ''}`.startsWith(kind));
      if (one === undefined) continue;
      chosen = one.chosen;
      lines.push(`   ${name}: ${t.say(`campaign.${one.key}`, one.params)}`);
    }
  for (const { of, key, params, chosen: with_ } of donjon.campaign!.choices!(before, chosen))
    if (of === '') {
      lines.push(`   ${t.say(`campaign.${key}`, params)}`);
      return with_;
    }
  return chosen;
}

it('[DJ-XP-5] [DJ-GOLD-1] [DJ-RECOV-2] a campaign of two games: played, saved, verified, and gone on with after a restart', async () => {
  const lines: string[] = [];
  const pick = thinking('campaign');
  const begun = newCampaign(donjon, 'Below', PEOPLE);
  const terms = (given: unknown, quest: string): TableTerms =>
    newTerms(donjon, { secret: `Below ${quest}`, seats: PEOPLE, options: { quest, nightfall: 150 }, given });

  lines.push('The Black Throne');
  const first = terms(nextGiven(donjon, begun), 'black-throne');
  const one = openMatch(donjon, first);
  lines.push(...told(one.opening));
  play(one, lines, pick);
  expect(one.state.ended).toBe('won');
  const after = saved(added(begun, one, first));
  expect(verifyCampaign(donjon as unknown as Game, rulesOf, after)).toEqual({ games: ['checked'] });

  const before = after.games[0]!.legacy as Legacy;
  lines.push(
    '',
    `Home: ${before.heroes.length}; buried: ${before.fallen.join(', ') || 'nobody'}`,
    ...before.heroes.map(sheet),
  );
  lines.push('', 'In town');
  const chosen = shop(before, ['stat:', 'skill:', 'shop:leather', 'shop:torches', 'treasure:healing', 'draw'], lines);

  lines.push('', 'The Last Vigil');
  const second = terms(nextGiven(donjon, after, chosen), 'last-vigil');
  const two = openMatch(donjon, second);
  lines.push(...told(two.opening));
  play(two, lines, pick, 300);
  // The machine is switched off in the middle: all that is left are the two files.
  const text = JSON.stringify(gameFile(two, second));
  const read = readGameFile(text);
  if ('fault' in read) throw new Error(JSON.stringify(read.fault));
  const replayed = replayFile(donjon, read.file);
  if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
  expect(replayed.match.state).toEqual(two.state);
  lines.push('', `… taken up again after ${two.entries.length} answers`);
  play(replayed.match, lines, pick);
  const done = saved(added(after, replayed.match, second, chosen));
  expect(verifyCampaign(donjon as unknown as Game, rulesOf, done)).toEqual({ games: ['checked', 'checked'] });

  const last = done.games[1]!.legacy as Legacy;
  lines.push(
    '',
    `Home: ${last.heroes.length}; buried: ${last.fallen.join(', ') || 'nobody'}`,
    ...last.heroes.map(sheet),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./playthroughs/campaign-2-en.txt');

  // A file that somebody has touched is noticed.
  const richer = {
    ...done,
    games: done.games.map((game) => ({
      ...game,
      legacy: { ...last, heroes: last.heroes.map((h) => ({ ...h, gold: 999 })) },
    })),
  };
  expect(verifyCampaign(donjon as unknown as Game, rulesOf, richer)).toMatchObject({ fault: { rule: 'ENG-CAMP-5' } });

  // What it says was bought or handed on reaches the rules of the game only as far as they can read it.
  const changed = (i: number, change: object): CampaignFile => ({
    ...done,
    games: done.games.map((game, k) => (k === i ? { ...game, ...change } : game)),
  });
  expect(verifyCampaign(donjon as unknown as Game, rulesOf, changed(1, { chosen: { town: 5 } }))).toEqual({
    fault: { rule: 'ENG-CAMP-6', where: 'games[1].chosen', what: 'not-ours' },
  });
  expect(verifyCampaign(donjon as unknown as Game, () => undefined, changed(1, { legacy: null }))).toMatchObject({
    fault: { where: 'games[1].legacy' },
  });
});
