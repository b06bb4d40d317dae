import { defineTexts } from '@oubliette/text';
import regles from '../REGLES.md?raw';
import rules from '../RULES.md?raw';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const texts = defineTexts({ en, fr, rules: { en: rules, fr: regles } });
