declare module 'virtual:game-icons' {
  /** Where the file of symbols lies. */
  export const address: string;
}
