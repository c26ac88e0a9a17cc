/** S9.63: how often a sticky element looks at the scroll position while the page moves, in milliseconds. */
export const scrollFixInterval = 30;

export type ScrollFix = 'free' | 'fixed';

/** A sticky element is fixed once the page has moved past its first place. */
export function scrollFix(scrolled: number, ownTop: number): ScrollFix {
  return scrolled > ownTop ? 'fixed' : 'free';
}
