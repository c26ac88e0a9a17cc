import { useState } from 'react';
import { productTexts } from '#texts/product.ts';
import { ShopImage } from '../../features/shop-image/shop-image.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { ImageIcon } from '../../ui/icons/image.tsx';
import type { ShownProduct } from './load.server.ts';
import { Thumbnails } from './thumbnails.tsx';

const PHOTO_SIZES = '(min-width: 1440px) 650px, (min-width: 757px) 46vw, 94vw';

/** The photos of the product; swiped on a phone, chosen by thumbnails where there is room. */
export function Gallery({ product: { photos, name } }: { product: ShownProduct }) {
  const [shown, setShown] = useState(0);
  if (photos.length === 0) {
    return (
      <div className="flex aspect-square flex-col items-center justify-center gap-3 rounded-lg bg-surface-2 text-ink-soft">
        <ImageIcon className="size-12" />
        {productTexts.noPhoto}
      </div>
    );
  }
  return (
    <div className="min-w-0 md:sticky md:top-24 md:self-start">
      <Carousel label={productTexts.gallery} selected={shown} onChange={setShown} controls={photos.length > 1}>
        {photos.map((photo, index) => (
          <div key={photo.file} className="aspect-square overflow-hidden rounded-lg bg-surface-2">
            <ShopImage
              file={photo.file}
              tone={photo.tone}
              alt={photo.alt || `${name} – ${productTexts.photo(index + 1, photos.length)}`}
              width={photo.width}
              height={photo.height}
              sizes={PHOTO_SIZES}
              lazy={index > 0}
              priority={index === 0}
              className="size-full object-cover"
            />
          </div>
        ))}
      </Carousel>
      <Thumbnails photos={photos} shown={shown} onChoose={setShown} />
    </div>
  );
}
