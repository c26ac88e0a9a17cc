export const COUNT_ID = 'listing_count';

/** For a link that goes with the filter it takes away: what is left is read next, and the keyboard goes on from there. */
export function focusCount() {
  document.getElementById(COUNT_ID)?.focus({ preventScroll: true });
}
