export type CarouselSettings = {
  autoplay: boolean;
  autoplayMs: number;
  speedMs: number;
  slidesScrolled: number;
  infinite: boolean;
  fade: boolean;
  touchThreshold: number;
  edgeFriction: number;
  zIndex: number;
};

export const carouselDefaults: CarouselSettings = {
  autoplay: false, // S4.52
  autoplayMs: 3000, // S9.11
  speedMs: 500, // S9.12
  slidesScrolled: 1, // S9.13
  infinite: false,
  fade: false,
  touchThreshold: 5, // S9.14
  edgeFriction: 0.35, // S9.16
  zIndex: 1000, // S9.15
};

export const resizeDebounceMs = 50; // S9.17
export const clickSuppressedOverPx = 10; // S9.19
export const verticalScrollOverPx = 4; // S9.20

/** Slides in view; fewer in windows up to the given widths in pixels at the default text size, narrowest first. */
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

export function slidesShown(isAtMost: (width: number) => boolean, name: CarouselLayoutName = 'single'): number {
  const layout: CarouselLayout = carouselLayouts[name];
  return layout.narrower.find((step) => isAtMost(step.upTo))?.shown ?? layout.shown;
}

const loadRetries = 3; // S8.03
const loadRetryAfterMs = 500; // S8.03

type AfterLoadFailure = { action: 'retry'; inMs: number } | { action: 'give-up' };

/** S8.02, S8.03. Only a progressive load is repeated. */
export function afterLoadFailure(failures: number, progressive: boolean): AfterLoadFailure {
  if (progressive && failures <= loadRetries) return { action: 'retry', inMs: loadRetryAfterMs };
  return { action: 'give-up' };
}
