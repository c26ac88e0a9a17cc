export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** X.17: the smallest format the browser says it can show; JPEG for everybody else. */
export function chooseImageFormat(accept: string | undefined): ImageFormat {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}
