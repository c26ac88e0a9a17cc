import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MODULES } from '#modules/order.ts';
import { checkModules } from './check-modules.ts';

it('finds forbidden imports and table names, circles of files, unlisted folders and missing READMEs', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'modules-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const name of MODULES) write(`modules/${name}/README.md`, '');
  expect(checkModules(root).problems).toEqual([]);
  write('platform/money/rules/vat.ts', `export { texts } from '#modules/sales/basket/texts/storefront.ts';`);
  write('modules/sales/basket/server/lines.ts', `import type { Basket } from './basket.ts';`);
  write('modules/sales/basket/server/basket.ts', `export const read = () => import('./lines.ts');`);
  write('modules/sales/unlisted/rules/a.ts', '');
  write('modules/sales/orders/server/tables.ts', `export const orders = pgTable('orders', {});`);
  write('modules/after-sale/claims/server/read.ts', 'export const read = () => sql`select id from orders`;');
  write('tools/modules/open-imports.txt', 'platform/mail/server/a.ts #modules/sales/basket/server/index.ts\n');
  expect(checkModules(root).problems).toEqual([
    expect.stringContaining('platform/money/rules/vat.ts imports #modules/sales/basket/texts/storefront.ts'),
    'modules/after-sale/claims/server/read.ts names the table orders in SQL: sales/orders owns it and exports a query',
    expect.stringContaining('names what is resolved: platform/mail/server/a.ts'),
    expect.stringContaining(
      'basket.ts -> modules/sales/basket/server/lines.ts -> modules/sales/basket/server/basket.ts',
    ),
    'modules/order.ts does not name sales/unlisted',
    'modules/sales/orders/README.md does not name the table orders',
    'modules/sales/unlisted has no README.md',
  ]);
  rmSync(root, { recursive: true });
});
