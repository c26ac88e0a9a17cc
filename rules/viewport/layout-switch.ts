/** S9.08: the width of the desktop layout, and the first width that needs no switch. */
export const layoutBreakpoint = 1024;

/** Present with the value `true` while the shopper asks for the desktop layout (S2.79). */
export const layoutSwitchCookie = 'ResponsiveSwitch';

export type Layout = 'responsive' | 'desktop';

/** S2.78: a screen narrower than the breakpoint may ask for the desktop layout. */
export function offersLayoutSwitch(width: number): boolean {
  return width < layoutBreakpoint;
}

/** The content of the viewport meta element that gives the layout. */
export function viewportMeta(layout: Layout): string {
  return layout === 'desktop' ? `width=${layoutBreakpoint}` : 'width=device-width, initial-scale=1';
}
