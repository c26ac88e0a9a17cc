import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { ImageIcon } from '#platform/ui/icons/objects.tsx';

export function LinePhoto({ line }: { line: Pick<BasketLine, 'photo' | 'photoTone' | 'photoFocus'> }) {
  return (
    <div className="flex aspect-4/5 items-center justify-center overflow-hidden rounded-md bg-surface-2 text-ink-soft">
      {line.photo ? (
        <ShopImage
          file={line.photo}
          tone={line.photoTone}
          focus={line.photoFocus}
          alt=""
          width={160}
          height={200}
          sizes="7rem"
          className="size-full object-cover"
        />
      ) : (
        <ImageIcon className="size-8" />
      )}
    </div>
  );
}
