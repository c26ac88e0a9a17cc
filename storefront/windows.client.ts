import type { WindowLoaders } from '#platform/page-parts/storefront/start-window-links.ts';

/** The windows that links open over a page, by their `data-window`. */
export const windowLoaders = {
  media: () => import('#modules/catalogue/product-page/storefront/about/media-dialog.tsx'),
  notify: () => import('#modules/customers/stock-alerts/storefront/notify-me/notify-dialog.tsx'),
  opinion: () => import('#modules/after-sale/opinions/storefront/opinion-form/opinion-dialog.tsx'),
  page: () => import('#platform/page-parts/storefront/page-window.tsx'),
  question: () => import('#modules/after-sale/questions/storefront/question-dialog.tsx'),
  'shipping-options': () => import('#modules/catalogue/product-page/storefront/shipping-options-dialog.tsx'),
  'size-table': () => import('#modules/catalogue/product-page/storefront/size-table-window.tsx'),
  viewer: () => import('#modules/catalogue/product-page/storefront/gallery/viewer/photo-viewer.tsx'),
} satisfies WindowLoaders;
