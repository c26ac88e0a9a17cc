import { focusedSource } from '#platform/images/rules/photo-focus.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { DetailItems } from '#platform/ui/detail-items.tsx';
import type { BasketOnWire, BasketProductOnWire } from '#wire/basket-answer.ts';

const texts = shellTexts.basketPanel;

export interface BasketPanelProps {
  basket: BasketOnWire;
  /** Few products with their photos, many as a plain list (S4.24). */
  look: 'tiles' | 'list';
}

export function BasketPanel({ basket, look }: BasketPanelProps) {
  const net = useShell()?.settings.priceType === 'net';
  const worth = net ? basket.worth_net_formatted : basket.worth_formatted;
  const shipping = net ? basket.shippingCost_net_formatted : basket.shippingCost_formatted;
  return (
    <section
      aria-label={texts.label}
      data-look={look}
      className="basket-panel absolute top-full right-0 z-40 hidden w-96 pt-2 lg:block"
    >
      <div className="rounded-lg border border-line bg-surface p-4 shadow-soft">
        <ul className={classNames('max-h-[50dvh] overflow-y-auto', look === 'tiles' && 'flex flex-col gap-2')}>
          {basket.products.map((product) => (
            <BasketEntry
              key={product.id + product.size + product.md5_additional}
              product={product}
              look={look}
              net={net}
            />
          ))}
        </ul>
        <dl className="figures mt-3 grid grid-cols-[1fr_auto] gap-y-1 border-t border-line pt-3">
          <dt className="text-ink-soft">{texts.worth}</dt>
          <dd className="text-right font-semibold">{worth}</dd>
          {shipping && (
            <>
              <dt className="text-ink-soft">{texts.shipping}</dt>
              <dd className="text-right">{shipping}</dd>
            </>
          )}
        </dl>
        <ButtonLink to="/koszyk" wide className="mt-4">
          {texts.go}
        </ButtonLink>
      </div>
    </section>
  );
}

function BasketEntry({ product, look, net }: { product: BasketProductOnWire; look: 'tiles' | 'list'; net: boolean }) {
  return (
    <li className="flex items-center gap-3">
      {look === 'tiles' && product.icon && (
        <img
          {...focusedSource(product.icon)}
          alt=""
          width={56}
          height={56}
          className="size-14 rounded-sm object-cover"
        />
      )}
      <div className="min-w-0 flex-1">
        <a href={product.link} className="block truncate rounded-sm font-medium hover:text-brand hover:underline">
          {product.name}
        </a>
        {product.details && (
          <ul className="text-sm text-ink-soft">
            <DetailItems details={product.details} />
          </ul>
        )}
      </div>
      <p className="figures text-right text-sm whitespace-nowrap">
        {product.count} {product.worth_unit}
        <br />
        <span className="font-semibold">
          {net ? product.prices.worth_net_formatted : product.prices.worth_gros_formatted}
        </span>
      </p>
    </li>
  );
}
