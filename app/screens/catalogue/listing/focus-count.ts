import { isPlainClick } from '../../../ui/is-plain-click.ts';

export const COUNT_ID = 'listing_count';

/** For a link that goes with the filter it takes away: the keyboard goes on from the count, which itself says when it changes. */
export function focusCount(click: Parameters<typeof isPlainClick>[0]) {
  if (isPlainClick(click)) document.getElementById(COUNT_ID)?.focus({ preventScroll: true });
}
