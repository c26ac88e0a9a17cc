export const LIST_NAME_LENGTH = 60;
export const MOST_LISTS = 50;
export const MOST_ON_LIST = 300;
/** In one call. */
export const MOST_AT_ONCE = 100;
