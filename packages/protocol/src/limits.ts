// Size limits. The server refuses what exceeds them; clients limit their input fields by them.

export const LIMITS = {
  /** Bytes of one frame from a client. */
  frame: 8 * 1024,
  /** Bytes of one HTTP body, imports apart. */
  body: 16 * 1024,
  /** Bytes of a table's own content (a quest, a party, a deck), as JSON. */
  given: 128 * 1024,
  /** Levels of nesting in that content. */
  depth: 32,
  /** Bytes of a game file that is imported. */
  file: 4 * 1024 * 1024,
  title: 80,
  name: 40,
  words: 200,
  chat: 500,
  /** A word of an answer; the engine has the same limit. */
  word: 200,
} as const;

/** The version of the messages. A client of another version is asked to reload. */
export const PROTOCOL = 5;
