import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import { fallbackWidth, imageAddress } from '#rules/platform/images/image-address.ts';
import * as productTexts from '#texts/catalogue/product.ts';
import { Carousel } from '../../../../ui/carousel/carousel.tsx';
import { useImageRetry } from '../../../../ui/carousel/use-image-retry.ts';
import { FilmSlide } from './film-slide.tsx';
import { type GallerySlide, slideAnchor } from './gallery-slides.ts';
import { Thumbnails } from './thumbnails.tsx';
import { VIEWER_LEFT } from './viewer/viewed-pictures.ts';

/**
 * Photos and films of the product: swiped, chosen by thumbnails, enlarged under the pointer and over the whole window. Until
 * it is alive it is a strip that scrolls, with plain links and a plain film.
 */
export function Gallery({ slides }: { slides: GallerySlide[] }) {
  const [shown, setShown] = useState(0);
  const gallery = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (gallery.current) showOnlyFilm(gallery.current, shown);
  }, [shown]);

  useEffect(() => {
    const element = gallery.current;
    function followViewer(event: Event) {
      if (!(event instanceof CustomEvent)) return;
      setShown(event.detail);
      // The clicked photo gets the focus back; when another one is shown now, it could not keep it.
      requestAnimationFrame(() => document.getElementById(slideAnchor(event.detail))?.focus());
    }
    element?.addEventListener(VIEWER_LEFT, followViewer);
    return () => element?.removeEventListener(VIEWER_LEFT, followViewer);
  }, []);

  const several = slides.length > 1;
  return (
    <div
      ref={gallery}
      className="gallery min-w-0 md:sticky md:top-24 md:self-start lg:top-36"
      data-strip={several || undefined}
      data-viewer={productTexts.gallery.title}
    >
      <Carousel
        label={productTexts.gallery.title}
        selected={shown}
        onChange={setShown}
        controls={several}
        // On a phone thumbnails choose and fingers swipe: dots and arrows would say it again.
        className="max-md:[&>.carousel-controls]:hidden"
      >
        {slides.map((slide, index) =>
          slide.kind === 'film' ? (
            <FilmSlide key={slide.file} slide={slide} index={index} />
          ) : (
            <PhotoSlide key={slide.photo.file} slide={slide} index={index} />
          ),
        )}
      </Carousel>
      {several && <Thumbnails slides={slides} shown={shown} onChoose={setShown} />}
    </div>
  );
}

/** S4.43: a film loads when its slide is shown and stands still when it is not. */
function showOnlyFilm(gallery: ParentNode, shown: number): void {
  for (const film of gallery.querySelectorAll('video')) {
    if (Number(film.dataset.slide) !== shown) film.pause();
    else if (film.preload === 'none') film.preload = 'auto';
  }
}

const sizes = '(min-width: 1440px) 560px, (min-width: 757px) 46vw, 94vw';

interface PhotoSlideProps {
  slide: Extract<GallerySlide, { kind: 'photo' }>;
  index: number;
}

/** A photo that grows under the pointer; the link opens the viewer, or the photo itself without script (S2.12, S2.13). */
function PhotoSlide({ slide: { photo, alt }, index }: PhotoSlideProps) {
  const { file, tone, width, height } = photo;
  const image = useImageRetry(imageAddress(file, fallbackWidth(width)));
  return (
    <a
      id={slideAnchor(index)}
      href={imageAddress(file, 1600)}
      aria-label={productTexts.gallery.enlarge(alt)}
      data-window="viewer"
      data-file={file}
      data-alt={alt}
      data-tone={tone ?? undefined}
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
