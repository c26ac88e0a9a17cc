/** What the layout of the category menu is computed from; its measures (S9.58, S9.59, S9.62) stand in its classes. */
export const menuLimits = {
  /** S9.60 */
  columns: 5,
  /** S9.61: entries before show-more. */
  shown: 10,
  /** Rows of a submenu; 24 px is the smallest target WCAG 2.2 AA allows for a mouse. */
  headingHeight: 32,
  entryHeight: 24,
  submenuGap: 16,
} as const;
