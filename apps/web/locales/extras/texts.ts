import { defineTexts } from '@oubliette/text';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What surrounds play: settings, story, replay, score, fairness. */
export const taleTexts = defineTexts({ en, fr, rules: { en: '', fr: '' } });
export type TaleKey = keyof typeof en;
