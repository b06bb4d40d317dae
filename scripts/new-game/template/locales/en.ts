import { box } from './box/en.ts';

export const en = {
  ...box,
  'ask.move': 'Walk on to a square beside you, or stay.',
  'ask.move.other': '{seat} listens at a door.',
  'ask.move.hint': 'A candle means that something lies there.',

  'option.move.*': 'Go to {0}',
  'option.move.stay': 'Stay',

  'event.round': 'Round {round}.',
  'event.moved': '{seat} walks to {cell}.',
  'event.stayed': '{seat} stays. Somebody has to.',
  'event.found': '{seat} finds {find_a}: {points, plural, =0 {worth nothing} one {# point} other {# points}}.',

  'refuse.CH-MOVE-2': 'Somebody stands there, breathing.',

  'score.finds': '{count, plural, one {# find} other {# finds}}',
  'outcome.won': '{seats, plural, one {{seats} leaves with most.} other {{seats} leave with most.}}',

  'view.round': 'Rounds over',
  'view.rounds': 'Rounds',
  'view.hall': 'The hall',
  'view.findsLeft': 'Still hidden',
  'view.visitors': 'Visitors',
  'view.cell': 'Stands on',
  'view.finds': 'Finds',
  'view.points': 'Points',

  'name.flagstone': 'flagstone',
  'name.candle': 'candle',
  'mark.candle': '*',
  'name.dust': 'dust',
  'name.dust.a': 'some dust',
  'name.button': 'button',
  'name.button.a': 'a button',
  'name.spoon': 'spoon',
  'name.spoon.a': 'a spoon',
  'name.crown': 'crown',
  'name.crown.a': 'a crown',
} as const;
