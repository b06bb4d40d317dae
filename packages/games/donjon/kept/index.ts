// The released rules that can still be played. Written by `npm run keep-rules`.
import type { KeptVersions } from '@oubliette/records';

export const kept: KeptVersions = {
  // 1.0.0 is played by the sources: 82f4d49fe5739b0ad15dbf846f3d0ebc463e1b5a6e9975f1e0e0696a9dc4506c
};
