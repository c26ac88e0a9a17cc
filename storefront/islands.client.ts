import type { IslandLoaders } from '#platform/islands/storefront/start-islands.ts';

/** Where the browser finds the view of each island (storefront/islands.server.tsx has those of the server). */
export const islandLoaders = {
  'buy-box': () => import('#modules/catalogue/product-page/storefront/buy-box.tsx').then(({ BuyBox }) => BuyBox),
  'compare-panel': () =>
    import('#modules/customers/compare/storefront/strip/compare-panel.tsx').then(({ ComparePanel }) => ComparePanel),
  'instalment-calculator': () =>
    import('#modules/sales/instalments/storefront/calculator-toggle.tsx').then(
      ({ CalculatorToggle }) => CalculatorToggle,
    ),
  'main-menu': () => import('#storefront/shell/main-menu.tsx').then(({ MainMenu }) => MainMenu),
  'menu-branches': () => import('#storefront/shell/menu-branches.tsx').then(({ MenuTree }) => MenuTree),
  'price-history': () =>
    import('#modules/catalogue/product-page/storefront/price-history/price-history.tsx').then(
      ({ PriceHistory }) => PriceHistory,
    ),
  'search-box': () =>
    import('#modules/catalogue/search/storefront/search-box/search-box.tsx').then(({ SearchBox }) => SearchBox),
  'store-map': () => import('#modules/sales/delivery/storefront/stores/store-map.tsx').then(({ StoreMap }) => StoreMap),
} satisfies IslandLoaders;
