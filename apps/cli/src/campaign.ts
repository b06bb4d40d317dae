// `oubliette play --campaign`: plays the games of a campaign. Its file holds finished games; a file beside it holds the choices for the current one.
import { existsSync, rmSync } from 'node:fs';
import { type Game, isOver } from '@oubliette/engine';
import { addGame, type CampaignFile, newCampaign, nextGiven, readCampaign, verifyCampaign } from '@oubliette/records';
import { type Lang, speaker } from '@oubliette/text';
import { cliTexts } from '../locales/texts.ts';
import { readText, writeJson } from './game-store.ts';
import type { Installed } from './games.ts';
import { chooseInTown } from './play/town.ts';
import { printable } from './screen/measure.ts';
import type { Terminal } from './screen/terminal.ts';
import { fileOf, type Table } from './table.ts';
import { faultText, UserError } from './user-error.ts';

export interface Campaign {
  readonly path: string;
  readonly file: CampaignFile;
  /** The content of the next game. */
  chosen: unknown;
}

const besidePath = (path: string): string => `${path}.chosen`;

/** Reads a campaign from its file and verifies it; starts a new one where there is no file. */
export function openCampaign(
  { game, texts }: Installed,
  path: string,
  people: readonly string[],
  lang: Lang,
): Campaign {
  if (game.campaign === undefined) throw new UserError('trouble.no-campaign', { game: game.id });
  if (!existsSync(path)) return { path, file: newCampaign(game, game.id, people), chosen: undefined };
  const t = speaker(texts, lang);
  const bad = (why: string) => new UserError('trouble.bad-file', { path: printable(path), why });
  const read = readCampaign(readText(path));
  if ('fault' in read) throw bad(faultText(speaker(cliTexts, lang), read.fault));
  const checked = verifyCampaign(game, newestOnly(game), read.file);
  if ('fault' in checked) throw bad(faultText(t, checked.fault));
  const chosen = existsSync(besidePath(path)) ? (JSON.parse(readText(besidePath(path))) as unknown) : undefined;
  return { path, file: read.file, chosen };
}

const newestOnly = (game: Game) => (version: string) => (version === game.version ? game : undefined);

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
export function join(campaign: Campaign, table: Table, lang: Lang): string | undefined {
  const { installed, match } = table;
  if (!isOver(match.state)) return undefined;
  const added = addGame(installed.game, campaign.file, fileOf(table), campaign.chosen);
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
