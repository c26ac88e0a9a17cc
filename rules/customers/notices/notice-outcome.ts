/** S5.53: what came of asking for a notice that a size is back. */
export type NoticeOutcome =
  | 'added'
  | 'wrong-email'
  /** A phone number was promised, but none that can be called was given. */
  | 'enter-phone'
  | 'daily-limit'
  /** There is no such size, or it is not sold out. */
  | 'not-added'
  /** The shop could not be reached; only a browser finds that out. */
  | 'no-connection';
