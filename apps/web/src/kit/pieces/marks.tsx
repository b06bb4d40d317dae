// Marks in the corner of a piece: closed, seen by its owner only, sealed.
import { Icon } from '../../parts/icon.tsx';
import { Gi } from './icon.tsx';

/** On an option that is not possible. */
export const Padlock = () => (
  <span className="kit-lock">
    <Icon name="lock" />
  </span>
);

/** On what only its owner sees. */
export const OnlyMine = ({ title }: { title?: string }) => (
  <span className="kit-eye" title={title}>
    <Gi icon="brass-eye" />
  </span>
);

/** The seal of a card that nobody at this table may look at. Without a name: its card has one. */
export const Wax = ({ size = 22 }: { size?: number }) => (
  <svg className="kit-wax" viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
    <path
      d="M20 2c4-1 6 2 9 3s6 1 7 5 3 5 2 9-1 5-2 8-1 6-5 8-6 4-10 3-6 1-10-1-6-3-7-7-3-5-2-9-1-6 2-9 3-6 7-8 5-1 9-2Z"
      fill="url(#b-wax)"
      stroke="#3a0f0a"
    />
    <circle cx="20" cy="20" r="12" fill="#8e2b22" stroke="#561610" strokeWidth="1.2" />
    <use href="#gi-skull-crossed-bones" x="11" y="11" width="18" height="18" fill="#f3b7a8" />
  </svg>
);
