import { isCutOut } from '#modules/catalogue/products/rules/product-card.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { PlayIcon } from '#platform/ui/icons/media.tsx';
import type { GallerySlide } from './gallery-slides.ts';
import { slideAnchor } from './viewer/viewed-pictures.ts';

/** S2.14: a row, on class 4 a column of seven. */
export function Thumbnails({ slides }: { slides: GallerySlide[] }) {
  return (
    <ul aria-label={productTexts.galleryThumbnails} className="gallery-strip">
      {slides.map((slide, index) => {
        const file = slide.kind === 'photo' ? slide.photo.file : slide.poster;
        const isWhole = slide.kind === 'photo' && isCutOut(slide.photo.tone);
        return (
          <li key={slideAnchor(index)}>
            <a
              href={`#${slideAnchor(index)}`}
              aria-label={slide.kind === 'photo' ? productTexts.galleryPhoto(index + 1, slides.length) : slide.alt}
              aria-current={index === 0 || undefined}
              className="relative block size-full overflow-hidden rounded-md border-2 border-transparent bg-surface-2 transition-colors hover:border-line-strong aria-[current=true]:border-brand"
            >
              {file && (
                <ShopImage
                  file={file}
                  tone={slide.kind === 'photo' ? slide.photo.tone : undefined}
                  alt=""
                  width={160}
                  height={160}
                  sizes="5.5rem"
                  lazy
                  className={isWhole ? 'size-full object-contain' : 'size-full object-cover'}
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
