// What the generic table and the kit draw of a view, as markup.
import { defineTexts, speaker } from '@oubliette/text';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../src/base/locale.tsx';
import { Group } from '../src/generic-board/group.tsx';
import { PlaceInBrief } from '../src/generic-board/place.tsx';
import { GenericBoardContext } from '../src/generic-board/shown-value.tsx';
import { Stores } from '../src/kit/panes/stores.tsx';
import { aboutPiece } from '../src/reading/about.ts';
import { reader } from '../src/reading/reading.ts';

// Node 20 has no navigator, where a page finds its language.
beforeAll(() => void vi.stubGlobal('navigator', { languages: ['en'] }));
afterAll(() => void vi.unstubAllGlobals());

const en = { 'game.name': 'Cellar', 'name.orc': 'orc', 'about.coins': 'They buy what is for sale.' } as const;
const texts = defineTexts({ en, fr: en, rules: { en: '', fr: '' } });
const t = speaker(texts, 'en', { seats: ['Malvina', 'Grognard'] });
const read = reader(texts.en, t);

const markup = (part: ReactNode): string =>
  renderToStaticMarkup(
    <LocaleProvider>
      <GenericBoardContext value={{ read, size: { columns: 0, rows: 0 } }}>{part}</GenericBoardContext>
    </LocaleProvider>,
  );
const shown = (value: object) => ({ value, open: value, next: value });

it.each([
  ['alone', { gateOpen: true, bridgeDown: false }],
  ['in a tile', { guard: { name: 'orc', gateOpen: true, bridgeDown: false } }],
  ['in a list of tiles', { guards: [{ name: 'orc', gateOpen: true, bridgeDown: false }] }],
  ['in a record with lists', { camp: { gateOpen: true, bridgeDown: false, guards: ['orc'], carts: ['orc'] } }],
])('a flag that holds is shown, one that is false is not: %s', (_, value) => {
  const drawn = markup(<Group shown={shown(value)} />);
  expect(drawn).toContain('Gate open');
  expect(drawn).not.toMatch(/bridge down|false/i);
});

it('nor in a place that is shown in brief', () => {
  const place = { gold: 3, gateOpen: true, bridgeDown: false };
  const drawn = markup(<PlaceInBrief seat={1} shown={shown(place)} places={[place, place]} />);
  expect(drawn).toContain('Gate open');
  expect(drawn).not.toMatch(/bridge down|false/i);
});

it('a count of a table of a game’s own has a note where the game says something about it', () => {
  const drawn = markup(
    <Stores
      seat={0}
      stores={['coins', 'orc'].map((id) => ({
        id,
        name: id,
        about: aboutPiece(t, id),
        face: { icon: 'coffin', colour: '#a87413' },
        value: 3,
        would: 3,
      }))}
    />,
  );
  expect(drawn.match(/data-tip="[^"]*"/g)).toEqual(['data-tip="Coins: They buy what is for sale."']);
});
