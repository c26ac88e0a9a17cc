import * as shippingTexts from '#modules/sales/delivery/texts/shipping.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { TextLink } from '#platform/ui/text-link.tsx';

interface ShippingOptionsLinkProps {
  unitSellby: number;
  /** Shown while none is chosen. */
  size: string;
}

/** Opens all delivery costs of what the form holds; without script the page about delivery tells them, if there is one (S2.37). */
export function ShippingOptionsLink({ unitSellby, size }: ShippingOptionsLinkProps) {
  const shell = useShell();
  const isWritten = shell?.pages.includes('/dostawa') ?? false;
  return (
    <TextLink
      to={isWritten ? '/dostawa' : shell?.settings.contactLink || '/contact.php'}
      data-window="shipping-options"
      data-unit-sellby={unitSellby}
      data-size={size}
      className={classNames('-my-2.5 inline-flex min-h-11 items-center', !isWritten && 'noscript:hidden')}
    >
      {shippingTexts.costs}
    </TextLink>
  );
}
