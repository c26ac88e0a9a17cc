import type { MetaDescriptor } from 'react-router';
import { classNames } from '#platform/ui/class-names.ts';
import { viewportQueries } from '#platform/viewport/rules/viewport.ts';
import { fallbackWidth, imageAddress, imageSrcset } from '../rules/image-address.ts';

export interface BannerImage {
  file: string;
  width: number;
  height: number;
}

/** S3.60: class 1, class 2, classes 3 and 4. */
export interface BannerPictures {
  mobile: BannerImage;
  tablet: BannerImage;
  desktop: BannerImage;
}

interface BannerProps extends BannerPictures {
  alt: string;
  tone?: string | null;
  priority?: boolean;
  className?: string;
}

export function Banner({ mobile, tablet, desktop, alt, tone, priority, className }: BannerProps) {
  return (
    <picture
      data-src_mobile={addressOf(mobile)}
      data-src_tablet={addressOf(tablet)}
      data-src_desktop={addressOf(desktop)}
      className="contents"
    >
      <BannerSource image={desktop} media={viewportQueries[3]} />
      <BannerSource image={tablet} media={viewportQueries[2]} />
      <img
        src={addressOf(mobile)}
        srcSet={imageSrcset(mobile.file, mobile.width)}
        sizes="100vw"
        width={mobile.width}
        height={mobile.height}
        alt={alt}
        data-tone={tone ?? undefined}
        decoding="async"
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        className={classNames('shop-image', className)}
      />
    </picture>
  );
}

function BannerSource({ image, media }: { image: BannerImage; media: string }) {
  return (
    <source
      media={media}
      srcSet={imageSrcset(image.file, image.width)}
      sizes="100vw"
      width={image.width}
      height={image.height}
    />
  );
}

function addressOf({ file, width }: BannerImage): string {
  return imageAddress(file, fallbackWidth(width));
}

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
