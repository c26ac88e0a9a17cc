/** How long typing must pause before a field is checked. S5.23, S9.65 */
export const LIVE_VALIDATION_MS = 500;

/** How long the page takes to reach the first wrong field. S5.24 */
export const SCROLL_TO_ERROR_MS = 300;
