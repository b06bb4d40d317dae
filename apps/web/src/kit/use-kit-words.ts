import type { Speaker } from '@oubliette/text';
import { useGameVoice } from '../base/voice.tsx';
import { type KitKey, kitTexts } from './locales/texts.ts';

/** What the kit itself says, in the language of the page. */
export const useKitWords = (): Speaker<KitKey> => useGameVoice(kitTexts) as Speaker<KitKey>;
