import { expect, it } from 'vitest';
import { heartbeats, TICKS } from '../../src/socket/heartbeats.ts';

const PEERS = 1000;

/** Connections that answer a ping, or do not. */
function connected(answers: (i: number) => boolean) {
  const signs = heartbeats();
  const peers = Array.from({ length: PEERS }, (_, i) => {
    const peer = { pinged: 0, ended: false, leave: () => life.leave() };
    const life = signs.join({
      ping() {
        peer.pinged++;
        if (answers(i)) life.heard();
      },
      terminate() {
        peer.ended = true;
        life.leave();
      },
    });
    return peer;
  });
  return { signs, peers };
}

it('[SRV-LIM-16] everybody is pinged once in a round, few of them in the same moment', () => {
  const { signs, peers } = connected(() => true);
  const pinged = () => peers.reduce((sum, peer) => sum + peer.pinged, 0);
  for (let tick = 0; tick < TICKS; tick++) {
    const before = pinged();
    signs.tick();
    expect(pinged() - before).toBeLessThanOrEqual(Math.ceil(PEERS / TICKS));
  }
  expect(peers.every((peer) => peer.pinged === 1)).toBe(true);
});

it('[SRV-LIM-16] who gives no sign from one ping to the next is ended, who does is not, and who has left is not pinged', () => {
  const { signs, peers } = connected((i) => i % 2 === 0);
  peers[0]!.leave();
  for (let tick = 0; tick < TICKS; tick++) signs.tick();
  expect(peers.some(({ ended }) => ended)).toBe(false);
  for (let tick = 0; tick < TICKS; tick++) signs.tick();
  for (const [i, { ended, pinged }] of peers.entries())
    expect([ended, pinged]).toEqual(i === 0 ? [false, 0] : i % 2 === 0 ? [false, 2] : [true, 1]);
});
