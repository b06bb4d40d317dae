declare module 'virtual:home-icons' {
  import type { HomeIcon } from './icon-names.ts';
  export const outlines: Readonly<Record<HomeIcon, string>>;
}
