export { catalogueFaults, type Expected } from './faults.ts';
export { type Form, type Lang, languages } from './grammar.ts';
export { type NoteRules, noteRules } from './note-rules.ts';
export { type Chapter, type Rule, rulesOf } from './rule-book.ts';
export { type Params, type Speaker, speaker, speakerOf, type Table, type Value } from './speaker.ts';
export { type Book, type Catalogue, defineBook, defineTexts, type Texts } from './texts.ts';
