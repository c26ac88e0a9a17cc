import { expect, it } from 'vitest';
import { judgeImport } from './judge-import.ts';

it.each([
  ['platform/money/rules/vat.ts', './divide-rounded.ts'],
  ['platform/money/rules/vat.test.ts', 'fast-check'],
  ['modules/after-sale/returns/texts/storefront.ts', '#platform/text/rules/plural.ts'],
  ['modules/sales/basket/server/change-basket.ts', '#modules/catalogue/products/server/index.ts'],
  ['modules/sales/basket/server/basket.test.ts', '#modules/after-sale/returns/server/tables.ts'],
  ['modules/sales/orders/server/order-mail.ts', '../texts/email.ts'],
  ['modules/sales/basket/server/tables.ts', '#modules/catalogue/products/server/tables.ts'],
  ['modules/after-sale/returns/storefront/open/load.server.ts', '../../server/index.ts'],
  ['modules/after-sale/returns/panel/list/load.server.ts', '../../server/index.ts'],
  ['modules/after-sale/returns/panel/list/route.tsx', '#platform/ui/button.tsx'],
  ['modules/sales/basket/storefront/widget/basket-panel.tsx', '#wire/client/basket.ts'],
  ['modules/sales/basket/storefront/widget/basket-panel.tsx', '#platform/ui/button.tsx'],
  ['storefront/routes.ts', '#panel/routes.ts'],
  ['storefront/entry.server.tsx', 'node:crypto'],
  ['wire/server/basket.ts', '#modules/sales/basket/server/index.ts'],
  ['server/app.ts', '#storefront/routes.ts'],
  ['server/shop/schema.ts', '#modules/sales/basket/server/tables.ts'],
  ['tools/start.ts', '#demo/fill-demo.ts'],
  ['e2e/smoke.spec.ts', '#modules/sales/basket/texts/storefront.ts'],
])('%s may import %s', (from, specifier) => {
  expect(judgeImport(from, specifier)).toBeUndefined();
});

it.each([
  ['platform/money/rules/vat.ts', '#platform/page-errors/texts/errors.ts', 'rules must not import texts'],
  ['platform/money/rules/vat.ts', 'pg', 'rules use no package'],
  ['platform/mail/server/send-mail.ts', '#modules/sales/orders/server/index.ts', 'platform/ must not import modules/'],
  ['modules/sales/basket/server/change-basket.ts', '../texts/storefront.ts', 'server must not import texts'],
  [
    'modules/sales/basket/storefront/widget/basket-panel.tsx',
    '../../server/index.ts',
    'storefront must not import server',
  ],
  ['modules/sales/basket/storefront/widget/basket-panel.tsx', 'pg', 'cannot run in the browser'],
  ['modules/sales/basket/storefront/widget/basket-panel.tsx', '#wire/server/app.ts', 'modules/ must not import wire/'],
  ['modules/sales/basket/server/change-basket.ts', '#modules/catalogue/products/server/tables.ts', 'server/index.ts'],
  ['modules/catalogue/products/server/find.ts', '#modules/after-sale/returns/server/index.ts', 'comes after'],
  ['modules/catalogue/products/server/tables.ts', '#modules/after-sale/returns/server/tables.ts', 'comes after'],
  ['modules/catalogue/products/rules/price.ts', '#modules/after-sale/returns/rules/refund.ts', 'comes after'],
  ['modules/catalogue/products/texts/storefront.ts', '#modules/after-sale/returns/texts/email.ts', 'comes after'],
  ['modules/catalogue/unknown/rules/price.ts', '#modules/after-sale/returns/rules/refund.ts', 'to modules/order.ts'],
  ['modules/sales/basket/server/change-basket.ts', '#platform/testing/order-shop.ts', 'for tests only'],
  ['modules/sales/basket/server/change-basket.ts', '#server/shop/schema.ts', 'modules/ must not import server/'],
  ['storefront/root.tsx', '#panel/menu.ts', 'storefront/ must not import panel/'],
  ['panel/root.tsx', '#wire/client/basket.ts', 'panel/ must not import wire/'],
  ['server/app.ts', '#tools/start.ts', 'server/ must not import tools/'],
])('%s must not import %s', (from, specifier, advice) => {
  expect(judgeImport(from, specifier)).toContain(advice);
});
