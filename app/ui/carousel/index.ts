export { Carousel } from './carousel.tsx';
export { CarouselImage } from './carousel-image.tsx';
export { useImageRetry } from './use-image-retry.ts';
