import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import type { BasketLine } from '#rules/selling/basket/basket-view.ts';
import { ImageIcon } from '../../../ui/icons/things.tsx';

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
