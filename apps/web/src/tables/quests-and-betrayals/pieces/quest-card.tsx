import type { Seat } from '@oubliette/engine';
import { QUEST_GEMS, QUESTS, type QuestId } from '@oubliette/quests-and-betrayals/cards';
import { questProgress } from '@oubliette/quests-and-betrayals/reading';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { times } from '../../../kit/pieces/lists.ts';
import { OnlyMine } from '../../../kit/pieces/marks.tsx';
import { useTable } from '../at-table.ts';
import { Goods } from './goods.tsx';
import { QUEST_ICONS } from './pictures.ts';

/** Larger numbers are shown as figures. */
const BEADS = 5;

/** The progress of a quest: a bead for each step, or figures for many. */
function Beads({ have, need, would }: { have: number; need: number; would: number }) {
  const { c } = useTable();
  const says = c.say('quest.progress', { have, need });
  if (need > BEADS) {
    return (
      <span className="qt-beads is-figures">
        {have}/{need}
        {would > have ? <b> › {would}</b> : undefined}
        <span className="unseen"> {says}</span>
      </span>
    );
  }
  return (
    <span className="qt-beads" role="img" aria-label={says}>
      {times(need, (i) => (
        <i className={i < have ? 'is-on' : i < would ? 'is-coming' : ''} />
      ))}
    </span>
  );
}

interface FaceProps {
  readonly quest: QuestId;
  readonly seat: Seat;
  readonly main: boolean;
  /** Leaves out the goal. */
  readonly brief?: boolean;
}

/** A quest as its owner sees it: name, goal, progress, reward. */
export function QuestFace({ quest, seat, main, brief = false }: FaceProps) {
  const { c, game, next } = useTable();
  const now = questProgress(game, seat, quest);
  const then = questProgress(next, seat, quest);
  return (
    <>
      {main && !brief ? <span className="qt-ribbon">{c.say('quest.main')}</span> : undefined}
      <OnlyMine />
      <b className="qt-quest-name">
        <Gi icon={QUEST_ICONS[quest]} />
        {c.say(`quest.${quest}`)}
        {main && brief ? <i className="qt-twice">{c.say('quest.main.brief')}</i> : undefined}
      </b>
      {brief ? undefined : <span className="qt-quest-wants">{c.say(`quest.${quest}.wants`)}</span>}
      <span className="qt-quest-foot">
        <Beads have={now.have} need={now.need} would={then.have} />
        <span className="qt-quest-pays">
          <Goods good="trophies" n={QUESTS[quest].trophies * (main ? 2 : 1)} size={15} />
          {brief ? undefined : <Goods good="gems" n={QUEST_GEMS} size={15} />}
        </span>
      </span>
    </>
  );
}
