import { lazy, type MouseEvent, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useOnDemand } from '#app/features/platform/on-demand/use-on-demand.ts';
import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import { fallbackWidth, imageAddress } from '#rules/platform/images/image-address.ts';
import * as productTexts from '#texts/catalogue/product.ts';
import { Carousel } from '../../../../ui/carousel/carousel.tsx';
import { useImageRetry } from '../../../../ui/carousel/use-image-retry.ts';
import { ImageIcon } from '../../../../ui/icons/image.tsx';
import type { ShownProduct } from '../load.server.ts';
import { type GallerySlide, gallerySlides, slideAnchor } from './gallery-slides.ts';

// In the page from the start, alive a little later: until then they are plain links and a plain film.
const Thumbnails = lazy(() => import('./thumbnails.tsx'));
const FilmSlide = lazy(() => import('./film-slide.tsx'));
const loadViewer = () => import('./viewer/photo-viewer.tsx');

/** Photos and films of the product: swiped, chosen by thumbnails, enlarged under the pointer and over the whole window. */
export function Gallery({ product }: { product: ShownProduct }) {
  const [shown, setShown] = useState(0);
  const [viewed, setViewed] = useState<number | null>(null);
  const { Window: Viewer, open } = useOnDemand(loadViewer);
  const gallery = useRef<HTMLDivElement>(null);
  const slides = gallerySlides(product);

  useEffect(() => {
    if (gallery.current) showOnlyFilm(gallery.current, shown);
  }, [shown]);

  function leaveViewer(last: number) {
    setViewed(null);
    setShown(last);
    // The clicked photo gets the focus back; when another one is shown now, it could not keep it.
    if (last !== viewed) requestAnimationFrame(() => document.getElementById(slideAnchor(last))?.focus());
  }

  if (slides.length === 0) {
    return (
      <div className="flex aspect-square flex-col items-center justify-center gap-3 rounded-lg bg-surface-2 text-ink-soft">
        <ImageIcon className="size-12" />
        {productTexts.gallery.noPhoto}
      </div>
    );
  }
  const several = slides.length > 1;
  return (
    <div
      ref={gallery}
      className="gallery min-w-0 md:sticky md:top-24 md:self-start lg:top-36"
      data-strip={several || undefined}
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
            <Suspense key={slide.file}>
              <FilmSlide slide={slide} index={index} />
            </Suspense>
          ) : (
            <PhotoSlide
              key={slide.photo.file}
              slide={slide}
              index={index}
              onOpen={(event: MouseEvent<HTMLAnchorElement>) => open(event, () => setViewed(index))}
            />
          ),
        )}
      </Carousel>
      {several && (
        <Suspense>
          <Thumbnails slides={slides} shown={shown} onChoose={setShown} />
        </Suspense>
      )}
      {Viewer && viewed !== null && (
        <Viewer
          label={productTexts.gallery.title}
          pictures={slides.flatMap((slide) => (slide.kind === 'photo' ? [{ ...slide.photo, alt: slide.alt }] : []))}
          start={viewed}
          onClose={leaveViewer}
        />
      )}
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
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A photo that grows under the pointer; the link opens the viewer, or the photo itself without script (S2.12, S2.13). */
function PhotoSlide({ slide: { photo, alt }, index, onOpen }: PhotoSlideProps) {
  const { file, tone, width, height } = photo;
  const image = useImageRetry(imageAddress(file, fallbackWidth(width)));
  return (
    <a
      id={slideAnchor(index)}
      href={imageAddress(file, 1600)}
      aria-label={productTexts.gallery.enlarge(alt)}
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
