/** Answer of `set_product_observed`, contract 3.10 and 4.2; `phone` is our own addition. */
export type NoticeAnswer = { status: 'ok' } | { status: 'error'; errdesc: 'mail' | 'phone' | 'limit' | 'add' };

/** Outcome of a change of the compare list. */
export interface CompareChange {
  outcome: 'added' | 'already-compared' | 'compare-full' | 'unknown-product' | 'removed' | 'unchanged';
}
