// Signs of life: every connection is pinged once in a round of ticks, and ended when it has given no sign since the round before.

/** What a ping goes to. */
interface Pinged {
  ping(): void;
  terminate(): void;
}

/** Not all at once: 20,000 pings and their answers would stop everybody for half a second. */
export const TICKS = 300;

export function heartbeats() {
  const groups = Array.from({ length: TICKS }, () => new Set<Pinged>());
  const groupOf = new WeakMap<Pinged, Set<Pinged>>();
  const alive = new WeakSet<Pinged>();
  let joined = 0;
  let ticks = 0;
  return {
    join(peer: Pinged): void {
      const group = groups[joined++ % TICKS]!;
      group.add(peer);
      groupOf.set(peer, group);
      alive.add(peer);
    },
    leave: (peer: Pinged): void => void groupOf.get(peer)?.delete(peer),
    heard: (peer: Pinged): void => void alive.add(peer),
    tick(): void {
      for (const peer of groups[ticks++ % TICKS]!) {
        if (alive.delete(peer)) peer.ping();
        else peer.terminate();
      }
    },
  };
}
