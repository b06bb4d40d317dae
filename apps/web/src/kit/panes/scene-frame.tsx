import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '../../base/locale.tsx';
import { useKitTable } from '../table-context.tsx';
import { Heard } from './heard.tsx';
import { type Pane, PaneTabs } from './pane-tabs.tsx';

interface Props {
  readonly className?: string;
  /** The pane that the decision needs; undefined: any. */
  readonly needed: Pane | undefined;
  /** Changes with the decision. */
  readonly decision: string;
  /** The result; undefined: the game goes on, or is still being told. */
  readonly end: ReactNode;
  readonly children: ReactNode;
}

/** The panes of a table, and the tabs to them where only one is seen at a time. */
export function SceneFrame({ className = '', needed, decision, end, children }: Props) {
  const { say } = useLocale();
  const { now, t } = useKitTable();
  const [pane, setPane] = useState<Pane>(needed ?? 'mine');
  // What a decision needs opens by itself, once; after that the player chooses.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision
  useEffect(() => {
    if (needed !== undefined) setPane(needed);
  }, [needed, decision]);
  return (
    <>
      <Heard now={now} t={t} decision={decision} />
      {now.unsaved ? (
        <p className="warning" role="alert">
          {say.say('save.failed')}
        </p>
      ) : undefined}
      <main className={`scene ${className}${end === undefined ? '' : ' is-over'}`} data-pane={pane}>
        {end}
        <PaneTabs pane={pane} onPane={setPane} mine={now.me} fresh={now.fresh} />
        {children}
      </main>
    </>
  );
}
