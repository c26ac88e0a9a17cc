import { priceHistoryLink } from '#modules/catalogue/products/rules/product-links.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { TextLink } from '#platform/ui/text-link.tsx';

export function PriceHistoryLink({ product }: { product: number }) {
  return (
    <TextLink
      to={priceHistoryLink(product)}
      rel="nofollow"
      data-window="page"
      data-title={productTexts.priceHistory}
      className="inline-flex min-h-11 items-center"
    >
      {productTexts.priceHistory}
    </TextLink>
  );
}
