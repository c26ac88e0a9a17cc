import type { MetaDescriptor } from 'react-router';
import { viewportQueries } from '#platform/viewport/rules/viewport.ts';
import { imageSrcset } from '../rules/image-address.ts';
import type { BannerPictures } from './banner.tsx';

/** A browser finds a `<picture>` only where it is parsed; this loads it before the styles. */
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
