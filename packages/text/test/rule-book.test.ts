import { rulesOf } from '@oubliette/text';
import { expect, test } from 'vitest';
import { rules, texts } from './cellar.ts';

test('a rule book is its chapters and their rules, without the prose between', () => {
  expect(rulesOf(rules.en)).toEqual([
    {
      id: 'CE-DIG',
      title: 'Digging',
      rules: [
        { id: 'CE-DIG-1', text: 'A tunnel touches another tunnel.' },
        { id: 'CE-DIG-2', text: 'A cellar holds twelve tunnels.' },
      ],
    },
    { id: 'CE-END', title: 'The end', rules: [{ id: 'CE-END-1', text: 'The game ends at dawn.' }] },
  ]);
  expect(texts.fr.chapters.map((chapter) => chapter.title)).toEqual(['Creuser', 'La fin']);
});

test('ids have two to four parts, headings may lack a code, files may come from Windows', () => {
  const book = '- **DSC-1** Before.\r\n## Furniture (in rooms)\r\n### Chests\r\n- **DJ-FURN-CHEST-1**: Open it.\r\n';
  expect(rulesOf(book)).toEqual([
    { id: '', title: '', rules: [{ id: 'DSC-1', text: 'Before.' }] },
    { id: '', title: 'Furniture (in rooms)', rules: [{ id: 'DJ-FURN-CHEST-1', text: 'Open it.' }] },
  ]);
});

test('what is no rule is left out: bold words, other lists, a paragraph after a rule', () => {
  const book = '## Digging (CE-DIG)\n- **Note** that\n- plain\n- **CE-DIG-1** Dig.\n\n  Indented prose.\n';
  expect(rulesOf(book).flatMap((chapter) => chapter.rules)).toEqual([{ id: 'CE-DIG-1', text: 'Dig.' }]);
});
