import * as shippingTexts from '#modules/sales/delivery/texts/shipping.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';

/** No courier carries the goods: the customer arranges delivery by contact. */
export function DeliveryQuestion() {
  const contactLink = useShell()?.settings.contactLink || '/contact.php';
  return (
    <TextLink to={contactLink} className="inline-flex min-h-11 items-center">
      {shippingTexts.ask}
    </TextLink>
  );
}
