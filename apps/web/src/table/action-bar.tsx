import type { Speaker } from '@oubliette/text';
import { HintNote, LanternButton } from '../hints/hint-note.tsx';
import { useHint } from '../hints/use-hint.ts';
import { Icon } from '../parts/icon.tsx';
import type { AskNow, TableNow } from '../session/now.ts';
import type { Sitting } from '../session/sitting.ts';
import { useVoice } from '../voice.tsx';
import { AskRulesPaper, WhyNotPaper } from './ask-papers.tsx';
import { Beside } from './beside.tsx';
import { Options } from './options.tsx';
import type { PaperName } from './papers.tsx';
import { useAnswering } from './use-answering.ts';
import { useBar } from './use-bar.ts';
import { Waiting } from './waiting.tsx';

export interface BarProps {
  readonly sitting: Sitting;
  readonly now: TableNow;
  readonly t: Speaker;
  readonly ask: AskNow | undefined;
  /** The option that is picked, not yet played. */
  readonly option: string | undefined;
  readonly onPick: (option: string | undefined) => void;
  /** Turns to another of the open asks. */
  readonly onAsk: (beside: string | undefined) => void;
  readonly paper: PaperName | undefined;
  readonly onPaper: (paper: PaperName) => void;
  readonly onPaperClosed: (paper: PaperName) => void;
}

/** The player's edge of the table: the sentence, the options, and what can be done with them. */
export function ActionBar({ sitting, now, t, ask, option, onPick, onAsk, paper, onPaper, onPaperClosed }: BarProps) {
  const { say } = useVoice();
  const me = now.me === 'spectator' ? undefined : now.me;
  const deeds = useAnswering({ sitting, now, t, ask, option, onPick, onPaper });
  const { notice, asked, pending, confirm, takeBack, pick, whyNot } = deeds;

  const lantern = useHint(sitting.sheet.shelfGame.id, now, ask, `${now.me}/${now.seen.answered}/${ask?.kind}`);
  const bar = useBar({ now, ask, option, deeds, lantern, onPaper });

  return (
    <section ref={bar} className="bar" aria-labelledby="sentence" aria-busy={pending}>
      {ask === undefined || me === undefined ? (
        <Waiting sitting={sitting} now={now} t={t} />
      ) : (
        <>
          <div className="bar-say">
            <h1 id="sentence">{t.ask({ ...ask, seat: me })}</h1>
            <Hint text={t.hint({ ...ask, seat: me })} />
            {ask.rules.length === 0 ? undefined : (
              <button type="button" className="rule-link" onClick={() => onPaper('ask-rules')}>
                <Icon name="book" />
                {say.say('ask.rules')}
              </button>
            )}
          </div>
          <Options t={t} ask={ask} option={option} onPick={pick} onConfirm={confirm} onWhyNot={whyNot} />
        </>
      )}
      <div className="bar-act">
        {ask === undefined ? undefined : (
          <button type="button" className="brass go" aria-disabled={option === undefined || pending} onClick={confirm}>
            {say.say('ask.confirm')}
            <small>
              {option === undefined ? say.say('ask.confirm.choose') : t.option(ask.kind, option, ask.about)}
            </small>
          </button>
        )}
        <div className="bar-small">
          <LanternButton lantern={lantern} />
          {me === undefined ? undefined : (
            <button
              type="button"
              className={`brass is-quiet${now.noTakeBack === undefined ? '' : ' is-shut'}`}
              onClick={takeBack}
            >
              <Icon name={now.noTakeBack === undefined ? 'back' : 'lock'} />
              {say.say('ask.take-back')}
            </button>
          )}
          {ask === undefined || ask.refused.length === 0 ? undefined : (
            <button
              type="button"
              className="brass is-quiet"
              title={say.say('ask.why-not.count', { count: ask.refused.length })}
              onClick={() => whyNot()}
            >
              <Icon name="question" />
              {say.say('ask.why-not')}
            </button>
          )}
        </div>
      </div>
      <p className="notice" role="alert">
        {notice}
      </p>
      {ask === undefined ? undefined : <HintNote lantern={lantern} t={t} ask={ask} onTake={pick} />}
      <Beside now={now} t={t} ask={ask} onAsk={onAsk} />
      {paper === 'why-not' && ask !== undefined ? (
        <WhyNotPaper t={t} ask={ask} first={asked} onClose={() => onPaperClosed('why-not')} />
      ) : undefined}
      {paper === 'ask-rules' && ask !== undefined ? (
        <AskRulesPaper t={t} ask={ask} onClose={() => onPaperClosed('ask-rules')} />
      ) : undefined}
    </section>
  );
}

const Hint = ({ text }: { text: string | undefined }) =>
  text === undefined ? undefined : <p className="hint">{text}</p>;
