export type PhotoFault = 'empty' | 'too-large' | 'wrong-type' | 'too-many-pixels' | 'unreadable';

/** Why an opinion, its photo or a vote on it was not taken. */
export type OpinionFault =
  | 'empty-text'
  | 'wrong-rating'
  | 'no-author'
  | 'unknown-product'
  | 'already-written'
  | 'wrong-order'
  | 'too-many'
  | 'unknown-source'
  | 'unknown-action'
  | 'unknown-operation'
  | 'unknown-opinion'
  | 'too-many-votes'
  | `photo-${PhotoFault}`;
