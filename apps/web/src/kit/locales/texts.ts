import { defineTexts } from '@oubliette/text';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const kitTexts = defineTexts({ en, fr, rules: { en: '', fr: '' } });
export type KitKey = keyof typeof en;
