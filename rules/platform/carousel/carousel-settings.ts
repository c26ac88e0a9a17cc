export type CarouselSettings = {
  autoplay: boolean;
  autoplayMs: number;
  speedMs: number;
  slidesScrolled: number;
  infinite: boolean;
  /** Slides change by fading in place instead of moving sideways. */
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
