import { Gi } from '../pieces/gi.tsx';

export interface TrackStop {
  readonly id: string;
  readonly icon: string;
  readonly name: string;
}

/** Where a game stands, for the top bar: a title and the stops it goes through. */
export const Track = ({ title, stops, at }: { title: string; stops: readonly TrackStop[]; at: number }) => (
  <div className="kit-track">
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
