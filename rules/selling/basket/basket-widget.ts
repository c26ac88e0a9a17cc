/** How the basket widget of the header shows itself. */
export type WidgetLook = 'hidden' | 'tiles' | 'list';

// S9.46, S9.47
export const WIDGET_LIST_FROM = 10;
export const WIDGET_HIDDEN_ABOVE = 22;

/** Hidden with nothing to show and with too much (S4.23, S4.25); a list from 10 products on (S4.24). */
export function widgetLook(products: number): WidgetLook {
  if (!(products > 0) || products > WIDGET_HIDDEN_ABOVE) return 'hidden';
  return products >= WIDGET_LIST_FROM ? 'list' : 'tiles';
}
