// The released rules that can still be played. Written by `npm run keep-rules`.
import type { KeptVersions } from '@oubliette/records';

export const kept: KeptVersions = {
  // 1.0.2 is played by the sources: 16085e7b96051f434530fd79def508f4b3c1b0dfae75ec745bece21610c29a19
  '1.0.1': {
    sha256: 'c6876e93fbb176f335b70737738626835cb3faedb953211adeafa503487fa1c0',
    load: async () => (await import('./1.0.1/rules.js')).rules,
  },
  '1.0.0': {
    sha256: '288a1fe447776e1675e4638b6506cc3fd98afb22f374e415ee02881d997aa5f9',
    load: async () => (await import('./1.0.0/rules.js')).rules,
  },
};
