import { useMoney } from '#app/features/catalogue/price/use-money.ts';
import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import type { SavedProduct, SavedSize } from '#rules/catalogue/products/saved-product.ts';
import { formatPoints } from '#rules/platform/money/format-money.ts';
import * as priceTexts from '#texts/catalogue/price.ts';
import * as savedProductTexts from '#texts/platform/saved-product.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ImageIcon } from '../../../ui/icons/things.tsx';

export function SavedPhoto({ photo, photoTone, photoFocus }: Pick<SavedProduct, 'photo' | 'photoTone' | 'photoFocus'>) {
  return (
    <div className="flex aspect-4/5 items-center justify-center overflow-hidden rounded-md bg-surface-2 text-ink-soft">
      {photo ? (
        <ShopImage
          file={photo}
          tone={photoTone}
          focus={photoFocus}
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

interface SavedPriceProps {
  product: Pick<SavedProduct, 'vatPermille' | 'unit'>;
  size: Pick<SavedSize, 'availability' | 'gratis' | 'price' | 'points' | 'facts'>;
  className?: string;
}

/** What the size costs today. */
export function SavedPrice({ product, size, className }: SavedPriceProps) {
  const { money } = useMoney(product.vatPermille);
  // Then the availability says it all.
  if (size.availability === 'phone-price') return null;
  return (
    <p className={classNames('figures text-lg font-bold', className)}>
      <span className="sr-only">{savedProductTexts.price}: </span>
      {describe()}
    </p>
  );

  function describe(): string {
    if (size.gratis) return priceTexts.free;
    if (size.availability === 'points-only') return formatPoints(size.points);
    const { unitPrecision } = size.facts;
    return unitPrecision ? savedProductTexts.each(money(size.price), product.unit) : money(size.price);
  }
}
