export const languages = ['en', 'fr'] as const;
export type Lang = (typeof languages)[number];
