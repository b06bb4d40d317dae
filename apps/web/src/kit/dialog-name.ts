/** Dialogs that can be laid over the table, one at a time. */
export type DialogName =
  | 'rules'
  | 'keys'
  | 'menu'
  | 'settings'
  | 'about'
  | 'notes'
  | 'score'
  | 'fairness'
  | 'players'
  | 'standing'
  | 'why-not'
  | 'ask-rules'
  | 'workshop'
  /** The rule book, opened at some lines; spaces between their numbers. */
  | `rules-${string}`
  | `place-${number}`
  | `piece-${string}`;
