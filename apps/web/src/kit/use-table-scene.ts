// What every table does alike: the decision in front, what is picked, how it is answered, what a hint points at.
import type { Speaker } from '@oubliette/text';
import { useState } from 'react';
import { useHint } from '../hints/use-hint.ts';
import { useAnswering } from './bar/use-answering.ts';
import { useDecision } from './bar/use-decision.ts';
import type { SceneProps } from './scene-props.ts';
import { inFront, type KitTable, standingOf } from './table-context.tsx';

export function useTableScene({ sitting, now, onPaper }: SceneProps, t: Speaker) {
  const decision = useDecision(sitting, now);
  const { ask, option, key } = decision;
  const [closed, setClosed] = useState<{ key: string; option: string }>();
  const deeds = useAnswering({ sitting, now, t, ask, option, onPick: decision.pick, onPaper });
  const lantern = useHint(sitting.sheet.shelfGame.id, now, ask, `${key}/${ask?.kind}`);
  const onClosed = (one: string | undefined): void => setClosed(one === undefined ? undefined : { key, option: one });

  const table: KitTable = {
    sitting,
    now,
    me: now.me === 'spectator' ? undefined : now.me,
    front: inFront(now),
    t,
    ask,
    option,
    hinted: lantern.hint === undefined || lantern.hint === 'nothing' ? undefined : lantern.hint.option,
    touch(one) {
      const standing = standingOf({ ask, option }, one);
      onClosed(standing === 'closed' ? one : undefined);
      if (standing === 'open') deeds.pick(one);
      if (standing === 'picked') deeds.confirm();
    },
    inspect: (id) => onPaper(`piece-${id}`),
  };
  return { table, decision, deeds, lantern, closed: closed?.key === key ? closed.option : undefined, onClosed };
}
