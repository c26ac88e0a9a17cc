/** What came of a change of the compare list. */
export interface CompareChange {
  outcome: 'added' | 'already-compared' | 'compare-full' | 'unknown-product' | 'removed' | 'unchanged';
}
