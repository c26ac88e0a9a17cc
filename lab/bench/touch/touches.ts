import * as listingTexts from '#modules/catalogue/listing/texts/storefront.ts';
import * as productCardTexts from '#modules/catalogue/product-cards/texts/storefront.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';

/** A control to tap, found by its element and name: the first visible one. */
export interface Target {
  selector: string;
  /** Its accessible name, or how that begins. */
  name?: string;
  nameStart?: string;
  /** The name of the group it belongs to. */
  group?: string;
}

export interface Touch {
  name: TouchName;
  targets: Target[];
  /** The answer to the click. */
  answer: 'layer' | 'field' | 'choice' | 'basket' | 'page';
  /** A tap without an answer may be repeated; a second one on a link or on buying would be a second request. */
  repeatable: boolean;
}

export type TouchName = 'menu' | 'search' | 'filters' | 'size' | 'buy' | 'product link';

const BUTTON = 'button, summary, [role=button], a[href]';
const PRODUCT = productLink(0, '').replace('0/', '');

export const menuTouch: Touch = {
  name: 'menu',
  targets: [{ selector: BUTTON, name: shellTexts.menu.open }],
  answer: 'layer',
  repeatable: true,
};

export const touches: readonly Touch[] = [
  menuTouch,
  {
    name: 'search',
    targets: [
      { selector: 'input', name: shellTexts.search.label },
      { selector: BUTTON, name: shellTexts.search.open },
    ],
    answer: 'field',
    repeatable: true,
  },
  {
    name: 'filters',
    targets: [{ selector: BUTTON, nameStart: listingTexts.filters }],
    answer: 'layer',
    repeatable: true,
  },
  {
    name: 'size',
    targets: [{ selector: 'input[type=radio]', group: productTexts.size }],
    answer: 'choice',
    repeatable: true,
  },
  {
    name: 'buy',
    targets: [
      { selector: BUTTON, name: productTexts.buy },
      { selector: BUTTON, nameStart: productCardTexts.buyOf('') },
    ],
    answer: 'basket',
    repeatable: false,
  },
  {
    name: 'product link',
    // Links that open a window, swap a part or make a list longer lead to no other page.
    targets: [{ selector: `main a[href^="${PRODUCT}"]:not([aria-label], [data-window], [data-swap], [data-more])` }],
    answer: 'page',
    repeatable: false,
  },
];

/** The words by which an answer is known. */
export const answerWords = {
  searchField: shellTexts.search.label,
  added: basketTexts.addedLines(1).split('1')[0] ?? '',
  basket: shellTexts.basket.label,
};
