import { defineTexts } from '@oubliette/text';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What surrounds play: settings, story, replay, score, fairness. */
export const extraTexts = defineTexts({ en, fr, rules: { en: '', fr: '' } });
export type ExtraKey = keyof typeof en;
