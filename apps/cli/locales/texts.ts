import { defineTexts } from '@oubliette/text';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type Phrase = keyof typeof en;

/** The terminal has no rule book of its own. */
export const cliTexts = defineTexts({ en, fr, rules: { en: '', fr: '' } });
