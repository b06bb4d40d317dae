// Which way a figure looks (DSC-18, DS-RULING-24): asked of its side when it is put down or turned.
import { FACINGS, facingOf } from '../cells.ts';
import { isOn, OVERLORD, w } from '../state.ts';
import { modelOf } from './arcs.ts';

export const face = w.eachInTurn('face', {
  who(s, id) {
    const m = isOn(s) ? modelOf(s, id) : undefined;
    return m === undefined ? undefined : m.hero >= 0 ? s.heroes[m.hero]!.seat : OVERLORD;
  },
  options(_s, _seat, _id, can) {
    for (const facing of FACINGS) can.add(facing);
  },
  choose(s, _seat, id, option) {
    modelOf(s, id)!.facing = facingOf(option);
  },
  about(s, _seat, id) {
    const m = modelOf(s, id)!;
    return { model: m.kind };
  },
});
