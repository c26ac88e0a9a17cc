/** 1 mobile, 2 tablet, 3 desktop, 4 large desktop (S1.14, S9.06). */
export type ViewportClass = 1 | 2 | 3 | 4;

/**
 * The first width of each class above 1, in pixels at the usual text size. The media queries give it in rem, as the style sheets
 * do: a window with larger text has room for less and gets the class of a narrower one.
 */
const viewportStarts = { 2: 757, 3: 979, 4: 1200 } as const;

/** The text size in pixels that browsers begin with. */
const USUAL_TEXT = 16;

/** A width in pixels at the usual text size, as a length that grows with the text set in the browser. */
export const inRem = (width: number) => `${width / USUAL_TEXT}rem`;

/** The media queries that hold from each class above 1 on. */
export const viewportQueries = {
  2: `(min-width: ${inRem(viewportStarts[2])})`,
  3: `(min-width: ${inRem(viewportStarts[3])})`,
  4: `(min-width: ${inRem(viewportStarts[4])})`,
} as const;

export function viewportClass(matches: (query: string) => boolean): ViewportClass {
  if (matches(viewportQueries[4])) return 4;
  if (matches(viewportQueries[3])) return 3;
  if (matches(viewportQueries[2])) return 2;
  return 1;
}

/** S9.07: desktop behaviours apply above class 2. */
export const desktopClasses: readonly ViewportClass[] = [3, 4];

/** The hand-held classes. */
export const handheldClasses: readonly ViewportClass[] = [1, 2];

/** S9.08: the width of the desktop layout; CSS offers the switch below it. */
const layoutBreakpoint = 1024;

/** Present with the value `true` while the shopper asks for the desktop layout (S2.79). */
export const layoutSwitchCookie = 'ResponsiveSwitch';

export type Layout = 'responsive' | 'desktop';

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
