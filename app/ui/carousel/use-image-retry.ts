import { type RefObject, useEffect, useRef } from 'react';
import { markImageFailed, unmarkImage } from './image-failure.ts';
import { createImageLoader } from './image-loader.ts';

/** Watches one image: asks for it again when it fails, then marks it (S8.02, S8.03). */
export function useImageRetry(src: string, progressive = true): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const element = image.current;
    if (!element) return;
    unmarkImage(element);
    const loader = createImageLoader({
      progressive,
      request() {
        element.src = src;
      },
      onGiveUp: () => markImageFailed(element, src),
    });
    element.addEventListener('error', loader.failed);
    // It may have failed before the script came.
    if (element.complete && element.naturalWidth === 0 && element.currentSrc) loader.failed();
    return () => {
      element.removeEventListener('error', loader.failed);
      loader.stop();
    };
  }, [src, progressive]);

  return image;
}
