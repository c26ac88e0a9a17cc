import { type SQL, sql } from 'drizzle-orm';
import type { SizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import { LOWEST_PRICE_DAYS, type PriceChange } from '#modules/catalogue/pricing/rules/lowest-price.ts';
import type { Tier } from '#modules/catalogue/pricing/rules/tiers.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

/** A size as the database hands it over inside JSON, with what its price is on. */
export interface SizeRow {
  id: number;
  type: string;
  name: string;
  code: string;
  gtin: string;
  stock: number;
  amountMin: number | null;
  amountMax: number | null;
  status: SizeStatus;
  statusDescription: string;
  deliveryDate: string;
  unknownDeliveryTime: boolean;
  phonePrice: boolean;
  basketEnable: boolean;
  gratis: boolean;
  shipDays: number;
  shipHours: number;
  shipDeadline: string;
  price: Grosze;
  regularPrice: Grosze | null;
  /** Milliseconds. */
  reducedSince: number | null;
  suggestedPrice: Grosze | null;
  advancePrice: Grosze | null;
  points: number;
  pointsReceived: number;
  pointsPerHundred: number | null;
  tiers: Tier[] | null;
  /** Only of reduced sizes: the changes that decide the lowest price of 30 days. */
  history: PriceChange[] | null;
}

/** The sizes of a product as one JSON value, so that cards and pages need no query per product. */
export function sizesOf(productId: SQL): SQL<SizeRow[]> {
  return sql<SizeRow[]>`(
    select coalesce(json_agg(row order by row.position, row.id), '[]'::json) from (
      select s.id, s.type, s.name, s.position, s.code, s.gtin, s.stock,
        s.amount_min as "amountMin", s.amount_max as "amountMax",
        s.status, s.status_description as "statusDescription", s.delivery_date as "deliveryDate",
        s.unknown_delivery_time as "unknownDeliveryTime", s.phone_price as "phonePrice",
        s.basket_enable as "basketEnable", s.gratis, s.ship_days as "shipDays", s.ship_hours as "shipHours",
        s.ship_deadline as "shipDeadline", s.price, s.regular_price as "regularPrice",
        ${milliseconds(sql`s.reduced_since`)} as "reducedSince",
        s.suggested_price as "suggestedPrice", s.advance_price as "advancePrice",
        s.points, s.points_received as "pointsReceived", s.points_per_hundred as "pointsPerHundred",
        (select json_agg(json_build_object('threshold', t.threshold, 'value', t.value) order by t.threshold)
           from size_tiers t where t.size_id = s.id) as tiers,
        case when s.regular_price > s.price then ${decidingHistory} end as history
      from sizes s where s.product_id = ${productId}
    ) row
  )`;
}

/** The prices in force in the 30 days before the reduction of size s, as `lowestBeforeReduction` takes them. */
const pricesBefore = sql`from price_history h
  where h.size_id = s.id and h.since < s.reduced_since and h.since >= coalesce(
    (select max(e.since) from price_history e
      where e.size_id = s.id and e.since <= s.reduced_since - make_interval(hours => ${sql.raw(String(LOWEST_PRICE_DAYS * 24))})),
    '-infinity')`;

const decidingHistory = sql`(
  select json_agg(json_build_object('price', h.price, 'since', ${milliseconds(sql`h.since`)})) ${pricesBefore}
)`;

/** Whether some size of the product has a `reductionBase`, in SQL: the value of `is_reduced` (X.38). */
export const reducedOf = (productId: SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from sizes s where s.product_id = ${productId} and s.regular_price > s.price
    and not s.phone_price and not s.gratis
    and coalesce((select min(h.price) ${pricesBefore}), s.regular_price) > s.price)`;

function milliseconds(moment: SQL): SQL {
  return sql`(extract(epoch from ${moment}) * 1000)::float8`;
}
