import { type MouseEvent, useEffect, useRef } from 'react';
import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import * as productTexts from '#texts/catalogue/product.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { PlayIcon } from '../../../../ui/icons/media.tsx';
import { type GallerySlide, slideAnchor } from './gallery-slides.ts';

interface ThumbnailsProps {
  slides: GallerySlide[];
  shown: number;
  onChoose: (slide: number) => void;
}

/** Small photos beside the large one: a row, on class 4 a column of seven (S2.14). Plain links to the slides. */
export function Thumbnails({ slides, shown, onChoose }: ThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const chosen = strip.current?.children[shown];
    if (!strip.current || !(chosen instanceof HTMLElement)) return;
    // Not scrollIntoView: it would move the page too.
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = chosen;
    strip.current.scrollTo({
      left: offsetLeft - (strip.current.clientWidth - offsetWidth) / 2,
      top: offsetTop - (strip.current.clientHeight - offsetHeight) / 2,
    });
  }, [shown]);

  function choose(event: MouseEvent, slide: number) {
    event.preventDefault();
    onChoose(slide);
  }

  return (
    <ul ref={strip} aria-label={productTexts.gallery.thumbnails} className="gallery-strip">
      {slides.map((slide, index) => {
        const file = slide.kind === 'photo' ? slide.photo.file : slide.poster;
        return (
          <li key={slideAnchor(index)}>
            <a
              href={`#${slideAnchor(index)}`}
              aria-label={slide.kind === 'photo' ? productTexts.gallery.photo(index + 1, slides.length) : slide.alt}
              aria-current={index === shown || undefined}
              onClick={(event) => choose(event, index)}
              className={classNames(
                'relative block size-full overflow-hidden rounded-md border-2 bg-surface-2 transition-colors',
                index === shown ? 'border-brand' : 'border-transparent hover:border-line-strong',
              )}
            >
              {file && (
                <ShopImage
                  file={file}
                  tone={slide.kind === 'photo' ? slide.photo.tone : undefined}
                  alt=""
                  width={160}
                  height={160}
                  sizes="88px"
                  lazy
                  className="size-full object-cover"
                />
              )}
              {slide.kind === 'film' && (
                <span className="absolute inset-0 m-auto flex size-9 items-center justify-center rounded-full bg-surface text-ink">
                  <PlayIcon className="size-5" />
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
