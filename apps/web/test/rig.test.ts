import { mkdirSync, writeFileSync } from 'node:fs';
import { asks, isOver, type Match } from '@oubliette/engine';
import { it } from 'vitest';
import { playEagerly } from './dungeon-lords-moments.ts';
import { PEOPLE, tableOf } from './game-files.ts';

const when = (m: Match) =>
  m.state as unknown as {
    year: number;
    season: number;
    fight: { seat: number };
    players: { party: { items?: unknown[] }[] }[];
  };
const asked = (m: Match, kind: string) => asks(m.game, m.state).some((a) => a.seat === 0 && a.kind === kind);
it('rig', () => {
  mkdirSync('/tmp/rig', { recursive: true });
  const make = (name: string, n: number, items: string, until: (m: Match) => boolean) => {
    const played = tableOf('dungeon-lords', PEOPLE.slice(0, n), [], { items });
    playEagerly(played, until);
    console.log(name, isOver(played.match.state));
    writeFileSync(`/tmp/rig/${name}.json`, JSON.stringify(played.file()));
  };
  const bears = (m: Match) => (when(m).players[0]?.party ?? []).some((h) => (h.items ?? []).length > 0);
  for (const n of [2, 3, 4]) {
    make(`give-${n}`, n, 'basic', (m) => asked(m, 'give-item') && (n !== 2 || when(m).year === 2));
    make(`send-${n}`, n, 'advanced', (m) => asked(m, 'send-item') && when(m).season === 3);
  }
  make('orders-2', 2, 'basic', (m) => asked(m, 'order') && when(m).season === 3);
  make(
    'mid-adv',
    3,
    'advanced',
    (m) =>
      when(m).season === 3 &&
      !asked(m, 'order') &&
      !asked(m, 'send-item') &&
      asks(m.game, m.state).some((a) => a.seat === 0),
  );
  make('plan-basic', 3, 'basic', (m) => asked(m, 'plan-tile') && bears(m));
  make('attack-basic', 3, 'basic', (m) => asked(m, 'attack') && bears(m));
  make('attack-adv', 3, 'advanced', (m) => asked(m, 'attack') && bears(m) && when(m).year === 2);
  make('end-basic', 3, 'basic', () => false);
  make('end-adv', 3, 'advanced', () => false);
  make('none-2', 2, 'none', (m) => asked(m, 'order'));
  make('plan-none', 3, 'none', (m) => asked(m, 'plan-tile') && when(m).year === 2);
});
