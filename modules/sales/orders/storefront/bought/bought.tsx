import type { FormEvent } from 'react';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { SavedElsewhere } from '#modules/catalogue/products/storefront/saved-product/saved-elsewhere.tsx';
import { SavedProductRow } from '#modules/catalogue/products/storefront/saved-product/saved-product-row.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as texts from '../../texts/bought.ts';
import type { BoughtRow } from './load.server.ts';

export const SELECTED_FORM = 'buy-selected';

interface BoughtProps {
  row: BoughtRow;
  /** Position in the form, from 1: 0 is the gift's. */
  number: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export function Bought({ row, number, onSubmit }: BoughtProps) {
  const { product, size, order, buyable, bundled, parts } = row;
  const { productId, name } = product;
  const note = (
    <p>
      {texts.boughtAt(order.boughtAt, quantityWithUnit(row.number, product))}{' '}
      <TextLink to={order.link}>{texts.order}</TextLink>
    </p>
  );
  return (
    <SavedProductRow product={product} size={size} note={note}>
      {buyable && (
        <>
          <input type="hidden" form={SELECTED_FORM} name={`product[${number}]`} value={productId} />
          <input type="hidden" form={SELECTED_FORM} name={`size[${number}]`} value={size.type} />
          <Checkbox
            form={SELECTED_FORM}
            name={`set_quantity[${number}]`}
            value={row.setQuantity}
            label={texts.tick}
            aria-label={texts.tickOf(name)}
            data-id={productId}
            data-size={size.type}
            data-amount={row.number}
          />
        </>
      )}
      {buyable || bundled ? (
        // S3.48
        <form method="post" action="/basketchange.php" onSubmit={onSubmit} className="max-md:ml-auto">
          <input type="hidden" name="product" value={productId} />
          <input type="hidden" name="size" value={size.type} />
          <input type="hidden" name="number" value={row.number} />
          <input type="hidden" name="mode" value="1" />
          <input type="hidden" name="bundled" value={bundled ? '1' : '0'} />
          {parts.map((part) => (
            <span key={part.id} hidden>
              <input type="hidden" name={`bundled_product[${part.id}]`} value={part.product} />
              <input type="hidden" name={`bundled_size[${part.id}]`} value={part.size} />
              <input type="hidden" name={`bundled_quantity[${part.id}]`} value={part.quantity} />
            </span>
          ))}
          <Button type="submit" look="secondary" aria-label={texts.buyOf(name)}>
            {texts.buy}
          </Button>
        </form>
      ) : (
        <SavedElsewhere product={product} size={size} />
      )}
    </SavedProductRow>
  );
}
