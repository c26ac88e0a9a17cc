import { type SQL, sql } from 'drizzle-orm';
import { priceHistory, producers, products, sizes } from '#modules/catalogue/products/server/index.ts';
import { VAT_RATES } from '#platform/money/rules/vat.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { Finding } from './check-shop.ts';

interface Check {
  kind: string;
  meaning: string;
  /** Rows of what is wrong, with a column `shown`. */
  wrong: SQL;
}

const EXAMPLES = 5;
const named = sql`p.code || ' ' || p.name as shown`;
const sold = sql`${products} p where p.visible`;
const delivered = sql`p.type not in ('product_virtual', 'product_service')`;
const soldSizes = sql`${sizes} s join ${products} p on p.id = s.product_id where p.visible and not s.phone_price and not s.gratis and not p.for_points`;
const sized = sql`p.code || ' ' || p.name || ', ' || s.name as shown`;

const CHECKS: Check[] = [
  {
    kind: 'unit-price',
    meaning:
      'products without a unit price whose name says a weight, that are sold by weight or volume, or whose category mostly has one',
    // A volume or a length in the name says nothing: a bottle of 0,5 l and a rucksack of 45 l are sold by the piece.
    wrong: sql`select ${named} from ${sold} and ${delivered} and p.measure_amount is null
      and exists (select 1 from ${sizes} s where s.product_id = p.id and not s.gratis and not s.phone_price) and (
      p.name ~ '\\m[0-9]+([.,][0-9]+)? ?k?g\\M'
      or p.unit in ('kg', 'g', 'l', 'ml')
      or p.category_id in (select category_id from ${products} where visible group by category_id
        having count(*) filter (where measure_amount is not null) > count(*) / 2))`,
  },
  {
    kind: 'unit-price-unfinished',
    meaning: 'products with only an amount or only a unit of measure',
    wrong: sql`select ${named} from ${sold} and (p.measure_amount is null) <> (p.measure_unit is null)`,
  },
  {
    kind: 'safety-producer',
    meaning: 'products without a producer (GPSR wants one named)',
    wrong: sql`select ${named} from ${sold} and ${delivered} and p.producer_id is null`,
  },
  {
    kind: 'safety-contact',
    meaning: 'producers of products on sale without a postal or an e-mail address (GPSR)',
    wrong: sql`select r.name as shown from ${producers} r where (trim(r.address) = '' or trim(r.email) = '')
      and exists (select 1 from ${sold} and p.producer_id = r.id)`,
  },
  {
    kind: 'safety-responsible',
    meaning: 'producers of products on sale without a person responsible in the EU (GPSR)',
    wrong: sql`select r.name as shown from ${producers} r
      where (trim(r.responsible_name) = '' or trim(r.responsible_address) = '' or trim(r.responsible_email) = '')
      and exists (select 1 from ${sold} and p.producer_id = r.id)`,
  },
  {
    kind: 'price-history',
    meaning: 'sizes whose price is not the last one of the price history',
    wrong: sql`select ${sized} from ${soldSizes} and s.price is distinct from (
      select h.price from ${priceHistory} h where h.size_id = s.id order by h.since desc, h.id desc limit 1)`,
  },
  {
    kind: 'reduction-without-past',
    meaning:
      'reduced sizes without a day of the reduction or without an earlier price: the lowest price of 30 days is unknown',
    wrong: sql`select ${sized} from ${soldSizes} and s.regular_price > s.price and (s.reduced_since is null
      or not exists (select 1 from ${priceHistory} h where h.size_id = s.id and h.since < s.reduced_since))`,
  },
  {
    kind: 'vat',
    meaning: 'products with a VAT rate that Poland does not have',
    wrong: sql`select ${named} from ${sold} and p.vat_permille <> all(${sql.param(VAT_RATES)}::int[])`,
  },
];

export async function checkProducts(shop: Shop): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { kind, meaning, wrong } of CHECKS) {
    const { rows } = await shop.db.execute<{ shown: string; count: number }>(
      sql`select shown, count(*) over ()::int as count from (${wrong}) found order by shown limit ${EXAMPLES}`,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) findings.push({ kind, meaning, count, examples: rows.map(({ shown }) => shown) });
  }
  return findings;
}
