import { type RefObject, useEffect, useRef } from 'react';
import { afterLoadFailure } from '#rules/platform/carousel/carousel-settings.ts';
import { markImageFailed, unmarkImage } from './image-failure.ts';

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

type ImageLoaderOptions = {
  progressive: boolean;
  /** Asks for the same image again. */
  request: () => void;
  onGiveUp: () => void;
};

/** Counts the failures of one image and asks for it again while the rule allows (S8.03). */
export function createImageLoader({ progressive, request, onGiveUp }: ImageLoaderOptions) {
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  return {
    failed() {
      if (retry !== undefined) return;
      failures += 1;
      const next = afterLoadFailure(failures, progressive);
      if (next.action === 'give-up') {
        onGiveUp();
        return;
      }
      retry = setTimeout(() => {
        retry = undefined;
        request();
      }, next.inMs);
    },
    stop() {
      clearTimeout(retry);
      retry = undefined;
    },
  };
}
