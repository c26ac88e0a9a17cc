/** Measures of the category menu, in CSS pixels where they are measures. */
export const menuLimits = {
  /** S9.58 */
  columnHeight: 320,
  /** S9.59 */
  padding: 30,
  /** S9.60 */
  columns: 5,
  /** S9.61: entries before show-more. */
  shown: 10,
  /** S9.62 */
  submenuWidth: 200,
  /** Rows of a submenu; 24 px is the smallest target WCAG 2.2 AA allows for a mouse. */
  headingHeight: 32,
  entryHeight: 24,
  submenuGap: 16,
} as const;
