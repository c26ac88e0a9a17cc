import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { productTexts } from '#texts/product.ts';
import { useOnDemand } from '../../../features/on-demand/use-on-demand.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { ImageIcon } from '../../../ui/icons/image.tsx';
import type { ShownProduct } from '../load.server.ts';
import { FilmSlide } from './film-slide.tsx';
import { gallerySlides } from './gallery-slides.ts';
import { PhotoSlide } from './photo-slide.tsx';
import { showOnlyFilm } from './show-only-film.ts';
import { Thumbnails } from './thumbnails.tsx';

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

  if (slides.length === 0) {
    return (
      <div className="flex aspect-square flex-col items-center justify-center gap-3 rounded-lg bg-surface-2 text-ink-soft">
        <ImageIcon className="size-12" />
        {productTexts.noPhoto}
      </div>
    );
  }
  const several = slides.length > 1;
  return (
    <div ref={gallery} className="gallery min-w-0 md:sticky md:top-24 md:self-start" data-strip={several || undefined}>
      <Carousel label={productTexts.gallery} selected={shown} onChange={setShown} controls={several}>
        {slides.map((slide, index) =>
          slide.kind === 'film' ? (
            <FilmSlide key={slide.file} slide={slide} index={index} />
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
      {several && <Thumbnails slides={slides} shown={shown} onChoose={setShown} />}
      {Viewer && viewed !== null && (
        <Viewer
          label={productTexts.gallery}
          pictures={slides.flatMap((slide) => (slide.kind === 'photo' ? [{ ...slide.photo, alt: slide.alt }] : []))}
          start={viewed}
          onClose={(last) => {
            setViewed(null);
            setShown(last);
          }}
        />
      )}
    </div>
  );
}
