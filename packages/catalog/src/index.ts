// The games of this project: the only list of them. Server, terminal, bots and browser read it.
import { manifest as cryptSale } from '@oubliette/crypt-sale/manifest';
import { manifest as donjon } from '@oubliette/donjon/manifest';
import { manifest as dungeonLords } from '@oubliette/dungeon-lords/manifest';
import { manifest as dungeonSaga } from '@oubliette/dungeon-saga/manifest';
import { manifest as dungeonette } from '@oubliette/dungeonette/manifest';
import { manifest as questsAndBetrayals } from '@oubliette/quests-and-betrayals/manifest';
import { listed, type Manifest } from './manifest.ts';

export { type Layout, layout } from './layout.ts';
export {
  botContextOf,
  type Cover,
  type Manifest,
  type OwnDesigns,
  olderRules,
  type Print,
  rulesNamed,
  type Shape,
  type TextSource,
  wholeTexts,
} from './manifest.ts';

/** In the order of the shelf. */
export const manifests: readonly Manifest[] = [
  listed(dungeonLords),
  listed(dungeonSaga),
  listed(questsAndBetrayals),
  listed(donjon),
  listed(dungeonette),
  listed(cryptSale),
];

export const manifestOf = (id: string): Manifest | undefined => manifests.find((manifest) => manifest.id === id);
