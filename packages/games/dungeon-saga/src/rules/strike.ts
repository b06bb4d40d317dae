// Free Strikes: on a figure that breaks away (DSC-21 to DSC-23, DS-RULING-27), and on what rises beside a hero (DSC-40).
import { type Can, copyPlain, type Procedure } from '@oubliette/engine';
import { askFor } from '../asks.ts';
import { cellName, cellOf } from '../cells.ts';
import { type Frame, type Strike, strikeWith } from '../frames.ts';
import { isOn, OVERLORD, type State, w } from '../state.ts';
import { modelAt, modelOf } from './arcs.ts';

const seatOf = (s: State, id: number): number => {
  const m = modelOf(s, id)!;
  return m.hero >= 0 ? s.heroes[m.hero]!.seat : OVERLORD;
};

/** DSC-40: it has just risen before its enemies. */
const isRising = (s: State, id: number): boolean =>
  s.core.stack.some((frame) => frame.proc === 'raise' && frame.model === id);

/** The striking side chooses the order: the first of its seats to answer. Nobody has to strike. */
export const strike: Procedure<State, Strike, Frame> = {
  next(s, f) {
    if (!isOn(s) || modelOf(s, f.leaver) === undefined) return 'done';
    f.strikers = f.strikers.filter((id) => modelOf(s, id) !== undefined);
    return f.strikers.length === 0 ? 'done' : 'wait';
  },
  asks: (s, f) => [...new Set(f.strikers.map((id) => seatOf(s, id)))].map((seat) => askFor('strike', seat)),
  options(s, f, { seat }, can: Can) {
    for (const id of f.strikers) {
      const m = modelOf(s, id)!;
      if (seatOf(s, id) === seat) can.add(`${m.kind}:${cellName(m.cell)}`);
    }
    can.add('pass');
  },
  answer(s, f, { seat }, option) {
    if (option === 'pass') {
      f.strikers = f.strikers.filter((id) => seatOf(s, id) !== seat);
      return;
    }
    const striker = modelAt(s, cellOf(option.split(':')[1]!))!;
    f.strikers = f.strikers.filter((id) => id !== striker.id);
    w.raise(strikeWith('free-strike', striker.id, f.leaver));
  },
  about: (s, f) => ({ model: modelOf(s, f.leaver)!.kind, why: isRising(s, f.leaver) ? 'rises' : 'leaves' }),
  show: (_s, f) => ({ leaver: f.leaver, strikers: f.strikers }),
  copy: copyPlain<Strike>,
};
