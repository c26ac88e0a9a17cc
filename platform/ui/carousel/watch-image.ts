import { afterLoadFailure } from '#platform/carousel/rules/carousel-settings.ts';
import { markImageFailed, unmarkImage } from './image-failure.ts';

/** Asks for an image again when it fails, then marks it (S8.02, S8.03). Gives back what ends the watch. */
export function watchImage(image: HTMLImageElement, src: string, progressive = true): () => void {
  unmarkImage(image);
  const loader = createImageLoader({
    progressive,
    request() {
      image.src = src;
    },
    onGiveUp: () => markImageFailed(image, src),
  });
  image.addEventListener('error', loader.failed);
  // It may have failed before the script came.
  if (image.complete && image.naturalWidth === 0 && image.currentSrc) loader.failed();
  return () => {
    image.removeEventListener('error', loader.failed);
    loader.stop();
  };
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
