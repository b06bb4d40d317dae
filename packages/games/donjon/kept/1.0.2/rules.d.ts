import type { KeptRules } from '@oubliette/records';

export declare const rules: KeptRules;
