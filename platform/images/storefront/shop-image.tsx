import type { ComponentProps } from 'react';
import { classNames } from '#platform/ui/class-names.ts';
import { fallbackWidth, imageAddress, imageSrcset } from '../rules/image-address.ts';
import empty from './empty.svg';

interface ShopImageProps
  extends Pick<ComponentProps<'img'>, 'className' | 'id' | 'ref' | 'onLoad' | 'onError' | 'draggable'> {
  /** Path below the media folder. */
  file: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** Largest box in CSS pixels; reserves the space. */
  width: number;
  height: number;
  /** Default: `width` in every window. */
  sizes?: string;
  /** Main colour, shown while loading. */
  tone?: string | null;
  /** Point that a crop keeps, see `photo-focus.ts`. */
  focus?: string | null;
  /** S9.49 */
  lazy?: boolean;
  priority?: boolean;
}

/** Small pictures have a low priority; React would preload them before important ones. */
const SMALL = 160;

/** X.17 */
export function ShopImage({
  file,
  alt,
  width,
  height,
  sizes,
  tone,
  focus,
  lazy,
  priority,
  className,
  ...rest
}: ShopImageProps) {
  const src = imageAddress(file, fallbackWidth(width));
  // `sizes` of a lazy picture is deferred together with its `srcset`.
  const [srcSet, box] = [imageSrcset(file, width), sizes ?? `${width}px`];
  const shared = {
    ...rest,
    width,
    height,
    'data-tone': tone ?? undefined,
    'data-focus': focus || undefined,
    className: classNames('shop-image', className),
  };

  if (!lazy) {
    return (
      <img
        {...shared}
        alt={alt}
        src={src}
        srcSet={srcSet}
        sizes={box}
        decoding="async"
        fetchPriority={priority ? 'high' : width <= SMALL ? 'low' : undefined}
      />
    );
  }
  return (
    <>
      {/* start-lazy-images.ts sets the source, often before hydration. */}
      <img
        {...shared}
        alt={alt}
        src={empty}
        data-src={src}
        data-srcset={srcSet}
        data-sizes={box}
        loading="lazy"
        decoding="async"
        suppressHydrationWarning
      />
      {/* One width only: a listing has two dozen of these. */}
      <noscript>
        <img {...shared} alt={alt} id={undefined} ref={undefined} src={src} loading="lazy" />
      </noscript>
    </>
  );
}
