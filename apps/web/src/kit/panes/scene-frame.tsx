import type { ReactNode } from 'react';
import { useLocale } from '../../base/locale.tsx';
import { useKitTable } from '../table-context.tsx';
import { Heard } from './heard.tsx';
import { type Pane, PaneTabs } from './pane-tabs.tsx';

interface Props {
  readonly look?: string;
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  /** Changes with the decision. */
  readonly decision: string;
  readonly end: ReactNode;
  readonly children: ReactNode;
}

/** The panes of a table, and the tabs to them where only one is seen at a time. */
export function SceneFrame({ look = '', pane, onPane, decision, end, children }: Props) {
  const { say } = useLocale();
  const { now, t } = useKitTable();
  const over = now.seen.end !== undefined;
  return (
    <>
      <Heard now={now} t={t} decision={decision} />
      {now.unsaved ? (
        <p className="warning" role="alert">
          {say.say('save.failed')}
        </p>
      ) : undefined}
      <main className={`scene ${look}${over ? ' is-over' : ''}`} data-pane={pane}>
        {over ? end : undefined}
        <PaneTabs pane={pane} onPane={onPane} mine={now.me} fresh={now.fresh} />
        {children}
      </main>
    </>
  );
}
