// Descriptions and options of a board's squares.
import { readBoard } from '@oubliette/grid';
import { defineTexts, speaker } from '@oubliette/text';
import { expect, it } from 'vitest';
import {
  aboutSquare,
  detailsOf,
  edgesOf,
  firstLook,
  nameOfThing,
  neighbourOf,
  optionsOnBoards,
} from '../src/generic-board/map-reading.ts';
import { reader } from '../src/reading/reading.ts';

const words = {
  'name.goblin': 'goblin',
  'mark.goblin': 'g!',
  'about.goblin': 'Bites.',
  'rule.goblin': 'G-1',
  'about.door': 'Opens.',
  'about.wall': 'Does not.',
  'view.life': 'Life',
  'view.asleep': 'Asleep',
  'view.marks': 'Held by',
};
const texts = defineTexts({ en: words, fr: words, rules: { en: '', fr: '' } });
const read = reader(texts.en, speaker(texts, 'en', { seats: ['Ann', 'Bob'] }));

const board = readBoard({
  cells: { room: ['a1', 'b1', 'a2'], passage: ['c2'] },
  edges: { wall: ['a1e'], door: ['a1s'], 'open-door': ['b1s'] },
  figures: [{ cell: 'b1', id: 'm3', what: 'goblin', life: 2, asleep: true, marks: ['web'], angry: false } as object],
});
const [, b1] = board.squares;

it('a thing is called by its first text, a person’s figure by the person; the rest is told', () => {
  expect(nameOfThing(b1!.figures[0]!, read)).toBe('Goblin');
  expect(nameOfThing({ seat: 1 }, read)).toBe('Bob');
  expect(detailsOf(b1!.figures[0]!, read)).toEqual(['Life 2', 'Asleep', 'Held by Web']);
  expect([read.mark('goblin'), read.mark('torch')]).toEqual(['g!', 'To']);
});

it('what a board offers is known; a square that is not there offers nothing', () => {
  const options = ['a1', 'move:b1', 'attack:m3', 'm30', 'stay', 'swap:a1:a2', 'c1'];
  expect([...optionsOnBoards(options, [board])].toSorted()).toEqual(['a1', 'attack:m3', 'move:b1', 'swap:a1:a2']);
  expect(optionsOnBoards(options, [])).toEqual(new Set());
});

it('every edge is drawn once, and the rim where floor ends', () => {
  expect(edgesOf(board, 0)).toEqual(['rim', 'wall', 'door', 'rim']);
  expect(edgesOf(board, 1)).toEqual(['rim', 'rim', 'open-door', undefined]);
  expect(edgesOf(board, 3)).toEqual([undefined, 'rim', 'rim', 'rim']);
});

const offered = (...cells: string[]) => new Map(cells.map((cell) => [cell, [cell]]));

it('a large board is looked at where it matters', () => {
  expect(firstLook(board, offered())).toBe(1);
  expect(firstLook(board, offered('a2'))).toBe(3);
  const active = readBoard({ cells: { room: ['a1', 'b1'] }, figures: [{ cell: 'b1', seat: 0, active: true }] });
  expect(firstLook(active, offered('a1'))).toBe(1);
});

it('arrow keys lead to the next square that is there', () => {
  expect(neighbourOf(board, 0, 'ArrowRight')).toBe(1);
  expect(neighbourOf(board, 1, 'ArrowRight')).toBeUndefined();
  expect(neighbourOf(board, 3, 'ArrowRight')).toBe(5);
  expect(neighbourOf(board, 5, 'ArrowUp')).toBeUndefined();
  expect(neighbourOf(board, 0, 'ArrowDown')).toBe(3);
  expect(neighbourOf(board, 0, 'Enter')).toBeUndefined();
});

it('a square explains what stands on it and what is in its sides, but no wall', () => {
  const [a1] = board.squares;
  expect(aboutSquare(b1!, read)).toEqual({ text: 'Goblin: Bites.', rules: ['G-1'] });
  expect(aboutSquare(a1!, read)).toEqual({ text: 'Door: Opens.', rules: [] });
  expect(aboutSquare(board.squares.find(({ cell }) => cell === 'c2')!, read)).toBeUndefined();
});
