/** The outlines named in `tables/<game>/icon-names.ts`, by the name of the game. */
declare module 'virtual:game-icons/*' {
  /** Where the file of symbols lies. */
  export const address: string;
}
