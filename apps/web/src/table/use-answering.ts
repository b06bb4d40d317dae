// What a player's edge of the table does with a decision: pick, play, take back, ask why not.
import type { Refusal } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { useState } from 'react';
import type { AskNow, TableNow } from '../sitting/now.ts';
import type { Sitting } from '../sitting/sitting.ts';
import { useVoice } from '../voice.tsx';
import type { PaperName } from './papers.tsx';

interface Edge {
  readonly sitting: Sitting;
  readonly now: TableNow;
  readonly t: Speaker;
  readonly ask: AskNow | undefined;
  readonly option: string | undefined;
  readonly onPick: (option: string | undefined) => void;
  readonly onPaper: (paper: PaperName) => void;
}

export function useAnswering({ sitting, now, t, ask, option, onPick, onPaper }: Edge) {
  const { say } = useVoice();
  const [notice, setNotice] = useState('');
  const [asked, setAsked] = useState<string>();
  const me = now.me === 'spectator' ? undefined : now.me;

  function confirm(): void {
    if (me === undefined || ask === undefined) return;
    if (option === undefined) setNotice(say.say('ask.confirm.choose'));
    else tell(sitting.answer(me, ask.kind, option));
  }
  function takeBack(): void {
    if (me === undefined) return;
    if (now.noTakeBack === undefined) tell(sitting.takeBack(me));
    else setNotice(say.say('ask.take-back.no', { why: t.refusal(now.noTakeBack) }));
  }
  function tell(refused: Refusal | undefined): void {
    setNotice(refused === undefined ? '' : t.refusal(refused));
  }
  function pick(chosen: string | undefined): void {
    setNotice('');
    onPick(chosen);
  }
  function whyNot(about?: string): void {
    setAsked(about);
    if (ask !== undefined && ask.refused.length > 0) onPaper('why-not');
  }
  return { notice, asked, confirm, takeBack, pick, whyNot };
}
