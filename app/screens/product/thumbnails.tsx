import type { ProductPhoto } from '#rules/catalogue/product-page.ts';
import { productTexts } from '#texts/product.ts';
import { ShopImage } from '../../features/shop-image/shop-image.tsx';
import { classNames } from '../../ui/class-names.ts';

interface ThumbnailsProps {
  photos: ProductPhoto[];
  shown: number;
  onChoose: (photo: number) => void;
}

/** Small photos below the large one; without script they would do nothing, so they are not drawn then. */
export function Thumbnails({ photos, shown, onChoose }: ThumbnailsProps) {
  if (photos.length < 2) return null;
  return (
    <ul className="mt-3 hidden gap-2 overflow-x-auto p-1 md:flex noscript:hidden">
      {photos.map((photo, index) => (
        <li key={photo.file} className="shrink-0">
          <button
            type="button"
            aria-label={productTexts.photo(index + 1, photos.length)}
            aria-current={index === shown || undefined}
            onClick={() => onChoose(index)}
            className={classNames(
              'block size-18 overflow-hidden rounded-md border-2 bg-surface-2 transition-colors',
              index === shown ? 'border-brand' : 'border-transparent hover:border-line-strong',
            )}
          >
            <ShopImage
              file={photo.file}
              tone={photo.tone}
              alt=""
              width={160}
              height={160}
              sizes="72px"
              lazy
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
