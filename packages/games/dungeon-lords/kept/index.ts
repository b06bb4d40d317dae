// The released rules that can still be played. Written by `npm run keep-rules`.
import type { KeptVersions } from '@oubliette/records';

export const kept: KeptVersions = {
  // 1.2.0 is played by the sources: fe1a251dc7ac8c4384a0486919a6d9d0ee03297cdc2c71802f5e6c2a66c34440
  '1.1.0': {
    sha256: 'f6c0b70a33667a339eabdc3af7fb5b1814ad7e4dac4647810814a8ecaf33a29e',
    load: async () => (await import('./1.1.0/rules.js')).rules,
  },
};
