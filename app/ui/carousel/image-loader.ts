import { afterLoadFailure } from '#rules/platform/carousel/progressive-load.ts';

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
