import { defineTexts } from '@oubliette/text';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What is said around an online table. It comes with the first of them. */
export const onlineTexts = defineTexts({ en, fr, rules: { en: '', fr: '' } });
export type OnlineKey = keyof typeof en;
