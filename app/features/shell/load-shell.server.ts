import type { RouterContextProvider } from 'react-router';
import type { ShellData } from '#app/features/platform/frame/shell-data.tsx';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { MENU_TAG } from '#rules/catalogue/products/cache-tags.ts';
import { keepWritten } from '#rules/content/frame/written-links.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { warsawDay } from '#rules/platform/time/day.ts';
import { isCardKind, type PaymentKind } from '#rules/selling/payments/payment-kind.ts';
import { getCategoryTree } from '#shop/catalogue/products/index.ts';
import { getPopularQueries } from '#shop/catalogue/search/index.ts';
import { getBars } from '#shop/content/frame/index.ts';
import { getWrittenPages } from '#shop/content/pages/index.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';
import { getCheapestDelivery, listCouriers } from '#shop/selling/delivery/index.ts';
import { listOpenMethods } from '#shop/selling/payments/index.ts';
import { defaultLinks } from '#texts/content/frame-links.ts';
import * as shellTexts from '#texts/platform/shell.ts';

const PREVIEW_BAR = { text: shellTexts.preview, address: '/zaplecze/otwarcie' };

/** What surrounds every page. Nothing here may depend on the visitor: the pages are cached for everybody. */
export async function loadShell(context: Readonly<RouterContextProvider>): Promise<ShellData> {
  const shop = readingOf(context.get(shopContext));
  const page = context.get(pageContext);
  page.tag(MENU_TAG, 'settings');
  const { name, email, phone, contactLink, company, priceType, searchMinimum, hoursBeforeOrder } = shop.settings;
  const { brandFolder, rebateCode, rebateText, wordmark } = shop.settings;
  const [tree, delivery, couriers, methods, popularQueries, bars, pages] = await Promise.all([
    getCategoryTree(shop),
    getCheapestDelivery(shop),
    listCouriers(shop),
    listOpenMethods(shop),
    getPopularQueries(shop),
    getBars(shop),
    getWrittenPages(shop),
  ]);
  return {
    origin: page.origin,
    settings: { name, brandFolder, email, phone, contactLink, company, priceType, searchMinimum, hoursBeforeOrder },
    menu: tree.map(({ name, link, children }) => ({ name, link, hasChildren: children.length > 0 })),
    popularQueries,
    rebate: rebateCode ? { code: rebateCode, text: rebateText } : null,
    freeShippingFrom: delivery.freeFrom === null ? null : formatMoney(delivery.freeFrom),
    pages,
    // Only whoever previews it sees a closed shop, and its pages are made anew when it opens.
    frame: {
      ...keepWritten(shop.settings.frameLinks ?? defaultLinks, pages),
      bars: shop.opening.isOpen ? bars : [PREVIEW_BAR, ...bars],
      wordmark: wordmark.path && wordmark.name === name ? wordmark : null,
      ways: {
        payments: oneOfEach(methods.filter(({ kind }) => isShown(kind))).slice(0, MOST_SIGNS),
        deliveries: oneOfEach(couriers).slice(0, MOST_SIGNS),
      },
    },
    year: Number(warsawDay(shop.now()).slice(0, 4)),
  };
}

/** A row of the footer. */
const MOST_SIGNS = 6;

/** What is paid with a card or points of the shop is no sign of how it takes money. */
const isShown = (kind: PaymentKind) => !isCardKind(kind) && kind !== 'points';

function oneOfEach<Kind>(ways: readonly { kind: Kind; name: string }[]): { kind: Kind; name: string }[] {
  return [...Map.groupBy(ways, ({ kind }) => kind)].map(([kind, [first]]) => ({ kind, name: first?.name ?? '' }));
}
