// The released rules that can still be played. Written by `npm run keep-rules`.
import type { KeptVersions } from '@oubliette/records';

export const kept: KeptVersions = {
  // 1.0.2 is played by the sources: 84cd0a0d409722d96d8198f8d72ab2da78b9bc10088ceb6e515cfa44b5c6e190
  '1.0.1': {
    sha256: 'aba97593482af52efdc3de9d424040aa9bc7fec3d5a18f2c0abe2a8eda2aea80',
    load: async () => (await import('./1.0.1/rules.js')).rules,
  },
  '1.0.0': {
    sha256: '82f4d49fe5739b0ad15dbf846f3d0ebc463e1b5a6e9975f1e0e0696a9dc4506c',
    load: async () => (await import('./1.0.0/rules.js')).rules,
  },
};
