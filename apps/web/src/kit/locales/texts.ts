import { defineTexts, type Speaker } from '@oubliette/text';
import { useGameSpeaker } from '../../base/locale.tsx';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const kitTexts = defineTexts({ en, fr, rules: { en: '', fr: '' } });
export type KitKey = keyof typeof en;

/** What the kit itself says, in the language of the page. */
export const useKitWords = (): Speaker<KitKey> => useGameSpeaker(kitTexts) as Speaker<KitKey>;
