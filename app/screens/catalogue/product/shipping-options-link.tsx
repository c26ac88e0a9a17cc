import * as shippingTexts from '#texts/catalogue/shipping.ts';
import { TextLink } from '../../../ui/text-link.tsx';

interface ShippingOptionsLinkProps {
  unitSellby: number;
  /** Shown while none is chosen. */
  size: string;
}

/** Opens all delivery costs of what the form holds; without script the page about delivery tells them (S2.37). */
export function ShippingOptionsLink({ unitSellby, size }: ShippingOptionsLinkProps) {
  return (
    <TextLink
      to="/dostawa"
      data-window="shipping-options"
      data-unit-sellby={unitSellby}
      data-size={size}
      className="inline-flex min-h-11 items-center"
    >
      {shippingTexts.costs}
    </TextLink>
  );
}
