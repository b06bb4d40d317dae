// `oubliette play --campaign`: plays the games of a campaign. Its file holds finished games; a file beside it holds the choices for the current one.
import { existsSync, rmSync } from 'node:fs';
import { isOver } from '@oubliette/engine';
import {
  addGame,
  type CampaignFile,
  loadRules,
  newCampaign,
  nextGiven,
  readCampaign,
  verifyCampaign,
} from '@oubliette/records';
import { type Lang, speaker } from '@oubliette/text';
import { cliTexts } from '../locales/texts.ts';
import { readJson, readText, writeJson } from './game-store.ts';
import { type Installed, rulesFor } from './games.ts';
import { chooseInTown } from './play/town.ts';
import { printable } from './screen/measure.ts';
import type { Terminal } from './screen/terminal.ts';
import { fileOf, type Table } from './table.ts';
import { uncheckedGames } from './unchecked-games.ts';
import { faultText, UserError } from './user-error.ts';

export interface Campaign {
  readonly path: string;
  readonly file: CampaignFile;
  /** The choices for the next game. */
  chosen: unknown;
  /** A sentence for each game that could not be checked. */
  readonly unchecked: readonly string[];
}

const besidePath = (path: string): string => `${path}.chosen`;

/** Reads a campaign from its file and verifies it; starts a new one where there is no file. */
export async function openCampaign(
  installed: Installed,
  path: string,
  people: readonly string[],
  lang: Lang,
): Promise<Campaign> {
  const { game, texts } = installed;
  if (game.campaign === undefined) throw new UserError('trouble.no-campaign', { game: game.id });
  if (!existsSync(path)) return { path, file: newCampaign(game, game.id, people), chosen: undefined, unchecked: [] };
  const t = speaker(texts, lang);
  const bad = (why: string) => new UserError('trouble.bad-file', { path: printable(path), why });
  const read = readCampaign(readText(path));
  const c = speaker(cliTexts, lang);
  if ('fault' in read) throw bad(faultText(c, read.fault));
  const { file } = read;
  const files = file.games.map((one) => one.file);
  const rules = await loadRules(files, (version) => rulesFor(installed, version));
  const checked = verifyCampaign(game, rules, file);
  if ('fault' in checked) throw bad(faultText(t, checked.fault));
  const chosen = existsSync(besidePath(path)) ? readJson(besidePath(path)) : undefined;
  return { path, file, chosen, unchecked: uncheckedGames(c, file, checked.games) };
}

/** Before a new game: offers the campaign's choices (the town). They are stored until the game is over. */
export async function prepare(
  installed: Installed,
  campaign: Campaign,
  terminal: Terminal,
  lang: Lang,
): Promise<unknown> {
  const { file, path } = campaign;
  campaign.chosen = await chooseInTown(installed, file.games.at(-1)?.legacy, terminal, lang);
  if (campaign.chosen !== undefined) writeJson(besidePath(path), campaign.chosen, true);
  return nextGiven(installed.game, file, campaign.chosen);
}

/** Adds a finished game to its campaign; returns the sentence that says so, or undefined while the game is not over. */
export async function join(campaign: Campaign, table: Table, lang: Lang): Promise<string | undefined> {
  const { installed, match } = table;
  if (!isOver(match.state)) return undefined;
  const file = fileOf(table);
  const rules = await loadRules([file], (version) => rulesFor(installed, version));
  const added = addGame(installed.game, rules, campaign.file, file, campaign.chosen);
  if ('fault' in added)
    throw new UserError('trouble.bad-file', {
      path: printable(campaign.path),
      why: faultText(speaker(installed.texts, lang), added.fault),
    });
  writeJson(campaign.path, added.campaign, true);
  rmSync(besidePath(campaign.path), { force: true });
  return speaker(cliTexts, lang).say('campaign.joined', {
    path: printable(campaign.path),
    games: added.campaign.games.length,
  });
}
