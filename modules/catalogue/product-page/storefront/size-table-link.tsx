import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { TextLink } from '#platform/ui/text-link.tsx';

export interface SizeTable {
  address: string;
  /** Categories of the product from the root; they select the sections of the table. */
  categories: string[];
}

export function SizeTableLink({ address, categories }: SizeTable) {
  return (
    <TextLink
      to={address}
      data-window="size-table"
      data-categories={JSON.stringify(categories)}
      // In the line of the legend, but after the sizes in the keyboard order.
      className="absolute -top-10.5 right-0 inline-flex min-h-11 items-center text-sm"
    >
      {productTexts.sizeTable}
    </TextLink>
  );
}
