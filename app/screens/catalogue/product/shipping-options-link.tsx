import { lazy, type MouseEvent, type RefObject, Suspense, useState } from 'react';
import * as shippingTexts from '#texts/catalogue/shipping.ts';
import type { ShippingProduct } from '#wire/client/shipping.ts';
import { isPlainClick } from '../../../ui/is-plain-click.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { parseShippingProduct } from './parse-shipping-product.ts';

const ShippingOptionsDialog = lazy(() => import('./shipping-options-dialog.tsx'));

interface ShippingOptionsLinkProps {
  place: RefObject<HTMLElement | null>;
  product: { id: number; unitSellby: number };
  /** Shown while none is chosen. */
  size: string;
}

/** Opens all delivery costs of what the form holds; without script the page about delivery tells them (S2.37). */
export function ShippingOptionsLink({ place, product: { id, unitSellby }, size }: ShippingOptionsLinkProps) {
  const [asked, setAsked] = useState<ShippingProduct | null>(null);
  const [open, setOpen] = useState(false);

  function handleClick(event: MouseEvent) {
    const form = place.current?.closest('form');
    if (!form || !isPlainClick(event)) return;
    event.preventDefault();
    setAsked(parseShippingProduct(new FormData(form), { id, unitSellby, size }));
    setOpen(true);
  }

  return (
    <>
      <TextLink to="/dostawa" className="inline-flex min-h-11 items-center" onClick={handleClick}>
        {shippingTexts.costs}
      </TextLink>
      {asked && (
        <Suspense>
          <ShippingOptionsDialog open={open} onClose={() => setOpen(false)} product={asked} />
        </Suspense>
      )}
    </>
  );
}
