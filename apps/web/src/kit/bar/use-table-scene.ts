// What every table does alike: the decision in front, what is picked, how it is answered, what a hint points at.
import { useState } from 'react';
import { upper } from '../../base/language.ts';
import { useGameSpeaker } from '../../base/locale.tsx';
import { useHint } from '../../hints/use-hint.ts';
import type { SceneProps } from '../scene-props.ts';
import { inFront, type KitTable, standingOf } from '../table-context.tsx';
import { useAnswering } from './use-answering.ts';
import { useDecision } from './use-decision.ts';

export type TableScene = ReturnType<typeof useTableScene>;

export function useTableScene(props: SceneProps) {
  const { session, now, people, onDialog } = props;
  const t = useGameSpeaker(session.info.catalogGame.texts, people);
  const decision = useDecision(session, now);
  const { ask, option, key } = decision;
  const [closed, setClosed] = useState<{ key: string; option: string }>();
  const actions = useAnswering({ session, now, t, ask, option, onPick: decision.pick, onDialog });
  const hints = useHint(session.info.catalogGame.id, now, ask, `${key}/${ask?.kind}`);
  const onClosed = (one: string | undefined): void => setClosed(one === undefined ? undefined : { key, option: one });

  const table: KitTable = {
    session,
    now,
    me: now.me === 'spectator' ? undefined : now.me,
    front: inFront(now),
    t,
    names: (id) => upper(t.lang, t.name(id)),
    ask,
    option,
    hinted: hints.hint === undefined || hints.hint === 'nothing' ? undefined : hints.hint.option,
    touch(one) {
      const standing = standingOf({ ask, option }, one);
      onClosed(standing === 'closed' ? one : undefined);
      if (standing === 'open') actions.pick(one);
      if (standing === 'picked') actions.confirm();
    },
    inspect: (id) => onDialog(`piece-${id}`),
  };
  return { props, table, decision, actions, hints, closed: closed?.key === key ? closed.option : undefined, onClosed };
}
