/** 1 mobile, 2 tablet, 3 desktop, 4 large desktop (S1.14, S9.06). */
export type ViewportClass = 1 | 2 | 3 | 4;

/** The first width in CSS pixels of each class above 1. */
export const viewportStarts = { 2: 757, 3: 979, 4: 1200 } as const;

export function viewportClass(width: number): ViewportClass {
  if (width >= viewportStarts[4]) return 4;
  if (width >= viewportStarts[3]) return 3;
  if (width >= viewportStarts[2]) return 2;
  return 1;
}

/** S9.07: desktop behaviours apply above class 2. */
export const desktopClasses: readonly ViewportClass[] = [3, 4];

/** What only a hand-held screen does. */
export const handheldClasses: readonly ViewportClass[] = [1, 2];

/** S9.08: the width of the desktop layout; CSS offers the switch below it. */
const layoutBreakpoint = 1024;

/** Present with the value `true` while the shopper asks for the desktop layout (S2.79). */
export const layoutSwitchCookie = 'ResponsiveSwitch';

export type Layout = 'responsive' | 'desktop';

/** The content of the viewport meta element that gives the layout. */
export function viewportMeta(layout: Layout): string {
  return layout === 'desktop' ? `width=${layoutBreakpoint}` : 'width=device-width, initial-scale=1';
}

/** S9.63: how often a sticky element looks at the scroll position while the page moves, in milliseconds. */
export const scrollFixInterval = 30;

type ScrollFix = 'free' | 'fixed';

/** A sticky element is fixed once the page has moved past its first place. */
export function scrollFix(scrolled: number, ownTop: number): ScrollFix {
  return scrolled > ownTop ? 'fixed' : 'free';
}

/** S9.31: offered after scrolling two window heights. */
export function showsBackToTop(scrolled: number, windowHeight: number): boolean {
  return windowHeight > 0 && scrolled > 2 * windowHeight;
}

/** S9.49: a marked picture is loaded when it comes within so many pixels of the window. */
export const lazyOffset = 100;
