import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { TextLink } from '#platform/ui/text-link.tsx';

export interface SizeTable {
  address: string;
  /** Of the product, from the root: where in the table its sizes stand. */
  categories: string[];
}

/** The size table over the product page, so that the choice made so far stays; without script its own page. */
export function SizeTableLink({ address, categories }: SizeTable) {
  return (
    <TextLink
      to={address}
      data-window="size-table"
      data-categories={JSON.stringify(categories)}
      // On the line of the legend of sizes, after them for whoever goes on with the keyboard.
      className="absolute -top-10.5 right-0 inline-flex min-h-11 items-center text-sm"
    >
      {productTexts.sizeTable}
    </TextLink>
  );
}
