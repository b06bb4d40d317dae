import { Pane } from '../../../kit/panes/pane.tsx';
import { useTable } from '../at-table.ts';
import { Board } from './board.tsx';

export function MinePane() {
  const { front } = useTable();
  return (
    <Pane name="mine" titled="mine-title" className="qt-mine">
      <Board seat={front} titled="mine-title" />
    </Pane>
  );
}
