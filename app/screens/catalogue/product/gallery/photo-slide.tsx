import type { MouseEvent, PointerEvent } from 'react';
import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import { fallbackWidth, imageAddress } from '#rules/platform/images/image-address.ts';
import { galleryTexts } from '#texts/catalogue/gallery.ts';
import { useImageRetry } from '../../../../ui/carousel/use-image-retry.ts';
import { type GallerySlide, slideAnchor } from './gallery-slides.ts';

const sizes = '(min-width: 1440px) 560px, (min-width: 757px) 46vw, 94vw';

interface PhotoSlideProps {
  slide: Extract<GallerySlide, { kind: 'photo' }>;
  index: number;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A photo that grows under the pointer; the link opens the viewer, or the photo itself without script (S2.12, S2.13). */
export function PhotoSlide({ slide: { photo, alt }, index, onOpen }: PhotoSlideProps) {
  const { file, tone, width, height } = photo;
  const image = useImageRetry(imageAddress(file, fallbackWidth(width)));
  return (
    <a
      id={slideAnchor(index)}
      href={imageAddress(file, 1600)}
      aria-label={galleryTexts.enlarge(alt)}
      onClick={onOpen}
      onPointerMove={followPointer}
      className="gallery-photo block aspect-square overflow-hidden rounded-lg bg-surface-2"
    >
      <ShopImage
        ref={image}
        file={file}
        alt={alt}
        tone={tone}
        width={width}
        height={height}
        sizes={sizes}
        lazy={index > 0}
        priority={index === 0}
        className="size-full object-cover"
      />
    </a>
  );
}

/** The enlarged photo shows the place under the pointer. */
function followPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--point-x', `${((clientX - left) / width) * 100}%`);
  currentTarget.style.setProperty('--point-y', `${((clientY - top) / height) * 100}%`);
}
