import type { FormEvent } from 'react';
import { QuantityField } from '#modules/catalogue/availability/storefront/quantity-field.tsx';
import { SavedElsewhere } from '#modules/catalogue/products/storefront/saved-product/saved-elsewhere.tsx';
import { SavedProductRow } from '#modules/catalogue/products/storefront/saved-product/saved-product-row.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { TrashIcon } from '#platform/ui/icons/objects.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import * as listTexts from '../../texts/storefront.ts';
import type { ShownItem, ShownList } from './load.server.ts';

/** Quantities of all rows belong to one form, so that everything can be bought at once. */
export const BUY_FORM = 'buy-list';

interface ListItemRowProps {
  item: ShownItem;
  /** Place in the form, from 1. */
  number: number;
  list: ShownList;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export function ListItemRow({ item: { product, size, buyable }, number, list, onSubmit }: ListItemRowProps) {
  const name = product.name;
  return (
    <SavedProductRow product={product} size={size}>
      <div className="flex flex-wrap items-center gap-2">
        {buyable && (
          <>
            <input type="hidden" form={BUY_FORM} name={`product[${number}]`} value={product.productId} />
            <input type="hidden" form={BUY_FORM} name={`size[${number}]`} value={size.type} />
            <QuantityField
              form={BUY_FORM}
              name={`quantity[${number}]`}
              label={listTexts.quantityOf(name)}
              facts={size.facts}
              unit={product}
            />
            <span className="text-sm text-ink-soft">{product.unit}</span>
            <Button
              type="submit"
              form={BUY_FORM}
              name="only"
              value={number}
              look="secondary"
              aria-label={listTexts.buyOf(name)}
            >
              {listTexts.buy}
            </Button>
          </>
        )}
        {!buyable && <SavedElsewhere product={product} size={size} />}
      </div>
      {list.own && <OwnControls product={product} size={size} list={list} onSubmit={onSubmit} />}
    </SavedProductRow>
  );
}

type OwnControlsProps = Pick<ListItemRowProps, 'list' | 'onSubmit'> & Pick<ShownItem, 'product' | 'size'>;

function OwnControls({ product: { productId, name }, size, list, onSubmit }: OwnControlsProps) {
  return (
    <PostForm
      action={list.address}
      preventScrollReset
      onSubmit={onSubmit}
      className="flex w-full items-start justify-between gap-1 md:w-auto md:justify-end"
    >
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="size" value={size.type} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center rounded-md md:px-3 text-sm font-medium text-ink-soft underline-offset-4 hover:text-ink hover:underline">
          {listTexts.transfer.summary}
        </summary>
        <div className="grid gap-2 py-2">
          <Field label={listTexts.transfer.labelOf(name)} labelHidden>
            {(wiring) => (
              <Select {...wiring} name="target">
                {list.others.map((other) => (
                  <option key={other.id} value={other.id}>
                    {other.name}
                  </option>
                ))}
                <option value="new">{listTexts.transfer.newList}</option>
              </Select>
            )}
          </Field>
          <div className="flex gap-2">
            <Button
              type="submit"
              name="intent"
              value="copy"
              look="secondary"
              size="sm"
              className="list-control"
              aria-label={listTexts.transfer.copyOf(name)}
            >
              {listTexts.transfer.copy}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="move"
              look="secondary"
              size="sm"
              className="list-control"
              aria-label={listTexts.transfer.moveOf(name)}
            >
              {listTexts.transfer.move}
            </Button>
          </div>
        </div>
      </details>
      <Button
        type="submit"
        name="intent"
        value="remove"
        look="quiet"
        square
        className="list-control"
        aria-label={listTexts.removeItemOf(name)}
      >
        <TrashIcon className="size-5" />
      </Button>
    </PostForm>
  );
}
