import { defineTexts, type Lang, type Speaker, speaker, type Table } from '@oubliette/text';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const shellTexts = defineTexts({ en, fr, rules: { en: '', fr: '' } });

export type ShellKey = keyof typeof en;
export type Shell = Speaker<ShellKey>;
export const shellSpeaker = (lang: Lang, table?: Table): Shell => speaker(shellTexts, lang, table);
