import type { KeptProduct, KeptSize } from '#rules/catalogue/products/kept-product.ts';
import { noticeLink } from '#rules/platform/links/screen-links.ts';
import { keptTexts } from '#texts/platform/kept.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { BellIcon } from '../../../ui/icons/shopping.tsx';

interface KeptElsewhereProps {
  product: Pick<KeptProduct, 'productId' | 'name' | 'link'>;
  size: Pick<KeptSize, 'type' | 'availability'>;
}

/** What cannot be bought here: a sold-out size can be waited for, the rest is settled on the product page. */
export function KeptElsewhere({ product: { productId, name, link }, size }: KeptElsewhereProps) {
  if (size.availability === 'sold-out') {
    return (
      <ButtonLink to={noticeLink(productId, size.type)} look="secondary" aria-label={keptTexts.notifyOf(name)}>
        <BellIcon className="size-5" />
        {keptTexts.notify}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={link} look="secondary" aria-label={keptTexts.seeOf(name)}>
      {keptTexts.see}
    </ButtonLink>
  );
}
