import { ButtonLink } from '#platform/ui/button-link.tsx';
import { BellIcon } from '#platform/ui/icons/shopping.tsx';
import { noticeLink } from '../../rules/product-links.ts';
import type { SavedProduct, SavedSize } from '../../rules/saved-product.ts';
import * as savedProductTexts from '../../texts/saved-product.ts';

interface SavedElsewhereProps {
  product: Pick<SavedProduct, 'productId' | 'name' | 'link'>;
  size: Pick<SavedSize, 'type' | 'availability'>;
}

/** Products that cannot be bought here: a stock alert for a sold-out size, or a link to the product page. */
export function SavedElsewhere({ product: { productId, name, link }, size }: SavedElsewhereProps) {
  if (size.availability === 'sold-out') {
    return (
      <ButtonLink to={noticeLink(productId, size.type)} look="secondary" aria-label={savedProductTexts.notifyOf(name)}>
        <BellIcon className="size-5" />
        {savedProductTexts.notify}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={link} look="secondary" aria-label={savedProductTexts.seeOf(name)}>
      {savedProductTexts.see}
    </ButtonLink>
  );
}
