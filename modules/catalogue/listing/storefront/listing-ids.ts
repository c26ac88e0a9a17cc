/** Ids by which `start-listing.ts` finds rendered elements. */
export const FILTERS = 'Filters';
export const MORE_FILTERS = 'filter_more';
/** On a panel that stays open regardless of the stored state. */
export const HELD_OPEN = 'data-held-open';
/** S4.51: panels of one name close each other. */
export const PANEL_GROUP = 'filter_panel';
/** On a panel that has the name on classes 3 and 4 only. */
export const GROUPED = 'data-grouped';
export const FILTERS_FORM = 'filters_form';
export const SETTINGS_FORM = 'listing_settings';
export const SHOW_PRODUCTS = 'filters_show';
export const CHIPS = 'filter_list';
export const COUNT = 'listing_count';
export const PAGES = 'listing_pages';
export const BOTTOM = 'paging_setting_bottom';
export const PRICE_WRONG = 'price-wrong';
