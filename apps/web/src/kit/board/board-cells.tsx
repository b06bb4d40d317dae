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

/** What can be touched on a board: cells that are options glow, cells that are not say why. */
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
        // One of them is reached by Tab, the others by arrows.
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
