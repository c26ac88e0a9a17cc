import type { SavedProduct, SavedSize } from '#rules/catalogue/products/saved-product.ts';
import { noticeLink } from '#rules/platform/links/product-links.ts';
import * as savedProductTexts from '#texts/platform/saved-product.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { BellIcon } from '../../../ui/icons/shopping.tsx';

interface SavedElsewhereProps {
  product: Pick<SavedProduct, 'productId' | 'name' | 'link'>;
  size: Pick<SavedSize, 'type' | 'availability'>;
}

/** What cannot be bought here: a sold-out size can be waited for, the rest is settled on the product page. */
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
