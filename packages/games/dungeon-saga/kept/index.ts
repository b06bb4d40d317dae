// The released rules that can still be played. Written by `npm run keep-rules`.
import type { KeptVersions } from '@oubliette/records';

export const kept: KeptVersions = {
  // 1.0.0 is played by the sources: eb086f88795100da5f54bb988d75cd74e6e72a5341269a4d31664b156c2afc2d
};
