// What the table of Dungeon Lords draws is what the rules told: the parts with numbers, as markup.
import { MONSTERS } from '@oubliette/dungeon-lords/cards';
import { texts } from '@oubliette/dungeon-lords/texts';
import { type Match, view } from '@oubliette/engine';
import { speakerOf } from '@oubliette/text';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../src/base/locale.tsx';
import { TableContext } from '../src/kit/table-context.tsx';
import { type AskNow, tableNow } from '../src/session/now.ts';
import type { AtTable } from '../src/tables/dungeon-lords/at-table.ts';
import { Face } from '../src/tables/dungeon-lords/bar/face.tsx';
import { Rail } from '../src/tables/dungeon-lords/combat/rail.tsx';
import { dialogs } from '../src/tables/dungeon-lords/dialogs.tsx';
import { captions } from '../src/tables/dungeon-lords/locales/texts.ts';
import { gameOf, type View } from '../src/tables/dungeon-lords/reading.ts';
import { Events } from '../src/tables/dungeon-lords/world/arrivals.tsx';
import { playEagerly } from './dungeon-lords-moments.ts';
import { PEOPLE, tableOf } from './game-files.ts';

// Node 20 has no navigator, where a page finds its language.
beforeAll(() => void vi.stubGlobal('navigator', { languages: ['en'] }));
afterAll(() => void vi.unstubAllGlobals());

/** A part of the table as seat 0 sees it. */
function drawn(match: Match, part: ReactNode, changed: (table: AtTable) => Partial<AtTable> = () => ({})): string {
  const people = { seats: PEOPLE.slice(0, match.state.core.answered.length), me: 0 };
  const now = tableNow(match, 0);
  const t = speakerOf(texts.en, people);
  const table = {
    now,
    me: 0,
    front: 0,
    t,
    names: t.name,
    ask: now.asks[0],
    option: undefined,
    hinted: undefined,
    touch: () => {},
    inspect: () => {},
    game: gameOf(now),
    next: gameOf(now),
    c: speakerOf(captions.en, people),
    shown: undefined,
  } as unknown as AtTable;
  return renderToStaticMarkup(
    <LocaleProvider>
      <TableContext value={{ ...table, ...changed(table) }}>{part}</TableContext>
    </LocaleProvider>,
  );
}

/** Without tags, in the order of the page. */
const words = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A game with chance of its own for each try, until it comes to this. */
function played(until: (match: Match) => boolean): Match {
  for (let tried = 0; tried < 100; tried++) {
    const one = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
    playEagerly(one, until, `drawn ${tried}`);
    if (until(one.match)) return one.match;
  }
  throw new Error('no game comes to this');
}
const asked = ({ game, state }: Match) => view(game, state, 0).asks[0];
/** The table as the rules before these facts told it. */
const older = ({ game }: AtTable): Partial<AtTable> => {
  const { eventsPast: _, players, ...was } = game;
  return { game: { ...was, players: players.map(({ forecast: __, ...place }) => place) } as unknown as View };
};

it('[DL-MON-3] the price of a monster on space III has the food on top', () => {
  const match = played((one) => asked(one)?.kind === 'recruit-monster' && asked(one)?.about?.space === 3);
  const monster = asked(match)?.options.find((one) => one in MONSTERS) as keyof typeof MONSTERS;
  const face = (changed?: (table: AtTable) => Partial<AtTable>): string =>
    words(drawn(match, <Face option={monster} words="" brief={false} />, changed));
  const onSpaceI = face(({ ask }) => ({ ask: { ...ask!, about: { ...ask!.about, food: 0 } } }));
  expect(face()).toBe(`${onSpaceI} + 1 food`);
});

it('[DL-PAY-1] what an action costs and gives is what the question tells', () => {
  const match = played((one) => asked(one)?.kind === 'get-food');
  const face = words(
    drawn(match, <Face option="take" words="" brief={false} />, ({ ask }) => ({
      ask: { ...ask!, about: { ...ask!.about, paysGold: 7, paysEvil: 0, food: 9, gold: 0 } },
    })),
  );
  expect(face).toBe('7 gold › for 9 food');
});

it('[DL-CARD-26] the number of an attack is the damage that it deals here', () => {
  const match = played((one) => asked(one)?.kind === 'attack');
  const [option = ''] = asked(match)?.options ?? [];
  const number = (about: object): string =>
    words(
      drawn(match, <Face option={option} words="" brief={false} />, ({ ask }) => ({
        ask: { ...ask!, about } as AskNow,
      })),
    );
  expect(number({ attacks: [option], damages: [8] })).toBe('8');
  expect(number({})).toBe('');
});

const fighting = played(({ game, state }) => asked({ game, state } as Match)?.kind === 'attack');
const rail = (so: Partial<NonNullable<View['fight']>>, forecast: object): string =>
  words(
    drawn(fighting, <Rail at={3} />, ({ game }) => ({
      game: {
        ...game,
        fight: { ...game.fight!, ...so },
        players: game.players.map((place) => ({ ...place, forecast: { ...place.forecast!, ...forecast } })),
      },
    })),
  );

it('[DL-FIGHT-18] [DL-RULING-30] the rail tells the fatigue that comes, and none where nothing can be conquered', () => {
  expect(rail({}, { fatigue: 1 })).toContain('Fatigue 1, then conquest');
  expect(rail({ noConquest: true }, { fatigue: 0 })).toContain('Fatigue no conquest');
  expect(words(drawn(fighting, <Rail at={3} />, older))).toContain('Fatigue then conquest');
});

it('[DL-FIGHT-17] the rail tells the hearts that heal, and none where healing is forbidden', () => {
  expect(rail({}, { hearts: 2 })).toContain('Healing 2 hearts');
  expect(rail({ noHealing: true }, { hearts: 0 })).toContain('Healing no healing');
  expect(words(drawn(fighting, <Rail at={3} />, older))).not.toContain('heart');
});

it('[DL-EVT-1] this season’s event is due, or the next one’s; in combat they are all over', () => {
  const due = (match: Match, changed?: (table: AtTable) => Partial<AtTable>): string =>
    [...drawn(match, <Events />, changed).matchAll(/dl-event( is-due)?( is-past)?"/g)]
      .map(([, isDue, isPast]) => (isDue ? 'due' : isPast ? 'past' : 'later'))
      .join(' ');
  const inSeason = (season: string): Match =>
    played((one) => asked(one)?.kind === 'order' && (view(one.game, one.state, 0).game as View).season === season);
  expect(due(inSeason('winter'))).toBe('due');
  expect(due(inSeason('spring'))).toBe('due later');
  expect(due(inSeason('autumn'))).toBe('past past due');
  expect(due(fighting)).toBe('past past past');
  expect(due(fighting, older)).toBe('later later later');
  expect(words(drawn(fighting, <Events />))).toBe('Events');
});

it('a room says where it may stand, with the signs of the language', () => {
  const dialog = words(
    drawn(
      fighting,
      dialogs.piece?.('mint', () => {}),
    ),
  );
  expect(dialog).toContain('Where: lower half');
});
