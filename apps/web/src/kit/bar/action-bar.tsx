// The action bar: the question, its options, and the buttons to confirm and take back.

import { LONGEST_SENTENCE } from '@oubliette/engine';
import type { ReactNode } from 'react';
import { useLocale } from '../../base/locale.tsx';
import { HintButton, HintNote } from '../../hints/hint-note.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useKitWords } from '../locales/texts.ts';
import { useKitTable } from '../table-context.tsx';
import { AskRulesDialog, WhyNotDialog } from './ask-dialogs.tsx';
import { useConsent } from './consent.ts';
import { useBar } from './use-bar.ts';
import type { TableScene } from './use-table-scene.ts';
import { Waiting } from './waiting.tsx';
import { WhyNot } from './why-not.tsx';

export interface ButtonWords {
  readonly big: string;
  readonly small: string;
}

interface Props {
  readonly scene: TableScene;
  readonly className?: string;
  /** Below the sentence, after the rule. */
  readonly links?: ReactNode;
  /** The player's stores, on screens where no pane shows them. */
  readonly stores?: ReactNode;
  /** Between the sentence and the answers: what is laid down so far, whom it is about. */
  readonly before?: ReactNode;
  readonly answers: ReactNode;
  /** The words of the button; by default those of the option. */
  readonly go?: ButtonWords | undefined;
  /** Buttons beside the one that takes back. */
  readonly tools?: ReactNode;
  /** The last row: optional asks. */
  readonly below?: ReactNode;
}

/** From these lengths on a sentence is smaller, and then without its hint. */
const LONG = 48;
const LONGEST = 90;

export function ActionBar({ scene, className = '', links, stores, before, answers, go, tools, below }: Props) {
  const { session, now, t, ask, option, me } = useKitTable();
  const { say } = useLocale();
  const words = useKitWords();
  const { actions, hints, closed, onClosed } = scene;
  const { dialog, onDialog, onDialogClosed } = scene.props;
  const { notice, asked, pending, confirm, takeBack, pick, whyNot } = actions;
  const bar = useBar({ now, ask, option, actions, hints, onDialog, onPick: () => onClosed(undefined) });
  const section = { ref: bar, 'aria-labelledby': 'sentence', 'aria-busy': pending } as const;
  const noticed = (
    <p className="notice" role="alert">
      {notice}
    </p>
  );
  if (ask === undefined || me === undefined) {
    return (
      <section {...section} className={`bar is-waiting ${className}`}>
        <Waiting session={session} now={now} t={t} />
        {before}
        <div className="bar-act">
          {me === undefined ? undefined : (
            <div className="bar-small">
              <TakeBack onBack={takeBack} />
            </div>
          )}
        </div>
        {noticed}
        {below}
      </section>
    );
  }
  const sentence = t.ask({ ...ask, seat: me });
  const hint = t.hint({ ...ask, seat: me });
  const refusal = ask.refused.find((one) => one.option === closed);
  const { big, small } = go ?? {
    big: say.say('ask.confirm'),
    small: option === undefined ? say.say('ask.confirm.choose') : t.option(ask.kind, option, ask.about),
  };
  return (
    <section {...section} className={`bar ${className}`}>
      <div className="bar-say">
        <h1 id="sentence" data-long={sentence.length > LONGEST ? 2 : sentence.length > LONG ? 1 : 0}>
          {sentence}
        </h1>
        {hint === undefined || sentence.length > LONGEST ? undefined : <p className="hint">{hint}</p>}
        {ask.rules.length === 0 ? undefined : (
          <button type="button" className="rule-link" onClick={() => onDialog('ask-rules')}>
            <Icon name="book" />
            {words.say('rule.one', { rule: ask.rules[0] })}
          </button>
        )}
        {links}
        {stores === undefined ? undefined : <div className="bar-stores">{stores}</div>}
      </div>
      {before}
      {answers}
      {ask.sentence === true ? <OwnWords actions={actions} /> : undefined}
      <div className="bar-act">
        <button
          type="button"
          className={`brass go${big.length > 20 ? ' is-long' : ''}`}
          aria-disabled={option === undefined || pending}
          onClick={confirm}
        >
          {big}
          <small>{small}</small>
        </button>
        <div className="bar-small">
          <HintButton hints={hints} />
          {ask.standing === true ? (
            <button type="button" className="brass is-quiet" onClick={() => onDialog('standing')}>
              <Icon name="glass" />
              {words.say('standing')}
            </button>
          ) : undefined}
          <TakeBack onBack={takeBack} />
          {tools}
        </div>
      </div>
      {refusal === undefined ? undefined : (
        <WhyNot refusal={refusal} onClose={() => onClosed(undefined)} onAll={() => whyNot(refusal.option)} />
      )}
      <HintNote hints={hints} t={t} ask={ask} onTake={pick} />
      {noticed}
      {below}
      {dialog === 'why-not' ? (
        <WhyNotDialog t={t} ask={ask} first={asked} onClose={() => onDialogClosed('why-not')} />
      ) : undefined}
      {dialog === 'ask-rules' ? (
        <AskRulesDialog t={t} ask={ask} onClose={() => onDialogClosed('ask-rules')} />
      ) : undefined}
    </section>
  );
}

/** A sentence of one's own that goes with the answer; it may stay empty. */
function OwnWords({ actions: { sentence, setSentence, confirm } }: { actions: Props['scene']['actions'] }) {
  const { say } = useLocale();
  return (
    <label className="own-words">
      <span>{say.say('ask.own-words')}</span>
      <input
        type="text"
        value={sentence}
        maxLength={LONGEST_SENTENCE}
        autoComplete="off"
        onChange={(event) => setSentence(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') confirm();
        }}
      />
    </label>
  );
}

function TakeBack({ onBack }: { onBack: () => void }) {
  const { session, now } = useKitTable();
  const { say } = useLocale();
  const consent = useConsent(session, now);
  const possible = now.noTakeBack === undefined || consent === 'ask';
  return (
    <button
      type="button"
      className={`brass is-quiet${possible ? '' : ' is-shut'}${consent === undefined ? '' : ' is-asking'}`}
      aria-disabled={consent === 'asked'}
      onClick={onBack}
    >
      <Icon name={possible ? 'back' : consent === 'asked' ? 'people' : 'lock'} />
      {say.say(consent === undefined ? 'ask.take-back' : `ask.take-back.${consent}`)}
    </button>
  );
}
