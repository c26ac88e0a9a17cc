import type { FormEvent } from 'react';
import { canBuy } from '#modules/catalogue/products/rules/saved-product.ts';
import { SavedElsewhere } from '#modules/catalogue/products/storefront/saved-product/saved-elsewhere.tsx';
import { SavedPrice } from '#modules/catalogue/products/storefront/saved-product/saved-photo.tsx';
import { SavedProductRow } from '#modules/catalogue/products/storefront/saved-product/saved-product-row.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { TrashIcon } from '#platform/ui/icons/objects.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import * as texts from '../texts/storefront.ts';
import type { ShownFavourite } from './load.server.ts';

interface FavouriteProps {
  item: ShownFavourite;
  onBuy: (event: FormEvent<HTMLFormElement>) => void;
  onRemove: (event: FormEvent<HTMLFormElement>) => void;
}

export function Favourite({ item, onBuy, onRemove }: FavouriteProps) {
  const { product, kept, size, sizes, cheapest, buyable, number } = item;
  const note = !size && cheapest && <SavedPrice product={product} size={cheapest} className="text-ink" />;
  return (
    <SavedProductRow product={product} size={size} note={note}>
      {buyable ? (
        <form method="post" action="/basketchange.php" onSubmit={onBuy} className="flex items-end gap-2">
          <input type="hidden" name="product" value={product.productId} />
          <input type="hidden" name="number" value={number} />
          {size ? (
            <input type="hidden" name="size" value={size.type} />
          ) : (
            <Field label={texts.sizeOf(product.name)} labelHidden>
              {(wiring) => (
                <Select {...wiring} name="size" required defaultValue="" className="w-40">
                  <option value="" disabled>
                    {texts.chooseSize}
                  </option>
                  {sizes.map((one) => (
                    <option key={one.type} value={one.type} disabled={!canBuy(one)}>
                      {canBuy(one) ? one.name : texts.sizeGone(one.name)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Button
            type="submit"
            name="mode"
            value="1"
            look="secondary"
            className="min-h-12"
            aria-label={texts.buyOf(product.name)}
          >
            {texts.buy}
          </Button>
        </form>
      ) : (
        <SavedElsewhere product={product} size={size ?? { type: '', availability: 'available' }} />
      )}
      <form method="post" action="/basketchange.php?type=multiproduct&mode=2" onSubmit={onRemove} className="ml-auto">
        <input type="hidden" name="product[1]" value={product.productId} />
        <input type="hidden" name="size[1]" value={kept} />
        <input type="hidden" name="set_quantity[1]" value="0" />
        <Button type="submit" look="quiet" square aria-label={texts.removeOf(product.name)} title={texts.remove}>
          <TrashIcon className="size-5" />
        </Button>
      </form>
    </SavedProductRow>
  );
}
