import type { IslandLoaders } from '#app/features/platform/island/start-islands.ts';

/** Where the browser finds the view of each island (app/islands.server.tsx has those of the server). */
export const islandLoaders = {
  'buy-box': () => import('#app/screens/catalogue/product/buy-box.tsx').then(({ BuyBox }) => BuyBox),
  'compare-panel': () =>
    import('#app/features/customers/compare/compare-panel.tsx').then(({ ComparePanel }) => ComparePanel),
  'instalment-calculator': () =>
    import('#app/screens/catalogue/product/pay-later/calculator-toggle.tsx').then(
      ({ CalculatorToggle }) => CalculatorToggle,
    ),
  'main-menu': () => import('#app/features/shell/main-menu.tsx').then(({ MainMenu }) => MainMenu),
  'menu-branches': () => import('#app/features/shell/menu-branches.tsx').then(({ MenuTree }) => MenuTree),
  'price-history': () =>
    import('#app/screens/catalogue/price-history/price-history.tsx').then(({ PriceHistory }) => PriceHistory),
  'search-box': () => import('#app/features/catalogue/search-box/search-box.tsx').then(({ SearchBox }) => SearchBox),
  'store-map': () => import('#app/screens/content/stores/store-map.tsx').then(({ StoreMap }) => StoreMap),
} satisfies IslandLoaders;
