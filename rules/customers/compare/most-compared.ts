/** More columns than this nobody can read side by side. */
export const MOST_COMPARED = 10;
