// What the action bar does with a decision: pick, play, take back, ask why not.
import type { Refusal } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { useRef, useState } from 'react';
import { useLocale } from '../../base/locale.tsx';
import type { AskNow, TableNow } from '../../session/now.ts';
import type { TableSession } from '../../session/table-session.ts';
import type { DialogName } from '../dialog-name.ts';
import { useConsent } from './consent.ts';

interface Edge {
  readonly session: TableSession;
  readonly now: TableNow;
  readonly t: Speaker;
  readonly ask: AskNow | undefined;
  readonly option: string | undefined;
  readonly onPick: (option: string | undefined) => void;
  readonly onDialog: (dialog: DialogName) => void;
}

const ownWords = ({ sentence: allowed }: AskNow, text: string): [] | [string] =>
  allowed === true && text.trim() !== '' ? [text.trim()] : [];

export function useAnswering({ session, now, t, ask, option, onPick, onDialog }: Edge) {
  const { say } = useLocale();
  const [notice, setNotice] = useState('');
  const [asked, setAsked] = useState<string>();
  const [pending, setPending] = useState(false);
  /** A sentence of the player's own, for an ask that takes one. */
  const [sentence, setSentence] = useState('');
  // A ref: a second click may come before the next render.
  const busy = useRef(false);
  const consent = useConsent(session, now);
  const me = now.me === 'spectator' ? undefined : now.me;

  function confirm(): void {
    if (me === undefined || ask === undefined) return;
    if (option === undefined) setNotice(say.say('ask.confirm.choose'));
    else carryOut(() => session.answer(me, ask.kind, option, ...ownWords(ask, sentence)));
  }
  function takeBack(): void {
    if (me === undefined || consent === 'asked') return;
    if (consent === 'ask' && session.online !== undefined) return void carryOut(session.online.askUndo);
    if (now.noTakeBack === undefined) carryOut(() => session.takeBack(me));
    else setNotice(say.say('ask.take-back.no', { why: t.refusal(now.noTakeBack) }));
  }
  /** One request at a time: until it is answered, nothing else can be confirmed. */
  async function carryOut(action: () => Promise<Refusal | undefined>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      const refused = await action();
      setNotice(refused === undefined ? '' : t.refusal(refused));
      if (refused === undefined) setSentence('');
    } finally {
      busy.current = false;
      setPending(false);
    }
  }
  function pick(chosen: string | undefined): void {
    setNotice('');
    onPick(chosen);
  }
  function whyNot(about?: string): void {
    setAsked(about);
    if (ask !== undefined && ask.refused.length > 0) onDialog('why-not');
  }
  return { notice, asked, pending, confirm, takeBack, pick, whyNot, sentence, setSentence };
}
