import { defineTexts } from '@oubliette/text';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Texts around the game: settings, log, replay, score, fairness. */
export const extraTexts = defineTexts({ en, fr, rules: { en: '', fr: '' } });
export type ExtraKey = keyof typeof en;
