import * as shippingTexts from '#modules/sales/delivery/texts/shipping.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { TextLink } from '#platform/ui/text-link.tsx';

interface ShippingOptionsLinkProps {
  unitSellby: number;
  size: string;
}

/** S2.37: without a script the page about delivery, if there is one. */
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

/** No courier carries the goods: the customer arranges delivery by contact. */
export function DeliveryQuestion() {
  const contactLink = useShell()?.settings.contactLink || '/contact.php';
  return (
    <TextLink to={contactLink} className="inline-flex min-h-11 items-center">
      {shippingTexts.ask}
    </TextLink>
  );
}
