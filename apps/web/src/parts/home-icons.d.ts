declare module 'virtual:home-icons' {
  /** By the names in `parts/home-icon-names.ts` and in the covers of the games. */
  export const outlines: Readonly<Record<string, string>>;
}
