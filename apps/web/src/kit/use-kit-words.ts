import type { Speaker } from '@oubliette/text';
import { useGameSpeaker } from '../base/locale.tsx';
import { type KitKey, kitTexts } from './locales/texts.ts';

/** What the kit itself says, in the language of the page. */
export const useKitWords = (): Speaker<KitKey> => useGameSpeaker(kitTexts) as Speaker<KitKey>;
