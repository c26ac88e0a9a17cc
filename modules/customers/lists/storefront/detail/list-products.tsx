import { type FormEvent, useState } from 'react';
import { quantityLimits } from '#modules/catalogue/availability/rules/quantity-limits.ts';
import { worthOf } from '#modules/catalogue/pricing/rules/tiers.ts';
import { usePriceType } from '#modules/catalogue/pricing/storefront/use-money.ts';
import * as buyingTexts from '#modules/sales/basket/texts/buying.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { netFromGross } from '#platform/money/rules/vat.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { Button } from '#platform/ui/button.tsx';
import { BasketIcon } from '#platform/ui/icons/shopping.tsx';
import * as listTexts from '../../texts/storefront.ts';
import { BUY_FORM, ListItemRow } from './list-item.tsx';
import type { ShownItem, ShownList } from './load.server.ts';
import { parseBought } from './parse-bought.ts';
import { useListForms } from './use-list-forms.ts';

export function ListProducts({ list }: { list: ShownList }) {
  const { pending, handleSubmit } = useBuyList(list.items);
  const handleForm = useListForms(list.id);
  const priceType = usePriceType();
  const buyable = list.items.filter((item) => item.buyable);
  const total = buyable.reduce((sum, item) => sum + smallestWorth(item, priceType), 0);
  return (
    <>
      <ul aria-label={listTexts.products} className="mt-6 divide-y divide-line border-y border-line">
        {list.items.map((item, index) => (
          <ListItemRow
            key={`${item.product.productId}-${item.size.type}`}
            item={item}
            number={index + 1}
            list={list}
            onSubmit={handleForm}
          />
        ))}
      </ul>
      <form
        id={BUY_FORM}
        method="post"
        action={list.address}
        onSubmit={handleSubmit}
        className="mt-6 flex flex-wrap items-center justify-end gap-x-6 gap-y-3"
      >
        <input type="hidden" name="intent" value="buy" />
        {buyable.length > 0 && (
          <>
            <p className="figures text-ink-soft">{listTexts.summary(buyable.length, formatMoney(total))}</p>
            <Button type="submit" size="lg" loading={pending} className="max-md:w-full">
              <BasketIcon className="size-5" />
              {listTexts.buyAll}
            </Button>
          </>
        )}
      </form>
    </>
  );
}

function smallestWorth({ product, size }: ShownItem, priceType: 'gross' | 'net'): number {
  const gross = worthOf(size.gratis ? 0 : size.price, quantityLimits(size.facts).min);
  return priceType === 'net' ? netFromGross(gross, product.vatPermille) : gross;
}

function useBuyList(items: readonly ShownItem[]) {
  const [pending, setPending] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const bought = parseBought(new FormData(form, submitter));
    event.preventDefault();
    if (pending) return;
    setPending(true);
    try {
      const { buyLines } = await import('./buy-lines.ts');
      await buyLines(bought, items);
    } catch (error) {
      console.error('What buys a list did not arrive', error);
      showAlert({ kind: 'error', text: buyingTexts.addingFailed });
    }
    setPending(false);
  }

  return { pending, handleSubmit };
}
