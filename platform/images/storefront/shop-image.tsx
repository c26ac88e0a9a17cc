import type { ComponentProps } from 'react';
import { classNames } from '#platform/ui/class-names.ts';
import { fallbackWidth, imageAddress, imageSrcset } from '../rules/image-address.ts';
import empty from './empty.svg';

interface ShopImageProps
  extends Pick<ComponentProps<'img'>, 'className' | 'id' | 'ref' | 'onLoad' | 'onError' | 'draggable'> {
  /** File below the media folder, as the shop names it. */
  file: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** The largest box in CSS pixels; also keeps the place before the picture is there. */
  width: number;
  height: number;
  /** How wide the box is in which window; without it the box is `width` wide everywhere. */
  sizes?: string;
  /** The picture's main colour, shown until it is there. */
  tone?: string | null;
  /** What a crop keeps, see `photo-focus.ts`; only for a box of other proportions than the picture. */
  focus?: string | null;
  /** Loaded when it comes within 100 px of the window (S9.49). */
  lazy?: boolean;
  /** The largest picture of the first view. */
  priority?: boolean;
}

/** Up to this width nobody waits for a picture. React would ask for it in the head of the page, before what somebody waits for. */
const SMALL = 160;

/** A picture of the shop in the right width and format (X.17). */
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
  // A picture that waits has its sizes waiting too: they belong to a srcset.
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
      {/* start-lazy-images.ts gives it its own source, often before React wakes up; React must not mind. */}
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
      {/* In one width alone: hardly anybody looks at it, and a listing carries two dozen. */}
      <noscript>
        <img {...shared} alt={alt} id={undefined} ref={undefined} src={src} loading="lazy" />
      </noscript>
    </>
  );
}
