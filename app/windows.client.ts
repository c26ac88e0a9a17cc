import type { WindowLoaders } from '#app/features/platform/window-links/start-window-links.ts';

/** The windows that links open over a page, by their `data-window`. */
export const windowLoaders = {
  media: () => import('#app/screens/catalogue/product/about/media-dialog.tsx'),
  notify: () => import('#app/features/customers/notify-me/notify-dialog.tsx'),
  opinion: () => import('#app/features/after-sale/add-opinion/opinion-dialog.tsx'),
  page: () => import('#app/features/platform/window-links/page-window.tsx'),
  question: () => import('#app/screens/after-sale/ask-question/question-dialog.tsx'),
  'shipping-options': () => import('#app/screens/catalogue/product/shipping-options-dialog.tsx'),
  'size-table': () => import('#app/screens/catalogue/product/size-table-window.tsx'),
  viewer: () => import('#app/screens/catalogue/product/gallery/viewer/photo-viewer.tsx'),
} satisfies WindowLoaders;
