/** By these names the page's script finds what the server drew (`start-listing.ts`). */
export const FILTERS = 'Filters';
/** The fold of the filters that are chosen less often. */
export const MORE_FILTERS = 'filter_more';
/** On a panel that stays open whatever the shopper left. */
export const HELD_OPEN = 'data-held-open';
/** Panels of one name close each other (S4.51). */
export const PANEL_GROUP = 'filter_panel';
/** On a panel that has that name on classes 3 and 4 only. */
export const GROUPED = 'data-grouped';
export const FILTERS_FORM = 'filters_form';
export const SETTINGS_FORM = 'listing_settings';
/** The way from the sheet of filters to the products. */
export const SHOW_PRODUCTS = 'filters_show';
export const CHIPS = 'filter_list';
export const COUNT = 'listing_count';
export const PAGES = 'listing_pages';
export const BOTTOM = 'paging_setting_bottom';
export const PRICE_WRONG = 'price-wrong';
