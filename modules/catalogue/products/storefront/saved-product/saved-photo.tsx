import { useMoney } from '#modules/catalogue/pricing/storefront/use-money.ts';
import * as priceTexts from '#modules/catalogue/pricing/texts/storefront.ts';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { formatPoints } from '#platform/money/rules/format-money.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { ImageIcon } from '#platform/ui/icons/objects.tsx';
import type { SavedProduct, SavedSize } from '../../rules/saved-product.ts';
import * as savedProductTexts from '../../texts/saved-product.ts';

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

/** Cost of the size today. */
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
