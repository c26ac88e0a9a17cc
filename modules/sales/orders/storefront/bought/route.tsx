import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { accountCrumb } from '#modules/customers/accounts/storefront/account-parts/account-crumb.ts';
import { announceBasketChange } from '#modules/sales/basket/storefront/change/announce-basket-change.ts';
import * as buyingTexts from '#modules/sales/basket/texts/buying.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { BasketIcon } from '#platform/ui/icons/shopping.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import packPicture from '#platform/ui/still-lifes/pack.webp';
import { changeBasket } from '#wire/client/basket-change.ts';
import * as boughtTexts from '../../texts/bought.ts';
import { Bought, SELECTED_FORM } from './bought.tsx';
import { type BoughtRow, loadBought } from './load.server.ts';

export const handle: PageHandle = {
  page: 'products-bought',
  breadcrumbs: () => [...accountCrumb(true), { label: boughtTexts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadBought(context, url);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: boughtTexts.title, shopName: shopName(matches) });
}

/** S2.57: the selected rows are sent as one form of several products, then the page is loaded again. */
export default function BoughtRoute({ loaderData: { rows, page, pages } }: Route.ComponentProps<typeof loader>) {
  const { pending, handleSelected, handleOne } = useBuyAgain(rows);
  return (
    <>
      <h1>{boughtTexts.title}</h1>
      {rows.length === 0 ? (
        <EmptyState
          picture={packPicture}
          title={boughtTexts.empty.title}
          text={boughtTexts.empty.text}
          link={{ to: '/', label: boughtTexts.empty.link }}
        />
      ) : (
        <>
          <p className="mt-2 max-w-[37.5rem] text-ink-soft">{boughtTexts.intro}</p>
          <ul aria-label={boughtTexts.title} className="mt-6 divide-y divide-line border-y border-line">
            {rows.map((row, index) => (
              <Bought
                key={`${row.product.productId}-${row.size.type}-${row.setQuantity}`}
                row={row}
                number={index + 1}
                onSubmit={handleOne}
              />
            ))}
          </ul>
          <form
            id={SELECTED_FORM}
            method="post"
            action="/basketchange.php?type=multiproduct"
            onSubmit={handleSelected}
            className="mt-6 flex justify-end"
          >
            <Button type="submit" size="lg" loading={pending} className="max-md:w-full">
              <BasketIcon className="size-5" />
              {boughtTexts.addSelected}
            </Button>
          </form>
          <div className="mt-8">
            <Pagination page={page} pages={pages} hrefFor={(to) => `/kupione?strona=${to}`} />
          </div>
        </>
      )}
    </>
  );
}

function useBuyAgain(rows: readonly BoughtRow[]) {
  const [pending, setPending] = useState(false);
  const revalidator = useRevalidator();

  async function send(form: HTMLFormElement) {
    if (pending) return;
    setPending(true);
    const answer = await changeBasket(form);
    setPending(false);
    if (answer.kind === 'failed') {
      showAlert({ kind: 'error', text: buyingTexts.addingFailed });
      return;
    }
    announceBasketChange(answer, {
      findProduct: (id) => rows.find(({ product }) => product.productId === id)?.product,
    });
    await revalidator.revalidate();
  }

  return {
    pending,
    handleOne(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void send(event.currentTarget);
    },
    handleSelected(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      const isTicked = [...new FormData(form).keys()].some((name) => name.startsWith('set_quantity'));
      if (isTicked) void send(form);
      else showAlert({ kind: 'warning', text: boughtTexts.nothingTicked });
    },
  };
}
