import type { PartLoaders } from '#app/features/platform/island/start-parts.ts';

/** Where a document finds the plain scripts of its parts. */
export const partLoaders: PartLoaders = {
  '.gallery': () =>
    import('#app/screens/catalogue/product/gallery/drive-gallery.ts').then(({ driveGallery }) => driveGallery),
  '.home-banners': () =>
    import('#app/ui/carousel/drive-carousel.ts').then(
      ({ driveCarousel }) =>
        (part) =>
          driveCarousel(part)?.stop,
    ),
  '[data-swap]': () =>
    import('#app/features/platform/navigation/start-swap-link.ts').then(({ startSwapLink }) => startSwapLink),
  '[data-zones]': () => import('#app/features/selling/zones/watch-zones.ts').then(({ watchZones }) => watchZones),
  '[data-ends]': () => import('#app/features/platform/countdown/count-down.ts').then(({ countDown }) => countDown),
  '#opinions_paging_bottom': () =>
    import('#app/screens/after-sale/opinions-wall/grow-wall.ts').then(({ growWall }) => growWall),
};

/** Those that only answer a press: they come with the first touch. */
export const touchedPartLoaders: PartLoaders = {
  '[data-votes]': () => import('#app/features/after-sale/opinions/take-votes.ts').then(({ takeVotes }) => takeVotes),
  '[data-opinions]': () =>
    import('#app/screens/catalogue/product/opinions/grow-opinions.ts').then(({ growOpinions }) => growOpinions),
};
