// The released rules that can still be played. Written by `npm run keep-rules`.
import type { KeptVersions } from '@oubliette/records';

export const kept: KeptVersions = {
  // 1.0.0 is played by the sources: 9c5d67b3af25a74aa75b4ac5657ed98e6511f77a95eeac4d6c962d82f94dd425
};
