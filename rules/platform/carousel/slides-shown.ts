/** How many slides a layout shows: `shown`, or fewer in windows up to the given widths (narrowest first). */
export type CarouselLayout = { shown: number; narrower: readonly { upTo: number; shown: number }[] };

export const carouselLayouts = {
  single: { shown: 1, narrower: [] }, // S9.13
  hotspot: {
    shown: 6, // S9.51
    narrower: [
      { upTo: 550, shown: 1 }, // S9.53
      { upTo: 757, shown: 1 }, // S9.53
      { upTo: 979, shown: 4 }, // S9.52
      { upTo: 1200, shown: 4 }, // S9.52
    ],
  },
  thumbnails: { shown: 5, narrower: [{ upTo: 757, shown: 4 }] },
} as const satisfies Record<string, CarouselLayout>;

export type CarouselLayoutName = keyof typeof carouselLayouts;

export function slidesShownAt(windowWidth: number, name: CarouselLayoutName = 'single'): number {
  const layout: CarouselLayout = carouselLayouts[name];
  return layout.narrower.find((step) => windowWidth <= step.upTo)?.shown ?? layout.shown;
}
