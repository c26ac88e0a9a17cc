/** S9.08: the width of the desktop layout; CSS offers the switch below it. */
const layoutBreakpoint = 1024;

/** Present with the value `true` while the shopper asks for the desktop layout (S2.79). */
export const layoutSwitchCookie = 'ResponsiveSwitch';

export type Layout = 'responsive' | 'desktop';

/** The content of the viewport meta element that gives the layout. */
export function viewportMeta(layout: Layout): string {
  return layout === 'desktop' ? `width=${layoutBreakpoint}` : 'width=device-width, initial-scale=1';
}
