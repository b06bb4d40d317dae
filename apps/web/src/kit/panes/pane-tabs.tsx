import type { Viewer } from '@oubliette/engine';
import { useLocale } from '../../base/locale.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';

export type Pane = 'world' | 'mine' | 'others' | 'log';

const panes = [
  ['world', 'world'],
  ['mine', 'candle'],
  ['others', 'people'],
  ['log', 'scroll'],
] as const satisfies readonly (readonly [Pane, IconName])[];

interface Props {
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  readonly mine: Viewer;
  readonly fresh: number;
}

/** On a narrow screen one part of the table is seen at a time. */
export function PaneTabs({ pane, onPane, mine, fresh }: Props) {
  const { say } = useLocale();
  return (
    <nav className="pane-tabs" aria-label={say.say('pane.panes')}>
      {panes.map(([name, icon]) => (
        <button key={name} type="button" aria-pressed={name === pane} onClick={() => onPane(name)}>
          {name === 'mine' && mine !== 'spectator' ? <SeatMark seat={mine} size={18} /> : <Icon name={icon} />}
          <span>{say.say(name === 'mine' && mine === 'spectator' ? 'pane.front' : `pane.${name}`)}</span>
          {name === 'log' && fresh > 0 ? (
            <span className="badge">
              {fresh}
              <span className="unseen"> {say.say('log.new')}</span>
            </span>
          ) : undefined}
        </button>
      ))}
    </nav>
  );
}
