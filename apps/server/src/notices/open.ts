// What a server needs to send notices: its keys, an outgoing connection, and a limit.
import { type Limiter, limiter } from '../base/limits.ts';
import type { PushKeys } from './keys.ts';
import type { Post } from './post.ts';

export interface Notices {
  readonly publicKey: string;
  readonly publicUrl: string | undefined;
  /** What the operator can be written to at, as push services want it. */
  readonly contact: string;
  readonly keys: PushKeys;
  readonly post: Post;
  readonly rate: Limiter;
}

export function openNotices(keys: PushKeys, publicUrl: string | undefined, post: Post, elapsed: () => number): Notices {
  const contact = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@example.org';
  // Of one table: a burst of twelve, then one every ten seconds.
  const rate = limiter({ burst: 12, perSecond: 0.1 }, elapsed);
  return { publicKey: keys.publicKey, publicUrl, contact, keys, post, rate };
}
