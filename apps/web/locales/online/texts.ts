import { defineTexts } from '@oubliette/text';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Texts around an online table, loaded with the first one. */
export const onlineTexts = defineTexts({ en, fr, rules: { en: '', fr: '' } });
export type OnlineKey = keyof typeof en;
