import type { PartLoaders } from '#app/features/platform/island/start-parts.ts';

/** Where a document finds the plain scripts of its parts. */
export const partLoaders: PartLoaders = {
  '[data-zones]': () => import('#app/features/selling/zones/watch-zones.ts').then(({ watchZones }) => watchZones),
  '[data-ends]': () => import('#app/features/platform/countdown/count-down.ts').then(({ countDown }) => countDown),
  '#opinions_paging_bottom': () =>
    import('#app/screens/after-sale/opinions-wall/grow-wall.ts').then(({ growWall }) => growWall),
};
