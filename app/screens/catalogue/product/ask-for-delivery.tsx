import { useShell } from '#app/features/platform/frame/shell-data.tsx';
import * as shippingTexts from '#texts/catalogue/shipping.ts';
import { TextLink } from '../../../ui/text-link.tsx';

/** The way to an order the form cannot take: no courier carries the goods, and people settle the cost. */
export function AskForDelivery() {
  const contactLink = useShell()?.settings.contactLink || '/contact.php';
  return (
    <TextLink to={contactLink} className="inline-flex min-h-11 items-center">
      {shippingTexts.ask}
    </TextLink>
  );
}
