import type { MetaDescriptor } from 'react-router';
import { imageSrcset } from '#rules/platform/images/image-address.ts';
import { viewportStarts } from '#rules/platform/viewport/viewport.ts';
import type { BannerPictures } from './banner.tsx';

/**
 * Asks for the picture of the first view before the styles in the head, for each kind of window its own: a `<picture>` is found
 * only where it stands.
 */
export function preloadBanner({ mobile, tablet, desktop }: BannerPictures): MetaDescriptor[] {
  const [toTablet, toDesktop] = [viewportStarts[2], viewportStarts[3]];
  return [
    { ...mobile, media: `(max-width: ${toTablet - 0.02}px)` },
    { ...tablet, media: `(min-width: ${toTablet}px) and (max-width: ${toDesktop - 0.02}px)` },
    { ...desktop, media: `(min-width: ${toDesktop}px)` },
  ].map(({ file, width, media }) => ({
    tagName: 'link',
    rel: 'preload',
    as: 'image',
    imageSrcSet: imageSrcset(file, width),
    imageSizes: '100vw',
    media,
    fetchPriority: 'high',
  }));
}
