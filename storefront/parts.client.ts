import type { PartLoaders } from '#platform/islands/storefront/start-parts.ts';

/** Where a document finds the plain scripts of its parts. */
export const partLoaders: PartLoaders = {
  '.gallery': () =>
    import('#modules/catalogue/product-page/storefront/gallery/drive-gallery.ts').then(
      ({ driveGallery }) => driveGallery,
    ),
  '.home-banners': () =>
    import('#platform/ui/carousel/drive-carousel.ts').then(
      ({ driveCarousel }) =>
        (part) =>
          driveCarousel(part)?.stop,
    ),
  '[data-swap]': () =>
    import('#platform/navigation/storefront/start-swap-link.ts').then(({ startSwapLink }) => startSwapLink),
  '[data-zones]': () =>
    import('#modules/catalogue/recommendations/storefront/watch-zones.ts').then(({ watchZones }) => watchZones),
  '[data-ends]': () => import('#platform/countdown/storefront/count-down.ts').then(({ countDown }) => countDown),
  '#opinions_paging_bottom': () =>
    import('#modules/after-sale/opinions/storefront/wall/grow-wall.ts').then(({ growWall }) => growWall),
};

/** Those that only answer a click: they come with the first touch. */
export const touchedPartLoaders: PartLoaders = {
  '[data-votes]': () =>
    import('#modules/after-sale/opinions/storefront/take-votes.ts').then(({ takeVotes }) => takeVotes),
  '[data-opinions]': () =>
    import('#modules/after-sale/opinions/storefront/product/grow-opinions.ts').then(({ growOpinions }) => growOpinions),
};
