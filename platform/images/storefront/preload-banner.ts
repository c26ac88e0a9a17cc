import type { MetaDescriptor } from 'react-router';
import { viewportQueries } from '#platform/viewport/rules/viewport.ts';
import { imageSrcset } from '../rules/image-address.ts';
import type { BannerPictures } from './banner.tsx';

/**
 * Asks for the picture of the first view before the styles in the head, for each kind of window its own: a `<picture>` is found
 * only where it stands.
 */
export function preloadBanner({ mobile, tablet, desktop }: BannerPictures): MetaDescriptor[] {
  const [toTablet, toDesktop] = [viewportQueries[2], viewportQueries[3]];
  return [
    { ...mobile, media: `not ${toTablet}` },
    { ...tablet, media: `${toTablet} and (not ${toDesktop})` },
    { ...desktop, media: toDesktop },
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
