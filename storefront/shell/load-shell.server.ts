import type { RouterContextProvider } from 'react-router';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import { getCategoryTree } from '#modules/catalogue/products/server/index.ts';
import { getPopularQueries } from '#modules/catalogue/search/server/index.ts';
import { keepWritten } from '#modules/content/navigation/rules/written-links.ts';
import { getBars } from '#modules/content/navigation/server/index.ts';
import type { OwnerBar } from '#modules/content/navigation/storefront/bars/bar.tsx';
import { defaultLinks } from '#modules/content/navigation/texts/links.ts';
import { getWrittenPages } from '#modules/content/pages/server/index.ts';
import type { CourierTerms } from '#modules/sales/delivery/rules/delivery-options.ts';
import { getCheapestDelivery, listCouriers } from '#modules/sales/delivery/server/index.ts';
import { isCardKind, type PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import { listOpenMethods } from '#modules/sales/payments/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import type { FrameLinks } from '#platform/settings/rules/setting-values.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { ShellData } from '#platform/shell/storefront/shell-data.tsx';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import type { Wordmark } from '#storefront/shell/logo.tsx';

declare module '#platform/shell/storefront/shell-in-page.ts' {
  interface ShellFrame extends FrameLinks {
    bars: OwnerBar[];
    wordmark: Wordmark | null;
    /** One of each kind, with the owner's name for it. */
    methods: {
      payments: { kind: PaymentKind; name: string }[];
      deliveries: { kind: CourierTerms['kind']; name: string }[];
    };
  }
}

const PREVIEW_BAR = { text: shellTexts.preview, address: '/zaplecze/otwarcie' };

/** The frame of every page. Nothing here may depend on the visitor: the pages are cached for all of them. */
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
    // Only a preview shows a closed shop, and its pages are made anew when it opens.
    frame: {
      ...keepWritten(shop.settings.frameLinks ?? defaultLinks, pages),
      bars: shop.opening.isOpen ? bars : [PREVIEW_BAR, ...bars],
      wordmark: wordmark.path && wordmark.name === name ? wordmark : null,
      methods: {
        payments: oneOfEach(methods.filter(({ kind }) => isShown(kind))).slice(0, MAX_SIGNS),
        deliveries: oneOfEach(couriers).slice(0, MAX_SIGNS),
      },
    },
    year: Number(warsawDay(shop.now()).slice(0, 4)),
  };
}

/** A row of the footer. */
const MAX_SIGNS = 6;

/** Gift cards and loyalty points are no payment method of a new customer. */
const isShown = (kind: PaymentKind) => !isCardKind(kind) && kind !== 'points';

function oneOfEach<Kind>(methods: readonly { kind: Kind; name: string }[]): { kind: Kind; name: string }[] {
  return [...Map.groupBy(methods, ({ kind }) => kind)].map(([kind, [first]]) => ({ kind, name: first?.name ?? '' }));
}
