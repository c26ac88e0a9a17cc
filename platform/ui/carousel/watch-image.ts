import { afterLoadFailure } from '#platform/carousel/rules/carousel-settings.ts';

/** S8.02, S8.03 */
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
  // It may have failed before the script arrived.
  if (image.complete && image.naturalWidth === 0 && image.currentSrc) loader.failed();
  return () => {
    image.removeEventListener('error', loader.failed);
    loader.stop();
  };
}

type ImageLoaderOptions = {
  progressive: boolean;
  request: () => void;
  onGiveUp: () => void;
};

/** S8.03 */
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

/** S8.02 */
export const imageFailedEvent = 'carousel-image-failed';

const failedClass = 'carousel-image-failed';

export type ImageFailure = { src: string };

type MarkedImage = EventTarget & { classList: { add: (name: string) => void; remove: (name: string) => void } };

export function markImageFailed(image: MarkedImage, src: string) {
  image.classList.add(failedClass);
  image.dispatchEvent(new CustomEvent<ImageFailure>(imageFailedEvent, { bubbles: true, detail: { src } }));
}

export function unmarkImage(image: MarkedImage) {
  image.classList.remove(failedClass);
}
