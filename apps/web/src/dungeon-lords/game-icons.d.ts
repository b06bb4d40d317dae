declare module 'virtual:game-icons' {
  import type { GameIcon } from './pieces/icon-names.ts';
  export const outlines: Readonly<Record<GameIcon, string>>;
}
