import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import type { KeptProduct } from '#rules/catalogue/products/kept-product.ts';
import { ImageIcon } from '../../../ui/icons/image.tsx';

export function KeptPhoto({ photo, photoTone }: Pick<KeptProduct, 'photo' | 'photoTone'>) {
  return (
    <div className="flex aspect-square items-center justify-center overflow-hidden rounded-md bg-surface-2 text-ink-soft">
      {photo ? (
        <ShopImage
          file={photo}
          tone={photoTone}
          alt=""
          width={160}
          height={160}
          sizes="112px"
          className="size-full object-cover"
        />
      ) : (
        <ImageIcon className="size-8" />
      )}
    </div>
  );
}
