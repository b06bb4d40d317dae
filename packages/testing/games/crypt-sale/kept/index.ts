// The released rules that can still be played. Written by `npm run keep-rules`.
import type { KeptVersions } from '@oubliette/records';

export const kept: KeptVersions = {
  '1.0.0': {
    sha256: 'afbba700d805d5302c610fbb7b358db5ec9879be682d6d8809c7a880a5021c96',
    load: async () => (await import('./1.0.0/rules.js')).rules,
  },
};
