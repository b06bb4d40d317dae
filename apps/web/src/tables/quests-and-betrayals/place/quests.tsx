import type { Seat } from '@oubliette/engine';
import type { QuestId } from '@oubliette/quests-and-betrayals/cards';
import { questProgress } from '@oubliette/quests-and-betrayals/reading';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { noted } from '../../../kit/tips/explained.ts';
import { aboutPiece, noteOf } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { QUEST_ICONS } from '../pieces/pictures.ts';
import { QuestFace } from '../pieces/quest-card.tsx';
import { placeOf, questsOf } from '../reading.ts';

/** Quests that were shown to the viewer. */
export function QuestsDone({ seat }: { seat: Seat }) {
  const { game, c } = useTable();
  const { done } = placeOf(game, seat);
  if (done.length === 0) return undefined;
  return (
    <span className="qt-quests-done">
      <span className="unseen">{c.say('quest.done')}</span>
      {done.map((quest) => (
        <Done key={quest} quest={quest} />
      ))}
    </span>
  );
}

/** The owner sees the quests, others see their backs; finished quests are face up. */
export function Quests({ seat, brief = false }: { seat: Seat; brief?: boolean }) {
  const { game, next, c, t, besides, turnTo, inspect, me, names } = useTable();
  const place = placeOf(game, seat);
  const claim = seat === me ? besides('claim') : undefined;
  const quests = questsOf(place);
  if (quests.length === 0) return <p className="qt-none">{c.say('quest.none')}</p>;
  return (
    <div className={`qt-quests${brief ? ' are-brief' : ''}`} data-at={`quests-${seat}`}>
      {quests.map(({ quest, main }, i) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are identical
        if (quest === undefined) return <Back key={i} main={main} />;
        const ready = claim?.options.includes(quest) === true;
        const coming = !ready && questProgress(next, seat, quest).fulfilled;
        return (
          <button
            key={quest}
            type="button"
            className={`qt-quest${ready || coming ? ' is-ready' : ''}`}
            aria-label={ready ? c.say('quest.claim', { quest: c.say(`quest.${quest}`) }) : names(quest)}
            {...noted(aboutPiece(t, quest))}
            onClick={() => (ready ? turnTo('claim') : inspect(quest))}
          >
            <QuestFace quest={quest} seat={seat} main={main} brief={brief} />
            {ready ? <span className="qt-claim">{c.say('quest.ready')}</span> : undefined}
          </button>
        );
      })}
    </div>
  );
}

function Back({ main }: { main: boolean }) {
  const { c, t } = useTable();
  return (
    <span
      className="qt-quest-back"
      role="img"
      aria-label={c.say(main ? 'quest.back.main' : 'quest.back')}
      {...noted(noteOf(t, main ? 'view.main' : 'view.secondary'))}
    >
      <Gi icon="tied-scroll" />
    </span>
  );
}

/** A finished quest, face up and small. */
function Done({ quest }: { quest: QuestId }) {
  const { c, t, inspect } = useTable();
  return (
    <button
      type="button"
      className="qt-quest-done"
      aria-label={`${c.say(`quest.${quest}`)}: ${c.say('quest.done')}`}
      {...noted(aboutPiece(t, quest))}
      onClick={() => inspect(quest)}
    >
      <Gi icon={QUEST_ICONS[quest]} />
    </button>
  );
}
