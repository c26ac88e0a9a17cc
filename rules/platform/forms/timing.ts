/** How long typing must pause before a field is checked. S5.23, S9.65 */
export const LIVE_VALIDATION_MS = 500;

/** How long the page takes to reach the first wrong field. S5.24 */
export const SCROLL_TO_ERROR_MS = 300;

/** How long a form waits for the shop's answer before it says that there was none. X.39 */
export const SEND_TIMEOUT_MS = 30_000;

/** The same with files, which take their time from a phone. */
export const SEND_FILES_TIMEOUT_MS = 180_000;
