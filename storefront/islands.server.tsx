import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FilterPanels } from '#modules/catalogue/listing/storefront/filters-form.tsx';
import { ProductCard } from '#modules/catalogue/product-cards/storefront/product-card.tsx';
import { BuyBox } from '#modules/catalogue/product-page/storefront/buy-box.tsx';
import { PriceHistory } from '#modules/catalogue/product-page/storefront/price-history/price-history.tsx';
import { SearchBox } from '#modules/catalogue/search/storefront/search-box/search-box.tsx';
import { FreeShippingBar, OwnerBars, RebateCodeBar } from '#modules/content/navigation/storefront/bars/bar.tsx';
import { ComparePanel } from '#modules/customers/compare/storefront/strip/compare-panel.tsx';
import { ConsentBanner } from '#modules/customers/consents/storefront/consent-banner.tsx';
import { StoreMap } from '#modules/sales/delivery/storefront/stores/store-map.tsx';
import { CalculatorToggle } from '#modules/sales/instalments/storefront/calculator-toggle.tsx';
import { partRenderers } from '#platform/islands/storefront/island.tsx';
import { StoredTexts } from '#platform/islands/storefront/stored-texts.ts';
import { ShellContext, type ShellData } from '#platform/shell/storefront/shell-data.tsx';
import { AlertRegion } from '#platform/ui/alert/alert-region.tsx';
import { EnclosedFooter } from '#storefront/shell/enclosed-footer.tsx';
import { Footer } from '#storefront/shell/footer.tsx';
import { Header } from '#storefront/shell/header.tsx';
import { MainMenu } from '#storefront/shell/main-menu.tsx';
import { MenuTree } from '#storefront/shell/menu-branches.tsx';
import { renderIsland } from '../platform/shell/storefront/render-page.server.ts';
import type { islandLoaders } from './islands.client.ts';

// biome-ignore lint/suspicious/noExplicitAny: each view has props of its own
type View = ComponentType<any>;

/** The views of all islands, rendered as the browser hydrates them. */
const islands: Record<keyof typeof islandLoaders, View> = {
  'buy-box': BuyBox,
  'compare-panel': ComparePanel,
  'instalment-calculator': CalculatorToggle,
  'main-menu': MainMenu,
  'menu-branches': MenuTree,
  'price-history': PriceHistory,
  'search-box': SearchBox,
  'store-map': StoreMap,
};

/**
 * Parts that only the server renders. React does not report where a `<Suspense>` failed in the markup: a test keeps them
 * out of these.
 */
const serverParts: Record<string, View> = {
  alerts: AlertRegion,
  consent: ConsentBanner,
  'enclosed-footer': EnclosedFooter,
  'filter-panels': FilterPanels,
  footer: Footer,
  'free-shipping-bar': FreeShippingBar,
  header: Header,
  'owner-bars': OwnerBars,
  'product-card': ProductCard,
  'rebate-code-bar': RebateCodeBar,
};

/** React asks for the pictures of a part right before it: too late to be early, and the browser complains of it. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

// Each is a function of its props and the shell alone: an island that was not could not be hydrated later.
for (const [name, View] of Object.entries(islands)) {
  partRenderers.set(name, ({ props, content, shell, id }) =>
    renderedIslands.find(`${name} ${id} ${numberOf(shell)} ${content}`, () =>
      renderIsland(inShell(View, props, shell), id),
    ),
  );
}
for (const [name, View] of Object.entries(serverParts)) {
  partRenderers.set(name, ({ props, content, shell }) =>
    renderedIslands.find(`${name} ${numberOf(shell)} ${content}`, () =>
      renderToStaticMarkup(inShell(View, props, shell), { identifierPrefix: name }).replace(PRELOADS, ''),
    ),
  );
}

function inShell(View: View, props: object, shell: ShellData | undefined) {
  return (
    <ShellContext value={shell}>
      <View {...props} />
    </ShellContext>
  );
}

/** Some thousand cards, or parts of some hundred products; characters beyond Latin take two bytes each. */
const MAX_CHARACTERS = 8_000_000;
/** Header, filters and cards are the same on many pages, and a page made anew differs in little: parts are rendered once for what they show. */
const renderedIslands = new StoredTexts(MAX_CHARACTERS);

/** The frame of a page is long, rarely changes and is loaded anew with each: it is serialised once a page and numbered. */
const numbers = new WeakMap<ShellData, number>();
const numberByContent = new Map<string, number>();
const MAX_NUMBERED = 100;

function numberOf(shell: ShellData | undefined): number {
  if (!shell) return 0;
  const numbered = numbers.get(shell);
  if (numbered !== undefined) return numbered;
  const content = JSON.stringify(shell);
  const number = numberByContent.get(content) ?? nextNumber();
  if (numberByContent.size >= MAX_NUMBERED) numberByContent.clear();
  numberByContent.set(content, number);
  numbers.set(shell, number);
  return number;
}

let lastNumber = 0;

function nextNumber(): number {
  lastNumber += 1;
  return lastNumber;
}
