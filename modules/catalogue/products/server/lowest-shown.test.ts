import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lowestShownPrice } from '#modules/catalogue/pricing/rules/lowest-price.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { lowestShown } from './lowest-shown.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Dom');

const price = fc.nat(100_000);
const sizes = fc.array(fc.record({ price, phonePrice: fc.boolean(), gratis: fc.boolean() }), { maxLength: 3 });
const value = fc.record({ id: fc.constant('a'), label: fc.constant(''), surcharge: price });
const question = fc.record({
  name: fc.constant('napis'),
  label: fc.constant('Napis'),
  kind: fc.constant('text' as const),
  required: fc.boolean(),
  values: fc.array(value, { maxLength: 3 }),
});

it('the database counts the lowest price as the rule does', async () => {
  await fc.assert(
    fc.asyncProperty(sizes, fc.option(fc.array(question, { maxLength: 3 })), async (sized, configurator) => {
      const types = sized.map((size, at) => ({ ...size, type: String(at) }));
      const id = await addProduct(shop, { name: 'Kubek', categoryId, sizes: types, configurator });
      const { rows } = await shop.db.execute<{ lowest: number }>(
        sql`select ${lowestShown} as lowest from sizes s join products p on p.id = s.product_id where p.id = ${id}`,
      );
      expect(rows[0]?.lowest).toBe(lowestShownPrice(sized, configurator ?? []));
    }),
    { numRuns: 40 },
  );
});
