import { defineTexts } from '@oubliette/text';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const captions = defineTexts({ en, fr, rules: { en: '', fr: '' } });
export type CaptionKey = keyof typeof en;
