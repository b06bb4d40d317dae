// Standing answers, which the table gives for a player who does not want to be asked each time.
import '../settings/dialogs.css';
import type { Standing } from '@oubliette/records';
import { useState } from 'react';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { useExtras } from '../base/use-extras.ts';
import { useRules } from '../base/use-rules.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Either } from '../parts/either.tsx';
import type { TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';

interface Props {
  readonly session: TableSession;
  readonly now: TableNow;
  readonly onClose: () => void;
}

/** No standing answer: the player is asked. */
const ASK = 'ask';

export function StandingDialog({ session, now, onClose }: Props) {
  const extras = useExtras();
  const { people } = useLocale();
  const { catalogGame } = session.info;
  const t = useGameSpeaker(catalogGame.texts, people);
  const [fault, setFault] = useState<string>();
  const { me, standing, asks } = now;
  const named = Object.entries(useRules(catalogGame)?.standing ?? {});
  const isAsked = (kind: string): boolean => asks.some((ask) => ask.kind === kind);
  // The current ask comes first.
  const kinds = [...named.filter(([kind]) => isAsked(kind)), ...named.filter(([kind]) => !isAsked(kind))];

  async function choose(kind: string, name: string): Promise<void> {
    if (me === 'spectator') return;
    const { [kind]: _, ...others } = standing;
    const answers: Standing = name === ASK ? others : { ...others, [kind]: name };
    const refused = await session.setStanding(me, answers);
    setFault(refused === undefined ? undefined : t.refusal(refused));
  }

  return (
    <Dialog title={extras.say('standing.title')} onClose={onClose}>
      <p>{extras.say('standing.help')}</p>
      <div className="settings standing">
        {kinds.map(([kind, answers]) => (
          <Either
            key={kind}
            name={`standing-${kind}`}
            legend={t.say(`standing.${kind}`)}
            values={[ASK, ...Object.keys(answers)]}
            chosen={standing[kind] ?? ASK}
            label={(name) => (name === ASK ? extras.say('standing.ask') : t.say(`standing.${kind}.${name}`))}
            onChoose={(name) => void choose(kind, name)}
          />
        ))}
      </div>
      <p role="status">{fault ?? ''}</p>
    </Dialog>
  );
}
