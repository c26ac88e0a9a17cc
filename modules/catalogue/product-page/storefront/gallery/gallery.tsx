import { isCutOut, isTint } from '#modules/catalogue/products/rules/product-card.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { fileAddress } from '#platform/files/rules/file-type.ts';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { Carousel } from '#platform/ui/carousel/carousel.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import type { GallerySlide } from './gallery-slides.ts';
import { Thumbnails } from './thumbnails.tsx';
import { slideAnchor } from './viewer/viewed-pictures.ts';

/** `drive-gallery.ts` adds swiping, thumbnails and enlarging. Before that it is a scrolling strip with plain links. */
export function Gallery({ slides }: { slides: GallerySlide[] }) {
  const several = slides.length > 1;
  // Thumbnails of a few slides are all visible: dots and arrows would repeat them.
  const few = slides.length <= 4;
  // Fits into the column of class 4 (S2.14).
  const allInColumn = slides.length <= 7;
  const [first] = slides;
  return (
    <div
      className="gallery min-w-0 max-md:-mx-4"
      data-strip={several || undefined}
      data-few={allInColumn || undefined}
      data-viewer={productTexts.galleryTitle}
      data-tint={first?.kind === 'photo' && isTint(first.photo.tone) ? first.photo.tone : undefined}
    >
      <Carousel
        label={productTexts.galleryTitle}
        controls={several}
        // On a phone thumbnails and swipes replace dots and arrows.
        className={classNames(
          few ? '[&>.carousel-controls]:hidden' : 'max-md:[&>.carousel-controls]:hidden',
          allInColumn && 'lg:[&>.carousel-controls]:hidden',
        )}
      >
        {slides.map((slide, index) =>
          slide.kind === 'film' ? (
            <FilmSlide key={slide.file} slide={slide} index={index} />
          ) : (
            <PhotoSlide key={slide.photo.file} slide={slide} index={index} />
          ),
        )}
      </Carousel>
      {several && <Thumbnails slides={slides} />}
    </div>
  );
}

/** Phones with a pixel ratio of 3 get 2.5: the difference is invisible, the download is not. */
const sizes =
  '(min-width: 100rem) 49rem, (min-width: 75rem) calc(100vw - 51rem), (min-width: 47.3125rem) 46vw, (min-resolution: 2.5x) 66vw, 80vw';
const WIDEST = 800;

interface PhotoSlideProps {
  slide: Extract<GallerySlide, { kind: 'photo' }>;
  index: number;
}

/** S2.12, S2.13: without a script the link opens the photo. */
function PhotoSlide({ slide: { photo, alt }, index }: PhotoSlideProps) {
  const { file, tone } = photo;
  const width = Math.min(photo.width, WIDEST);
  const height = Math.round((photo.height * width) / photo.width);
  return (
    <a
      id={slideAnchor(index)}
      href={imageAddress(file, 1600)}
      aria-label={productTexts.galleryEnlarge(alt)}
      data-window="viewer"
      data-file={file}
      data-alt={alt}
      data-tone={tone}
      className="gallery-photo block aspect-4/5 overflow-hidden bg-tile md:rounded-lg"
    >
      <ShopImage
        file={file}
        alt={alt}
        tone={tone}
        width={width}
        height={height}
        sizes={sizes}
        lazy={index > 0}
        priority={index === 0}
        className={classNames('size-full object-contain', isCutOut(tone) && 'cut-out')}
      />
    </a>
  );
}

interface FilmSlideProps {
  slide: Extract<GallerySlide, { kind: 'film' }>;
  index: number;
}

/** S2.15, S4.43: nothing is loaded before its slide is visible. */
function FilmSlide({ slide: { file, poster, alt }, index }: FilmSlideProps) {
  return (
    <video
      id={slideAnchor(index)}
      data-slide={index}
      src={fileAddress(file)}
      poster={poster ? imageAddress(poster, 960) : undefined}
      aria-label={alt}
      controls
      muted
      playsInline
      preload="none"
      className="block aspect-square w-full bg-surface-2 max-md:aspect-5/4 md:rounded-lg object-contain"
    />
  );
}
