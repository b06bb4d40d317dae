// The keyboard of the action bar: its keys, and the focus that follows the question.
import { useEffect, useRef } from 'react';
import type { HintControl } from '../../hints/use-hint.ts';
import type { AskNow, TableNow } from '../../session/now.ts';
import type { DialogName } from '../dialog-name.ts';
import type { useAnswering } from './use-answering.ts';
import { useKeys } from './use-keys.ts';

interface Bar {
  readonly now: TableNow;
  readonly ask: AskNow | undefined;
  readonly option: string | undefined;
  readonly actions: ReturnType<typeof useAnswering>;
  readonly hints: HintControl;
  readonly onDialog: (dialog: DialogName) => void;
  /** Called when an option is picked by a key. */
  readonly onPick?: () => void;
}

/** The square of a board that Tab reaches. */
const squareOfBoard = (): HTMLElement | null => document.querySelector<HTMLElement>('.map-square[tabindex="0"]');

export function useBar({ now, ask, option, actions, hints, onDialog, onPick }: Bar) {
  const bar = useRef<HTMLElement>(null);
  const { confirm, takeBack, pick, whyNot } = actions;
  useKeys({
    options: ask?.options.length ?? 0,
    pick(at) {
      onPick?.();
      pick(ask?.options[at]);
      bar.current?.querySelector<HTMLElement>(`[role=radio][data-at="${at}"]`)?.focus();
    },
    confirm,
    // A single option is picked by itself and cannot be unpicked.
    back: () => (option !== undefined && (ask?.options.length ?? 0) > 1 ? pick(undefined) : takeBack()),
    whyNot: () => whyNot(),
    rules: () => onDialog('rules'),
    help: () => onDialog('keys'),
    board: () => squareOfBoard()?.focus(),
    hint: () => (hints.possible ? hints.request() : undefined),
  });

  // A new question takes the focus, unless it is outside the bar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const active = document.activeElement;
    if (active !== null && active !== document.body && !bar.current?.contains(active)) return;
    const answer = bar.current?.querySelector<HTMLElement>('[role=radio][tabindex="0"]') ?? squareOfBoard();
    answer?.focus({ preventScroll: true });
  }, [ask?.kind, now.seen.answered]);
  return bar;
}
