// The released rules that can still be played. Written by `npm run keep-rules`.
import type { KeptVersions } from '@oubliette/records';

export const kept: KeptVersions = {
  // 1.0.0 is played by the sources: afbba700d805d5302c610fbb7b358db5ec9879be682d6d8809c7a880a5021c96
};
