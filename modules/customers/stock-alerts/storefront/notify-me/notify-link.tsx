import * as availabilityTexts from '#modules/catalogue/availability/texts/storefront.ts';
import { noticeLink } from '#modules/catalogue/products/rules/product-links.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { BellIcon } from '#platform/ui/icons/shopping.tsx';

interface NotifyLinkProps {
  product: { id: number; name: string };
  /** null: not chosen yet */
  sizeType: string | null;
  /** null: one size */
  sizeName: string | null;
  className?: string;
}

export function NotifyLink({ product, sizeType, sizeName, className }: NotifyLinkProps) {
  return (
    <ButtonLink
      to={noticeLink(product.id, sizeType ?? undefined)}
      data-window={sizeType === null ? undefined : 'notify'}
      data-product={product.id}
      data-name={product.name}
      data-size={sizeType ?? undefined}
      data-size-name={sizeName ?? undefined}
      size="lg"
      wide
      rel="nofollow"
      className={className}
      aria-label={availabilityTexts.notifyOf(product.name, sizeName)}
    >
      <BellIcon className="size-5" />
      {availabilityTexts.notify}
    </ButtonLink>
  );
}
