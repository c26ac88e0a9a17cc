import { useEffect, useState } from 'react';
import { describeDelivery } from '#modules/sales/delivery/rules/describe-delivery.ts';
import * as shippingTexts from '#modules/sales/delivery/texts/shipping.ts';
import * as shippingWindowTexts from '#modules/sales/delivery/texts/shipping-window.ts';
import type { LinkWindowProps } from '#platform/page-parts/storefront/start-window-links.ts';
import { shellInPage } from '#platform/shell/storefront/shell-in-page.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Skeleton } from '#platform/ui/skeleton.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import { fetchShippingOptions, type ShippingOption } from '#wire/client/shipping-options.ts';
import { parseShippingProduct } from './parse-shipping-product.ts';
import { DeliveryQuestion } from './shipping-options-link.tsx';

/** S2.37: for the content of the form around the link. */
export default function ShippingOptionsDialog({ link, onClose }: LinkWindowProps) {
  const [found, setFound] = useState<ShippingOption[] | null>(null);

  useEffect(() => {
    let current = true;
    void fetchShippingOptions([findProduct(link)]).then((options) => current && setFound(options || []));
    return () => {
      current = false;
    };
  }, [link]);

  return (
    <Dialog open onClose={onClose} title={shippingTexts.costs}>
      <div aria-live="polite" aria-busy={found === null}>
        {found === null && <Waiting />}
        {found?.length === 0 && (
          <>
            <p>{shippingWindowTexts.individualCost}</p>
            <DeliveryQuestion />
          </>
        )}
        {found && (
          <>
            <Group kind="prepaid" options={found} />
            <Group kind="dvp" options={found} />
          </>
        )}
      </div>
      {shellInPage()?.pages.includes('/dostawa') && (
        <p className="mt-4">
          <TextLink to="/dostawa" className="inline-flex min-h-11 items-center">
            {shippingWindowTexts.more}
          </TextLink>
        </p>
      )}
    </Dialog>
  );
}

function findProduct(link: HTMLAnchorElement) {
  const form = new FormData(link.closest('form') ?? undefined);
  const { size = '', unitSellby } = link.dataset;
  return parseShippingProduct(form, { id: Number(form.get('product')), unitSellby: Number(unitSellby), size });
}

function Waiting() {
  return (
    <div className="space-y-3">
      <VisuallyHidden>{uiTexts.loading}</VisuallyHidden>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}

function Group({ kind, options }: { kind: ShippingOption['prepaid']; options: ShippingOption[] }) {
  const shown = options.filter(({ prepaid }) => prepaid === kind);
  if (shown.length === 0) return null;
  return (
    <section className="not-first:mt-6">
      <h3 className="type-sub">{shippingWindowTexts.groups[kind]}</h3>
      <ul className="mt-1 divide-y divide-line">
        {shown.map((option) => (
          <Option key={option.courier.name} {...option} />
        ))}
      </ul>
    </section>
  );
}

function Option({ courier, cost, deliveryTime }: ShippingOption) {
  return (
    <li className="flex items-center gap-3 py-3">
      {courier.icon && <img src={courier.icon} alt="" width={32} height={32} className="size-8 shrink-0" />}
      <div className="min-w-0 flex-1">
        <p className="font-medium">{courier.name}</p>
        <p className="figures text-sm text-ink-soft">
          {deliveryTime
            ? shippingWindowTexts.delivery(describeDelivery(deliveryTime, new Date()))
            : shippingWindowTexts.unknownDay}
        </p>
      </div>
      <p className={cost.value > 0 ? 'figures font-semibold whitespace-nowrap' : 'font-semibold text-ok'}>
        {cost.value > 0 ? cost.formatted : shippingWindowTexts.free}
      </p>
    </li>
  );
}
