import type { CSSProperties } from 'react';
import { useKitWords } from '../locales/texts.ts';
import { Gi } from '../pieces/icon.tsx';
import { standingOf, useKitTable } from '../table-context.tsx';
import { type BoardSize, boxOf } from './cells.ts';

export interface BoardOption {
  readonly cell: string;
  readonly option: string;
  readonly words: string;
}

/** Where a cell's button lies. */
export function cellStyle(cell: string, size: BoardSize): CSSProperties {
  const { left, top, width, height } = boxOf(cell, size);
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}

interface Props {
  readonly size: BoardSize;
  readonly cells: readonly BoardOption[];
  /** In each cell that can be picked. */
  readonly icon?: string | undefined;
}

/** The buttons of a board: open cells are highlighted, closed ones explain why when clicked. */
export function BoardCells({ size, cells, icon }: Props) {
  const table = useKitTable();
  const words = useKitWords();
  const { option: picked, hinted, touch } = table;
  const reached =
    cells.find(({ option }) => option === picked) ?? cells.find(({ option }) => standingOf(table, option) === 'open');
  return cells.map(({ cell, option, words: says }) => {
    const standing = standingOf(table, option);
    if (standing === 'none') return undefined;
    return (
      <button
        key={cell}
        type="button"
        className={`kit-cell is-${standing}${option === hinted ? ' is-hinted' : ''}`}
        style={cellStyle(cell, size)}
        // Tab reaches one of them, arrow keys the others.
        tabIndex={cell === reached?.cell ? 0 : -1}
        aria-label={standing === 'closed' ? words.say('closed', { option: says }) : says}
        aria-pressed={standing === 'picked' ? true : undefined}
        onClick={() => touch(option)}
      >
        {standing !== 'closed' && icon !== undefined ? <Gi icon={icon} /> : undefined}
      </button>
    );
  });
}
