// Signs of life: every connection is pinged once in a round of ticks, and ended when it has given no sign since the round before.

/** What a ping goes to. */
interface Pinged {
  ping(): void;
  terminate(): void;
}

/** Not all at once: 20,000 pings and their answers would stop everybody for half a second. */
export const TICKS = 300;

export function heartbeats() {
  const groups = Array.from({ length: TICKS }, () => new Set<{ readonly peer: Pinged; alive: boolean }>());
  let joined = 0;
  let ticks = 0;
  return {
    /** @returns what to call when the connection has given a sign, and when it is gone */
    join(peer: Pinged): { heard(): void; leave(): void } {
      const group = groups[joined++ % TICKS]!;
      const each = { peer, alive: true };
      group.add(each);
      return {
        heard() {
          each.alive = true;
        },
        leave: () => void group.delete(each),
      };
    },
    tick(): void {
      for (const each of groups[ticks++ % TICKS]!) {
        const { peer, alive } = each;
        each.alive = false;
        if (alive) peer.ping();
        else peer.terminate();
      }
    },
  };
}
