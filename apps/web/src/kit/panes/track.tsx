import type { Note } from '../../reading/about.ts';
import { Gi } from '../pieces/icon.tsx';
import { noted } from '../tips/explained.ts';

export interface TrackStop {
  readonly id: string;
  readonly icon: string;
  readonly name: string;
}

interface Props {
  readonly title: string;
  /** Its tooltip. */
  readonly about: Note;
  readonly stops: readonly TrackStop[];
  readonly at: number;
}

/** Where a game stands, for the top bar: a title and the stops it goes through. */
export const Track = ({ title, about, stops, at }: Props) => (
  <div className="kit-track" {...noted(about)}>
    <b>{title}</b>
    <ol>
      {stops.map(({ id, icon, name }, i) => (
        <li key={id} className={i < at ? 'is-done' : i === at ? 'is-now' : ''} title={name}>
          <Gi icon={icon} />
          <span className={i === at ? '' : 'unseen'}>{name}</span>
        </li>
      ))}
    </ol>
  </div>
);
