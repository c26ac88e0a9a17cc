import { type FormEvent, useState } from 'react';
import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';
import { announceBasketChange } from '#modules/sales/basket/storefront/change/announce-basket-change.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import { refreshPersonal } from '#platform/personal/storefront/personal-store.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { Button } from '#platform/ui/button.tsx';
import { HeartIcon } from '#platform/ui/icons/shopping.tsx';
import { ListIcon } from '#platform/ui/icons/views.tsx';
import { changeBasket } from '#wire/client/basket-change.ts';

/** Saves the whole basket to the favourites (S7.41) or to a list. */
export function KeepBasket({ lines }: { lines: BasketLine[] }) {
  const [keeping, setKeeping] = useState(false);
  const plain = lines.filter((line, index) => lines.findIndex((one) => isSame(one, line)) === index);

  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setKeeping(true);
    const answer = await changeBasket(event.currentTarget);
    setKeeping(false);
    if (answer.kind === 'failed') return void showAlert({ kind: 'error', text: basketTexts.changeFailed });
    announceBasketChange(answer, { findProduct: (id) => lines.find((line) => line.productId === id) });
    void refreshPersonal(['Wishlist']);
  }

  async function list(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!submitter) return;
    event.preventDefault();
    try {
      const { chooseList } = await import('#modules/customers/lists/storefront/choose-list/choose-list.tsx');
      await chooseList(
        submitter,
        plain.map(({ productId, size }) => ({ id: productId, size })),
      );
    } catch {
      form.submit();
    }
  }

  return (
    <>
      <form method="post" action="/basketchange.php?type=multiproduct&mode=2" onSubmit={keep}>
        {plain.map((line, index) => (
          <span key={line.lineId} hidden>
            <input type="hidden" name={`product[${index + 1}]`} value={line.productId} />
            <input type="hidden" name={`size[${index + 1}]`} value={line.size} />
          </span>
        ))}
        <Button type="submit" look="quiet" size="sm" loading={keeping}>
          <HeartIcon className="size-5" />
          {basketScreenTexts.keepAll}
        </Button>
      </form>
      <form action="/listy/dodaj" onSubmit={list}>
        {plain.map((line) => (
          <span key={line.lineId} hidden>
            <input type="hidden" name="product" value={line.productId} />
            <input type="hidden" name="size" value={line.size} />
          </span>
        ))}
        <Button type="submit" look="quiet" size="sm" className="list-control">
          <ListIcon className="size-5" />
          {basketScreenTexts.listAll}
        </Button>
      </form>
    </>
  );
}

function isSame(a: BasketLine, b: BasketLine): boolean {
  return a.productId === b.productId && a.size === b.size;
}
