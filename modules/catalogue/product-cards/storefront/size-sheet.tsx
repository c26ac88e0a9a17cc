import { useEffect, useState } from 'react';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { usePriceType } from '#modules/catalogue/pricing/storefront/use-money.ts';
import { noticeLink } from '#modules/catalogue/products/rules/product-links.ts';
import { sendBasketForm } from '#modules/sales/basket/storefront/change/send-basket-form.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { buttonLook } from '#platform/ui/button-look.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Skeleton } from '#platform/ui/skeleton.tsx';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import { currentViewport } from '#platform/viewport/storefront/viewport-store.ts';
import * as texts from '../texts/size-sheet.ts';
import * as productCardTexts from '../texts/storefront.ts';
import { type CardControl, getCardProduct } from './card-control.ts';
import { findQuickChoice, type QuickChoice } from './quick-choice.ts';
import { takeToList } from './take-to-list.ts';

const FEW_LEFT = 5;

const SIZE = classNames(
  buttonLook({ look: 'secondary', wide: true }),
  'h-full min-h-14 flex-col gap-0! px-2! py-1.5 text-center',
);

export default function SizeSheet({ control, onClose }: { control: CardControl; onClose(): void }) {
  const [product] = useState(() => getCardProduct(control));
  const [found, setFound] = useState<QuickChoice>();
  const [adding, setAdding] = useState<string>();
  const forList = control.dataset.for === 'list';

  useEffect(() => {
    const leaving = new AbortController();
    void findQuickChoice(product.id, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      if (answer) setFound(answer);
      else window.location.assign(product.link);
    });
    return () => leaving.abort();
  }, [product]);

  // The dialog is removed before it could return the focus itself.
  useEffect(() => () => control.focus(), [control]);

  async function add(size: string) {
    if (adding) return;
    setAdding(size);
    if (forList) {
      onClose();
      return takeToList(control, { id: product.id, size });
    }
    const { link, ...named } = product;
    const isTaken = await sendBasketForm(toCardForm(product.id, size), { product: named, link, closeWindow: onClose });
    if (!isTaken) onClose();
  }

  const sizes = found?.sizes ?? [];
  // The call returns gross prices; a shop that shows net prices shows them on the product page.
  const isGross = usePriceType() === 'gross';
  const pricesVary = isGross && new Set(sizes.map(({ price }) => price)).size > 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={forList ? texts.forList : control.dataset.amounts ? texts.amountForBasket : texts.forBasket}
      place={currentViewport() < 3 ? 'sheet' : 'centre'}
    >
      <p className="font-semibold">{product.name}</p>
      <ul className="mt-4 grid grid-cols-2 gap-2 md:grid-cols-3" aria-busy={!found}>
        {!found && ['a', 'b', 'c', 'd'].map((place) => <Skeleton key={place} className="h-14" />)}
        {sizes.map(({ type, name, amount, price, phonePrice }) => (
          <li key={type}>
            {amount === 0 && !forList ? (
              <a href={noticeLink(product.id, type)} rel="nofollow" className={SIZE}>
                <span className="struck-box px-1">{name}</span>
                <VisuallyHidden>{productCardTexts.sizeSoldOut}, </VisuallyHidden>
                <span className="text-sm font-normal text-brand underline underline-offset-4">{texts.notify}</span>
              </a>
            ) : (
              <button
                type="button"
                disabled={!forList && phonePrice}
                aria-busy={adding === type}
                className={SIZE}
                onClick={() => add(type)}
              >
                <span className={amount === 0 ? 'struck-box px-1' : undefined}>{name}</span>
                <span className="figures text-sm font-normal text-ink-soft">
                  {describeLeft(amount, product.unit)}
                  {pricesVary && amount !== 0 && ` · ${formatMoney(price)}`}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {found && found.versions.length > 0 && (
        <p className="mt-5 text-sm">
          {texts.otherVersions}:{' '}
          {found.versions.map(({ id, name, link }) => (
            <a
              key={id}
              href={link}
              className="mr-3 inline-flex min-h-11 items-center text-brand underline underline-offset-4"
              onClick={onClose}
            >
              {name}
            </a>
          ))}
        </p>
      )}
      <p className="mt-5 text-sm text-ink-soft">
        {texts.help}{' '}
        <a
          href={product.link}
          className="inline-flex min-h-6 text-brand underline underline-offset-4"
          onClick={onClose}
        >
          {productCardTexts.see}
        </a>
      </p>
    </Dialog>
  );
}

function describeLeft(amount: number, unit: string): string {
  if (amount === 0) return texts.gone;
  return amount > 0 && amount < FEW_LEFT ? texts.left(quantityWithUnit(amount, { unit })) : texts.available;
}

function toCardForm(product: number, size: string): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries({ product: String(product), size, number: '1', mode: '1' })) {
    fields.set(name, value);
  }
  return fields;
}
