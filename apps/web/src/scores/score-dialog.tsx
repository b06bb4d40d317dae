import type { Game } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { useEffect, useState } from 'react';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { rulesHere } from '../base/rules.ts';
import { useExtras } from '../base/use-extras.ts';
import { useWhy, WhyButton, WhyText } from '../explain/why.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { figure } from '../parts/figure.ts';
import { SeatMark } from '../parts/seat-mark.tsx';
import { type Range, type Reckoned, reckon, type ScoreRange } from '../reading/reckoning.ts';
import type { TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';

/** The points so far, item by item, as far as the viewer can know them. */
export function ScoreDialog({ session, now, onClose }: { session: TableSession; now: TableNow; onClose: () => void }) {
  const extras = useExtras();
  const { people } = useLocale();
  const { catalogGame, names } = session.info;
  const t = useGameSpeaker(catalogGame.texts, people);
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    let gone = false;
    rulesHere(catalogGame.id).then((rules) => {
      if (!gone) setGame(rules);
    });
    return () => {
      gone = true;
    };
  }, [catalogGame.id]);
  const ranges = game === undefined ? undefined : reckon(game, now.seen, now.me);
  return (
    <Dialog title={extras.say('score.title')} onClose={onClose}>
      <p className="paper-lead">
        {extras.say('score.help')}
        {ranges?.some(({ total }) => total.least < total.most) ? ` ${extras.say('score.range')}` : undefined}
      </p>
      <div className="scores is-paper">
        {ranges?.map((score, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <section className="score" key={seat}>
            <h3>
              <SeatMark seat={seat} size={24} />
              {names[seat]}
            </h3>
            <Lines score={score} t={t} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Lines({ score, t }: { score: ScoreRange; t: Speaker }) {
  const { say } = useLocale();
  const extras = useExtras();
  return (
    <>
      <ul>
        {score.lines.map((line) => (
          <ScoreRow key={line.key} line={line} t={t} />
        ))}
      </ul>
      {score.lines.length === 0 ? <p className="nothing-yet">{extras.say('score.none')}</p> : undefined}
      <p className="total">
        <span>{say.say('end.total')}</span>
        <b className="total-points">{rangeText(score.total)}</b>
      </p>
    </>
  );
}

function ScoreRow({ line, t }: { line: Reckoned; t: Speaker }) {
  const why = useWhy();
  const key = `score.${line.key}`;
  const sure = line.points.least === line.points.most;
  const text = t.has(key) ? t.say(key, { ...line.params, points: line.points.least }) : t.label(key);
  return (
    <li>
      <span className="score-text">
        {text} <WhyButton why={why} line={text} />
      </span>
      <b className={line.points.most < 0 ? 'is-loss' : undefined}>
        {sure ? signed(line.points.least) : rangeText(line.points)}
      </b>
      <WhyText why={why} rule={line.rule} t={t} />
    </li>
  );
}

const signed = (points: number): string => (points > 0 ? `+${points}` : figure(points));
const rangeText = ({ least, most }: Range): string =>
  least === most ? figure(least) : `${figure(least)} … ${figure(most)}`;
