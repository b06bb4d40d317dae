import { defineTexts } from '@oubliette/text';
import { box as en } from './box/en.ts';
import { box as fr } from './box/fr.ts';

/** The texts of the box alone, small enough for a shelf of many games. */
export const box = defineTexts({ en, fr, rules: { en: '', fr: '' } });
