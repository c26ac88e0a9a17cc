import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { OpinionList } from '#app/features/after-sale/opinions/opinion-list.tsx';
import { SearchBox } from '#app/features/catalogue/search-box/search-box.tsx';
import { FreeShippingBar, RebateCodeBar } from '#app/features/content/bars/bar.tsx';
import { ComparePanel } from '#app/features/customers/compare/compare-panel.tsx';
import { ConsentBanner } from '#app/features/platform/consent/consent-banner.tsx';
import { ShellContext, type ShellData } from '#app/features/platform/frame/shell-data.tsx';
import { partDrawings } from '#app/features/platform/island/island.tsx';
import { Footer } from '#app/features/shell/footer.tsx';
import { Header } from '#app/features/shell/header.tsx';
import { HeaderLinks } from '#app/features/shell/header-links.tsx';
import { MainMenu } from '#app/features/shell/main-menu.tsx';
import { MenuTree } from '#app/features/shell/menu-branches.tsx';
import { PriceHistory } from '#app/screens/catalogue/price-history/price-history.tsx';
import { BuyBox } from '#app/screens/catalogue/product/buy-box.tsx';
import { Gallery } from '#app/screens/catalogue/product/gallery/gallery.tsx';
import { OpinionsView } from '#app/screens/catalogue/product/opinions/opinions-view.tsx';
import { CalculatorToggle } from '#app/screens/catalogue/product/pay-later/instalment-calculator.tsx';
import { HomeBanners } from '#app/screens/content/home/home-banners.tsx';
import { StoreMap } from '#app/screens/content/stores/store-map.tsx';
import { AlertRegion } from '#app/ui/alert/alert-region.tsx';
import type { islandLoaders } from './islands.client.ts';

// biome-ignore lint/suspicious/noExplicitAny: each view has props of its own
type View = ComponentType<any>;

/** The views of all islands, drawn as the browser will hydrate them. */
const islands: Record<keyof typeof islandLoaders, View> = {
  alerts: AlertRegion,
  'buy-box': BuyBox,
  'compare-panel': ComparePanel,
  gallery: Gallery,
  'header-links': HeaderLinks,
  'home-banners': HomeBanners,
  'instalment-calculator': CalculatorToggle,
  'main-menu': MainMenu,
  'menu-branches': MenuTree,
  opinions: OpinionsView,
  'opinion-list': OpinionList,
  'price-history': PriceHistory,
  'search-box': SearchBox,
  'store-map': StoreMap,
};

/** What only the server draws. */
const drawn: Record<string, View> = {
  consent: ConsentBanner,
  footer: Footer,
  'free-shipping-bar': FreeShippingBar,
  header: Header,
  'rebate-code-bar': RebateCodeBar,
};

for (const [name, View] of Object.entries(islands)) {
  partDrawings.set(name, (props, shell, id) => renderToString(inShell(View, props, shell), { identifierPrefix: id }));
}
for (const [name, View] of Object.entries(drawn)) {
  partDrawings.set(
    name,
    keepDrawings((props, shell) => renderToStaticMarkup(inShell(View, props, shell))),
  );
}

function inShell(View: View, props: object, shell: ShellData | undefined) {
  return (
    <ShellContext value={shell}>
      <View {...props} />
    </ShellContext>
  );
}

const MOST_KEPT = 200;

/** Header and footer are the same on nearly every page: they are drawn once for what they show, and kept as text. */
function keepDrawings(draw: (props: object, shell: ShellData | undefined) => string) {
  const kept = new Map<string, string>();
  return (props: object, shell: ShellData | undefined) => {
    const key = JSON.stringify([props, shell]);
    const before = kept.get(key);
    if (before !== undefined) return before;
    if (kept.size >= MOST_KEPT) kept.clear();
    const text = draw(props, shell);
    kept.set(key, text);
    return text;
  };
}
