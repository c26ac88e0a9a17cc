import { getTableName } from 'drizzle-orm';
import { bundleParts, products } from '#modules/catalogue/products/server/index.ts';
import { basketLines } from '#modules/sales/basket/server/index.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { basketGifts, gifts } from '#modules/sales/rebates/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { pickRandomNumber } from '#platform/db/server/pick-random-number.ts';
import { preparedSql } from '#platform/db/server/prepared.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { HOLDINGS, type Holdings } from './order-facts.ts';
import type { PlaceOrder } from './shopper.ts';

export interface PlacedOrder {
  orderId: number;
  number: string;
  accessToken: string;
  toPay: Grosze;
  prepaid: boolean;
  /** The key was used before; this is its order. */
  repeated: boolean;
}

export interface ReservedOrder {
  id: number;
  number: string;
}

interface StartedOrder {
  /** The order of this key; null when there is none. */
  placed: PlacedOrder | null;
  /** Every product whose stock the order may take: its lines, their parts in any version, and the gift. */
  goods: number[];
  holds: Holdings;
  reserved: ReservedOrder;
}

/** Candidate numbers; when half of all numbers are taken, one of so many is still free. */
const CANDIDATES = 60;

/** One statement before the goods are locked. X.40: a number does not reveal how many orders there are. */
export async function startOrder(
  tx: Transaction,
  { visitorId, idempotencyKey }: Pick<PlaceOrder, 'visitorId' | 'idempotencyKey'>,
): Promise<StartedOrder> {
  const [row] = await start(tx, [visitorId, idempotencyKey, Array.from({ length: CANDIDATES }, pickRandomNumber)]);
  if (!row?.number) throw new Error('No free number was found');
  const { placed, goods, gift, rebates, files, id, number } = row;
  return { placed: placed && toPlaced(placed), goods, holds: { gift, rebates, files }, reserved: { id, number } };
}

interface StartRow extends Holdings, Record<string, unknown> {
  placed: PlacedRow | null;
  goods: number[];
  id: number;
  /** The first free candidate. */
  number: string | null;
}

interface PlacedRow extends Omit<PlacedOrder, 'toPay' | 'repeated'> {
  total: Grosze;
  paid: Grosze;
}

function toPlaced({ total, paid, ...placed }: PlacedRow): PlacedOrder {
  return { ...placed, toPay: Math.max(0, total - paid), repeated: true };
}

// The browser may name unknown products; locking must not fail on them.
const start = preparedSql<StartRow>(
  'start-order',
  `select
     (select json_build_object('orderId', id, 'number', number, 'accessToken', access_token, 'total', total_gross,
        'paid', paid, 'prepaid', prepaid) from ${getTableName(orders)} where visitor_id = $1 and idempotency_key = $2) as placed,
     array(select id from ${getTableName(products)} where id = any(array(
       select product_id from ${getTableName(basketLines)} where visitor_id = $1
       union all
       select b.part_product_id from ${getTableName(basketLines)} l join ${getTableName(bundleParts)} b on b.product_id = l.product_id
         where l.visitor_id = $1
       union all
       select (part ->> 'product')::bigint from ${getTableName(basketLines)} l, jsonb_array_elements(l.extras -> 'parts') part
         where l.visitor_id = $1
       union all
       select g.product_id from ${getTableName(basketGifts)} c join ${getTableName(gifts)} g on g.id = c.gift_id where c.visitor_id = $1))) as goods,
     ${HOLDINGS},
     nextval(pg_get_serial_sequence('${getTableName(orders)}', 'id'))::int as id,
     (select n from unnest($3::text[]) n where (select id from ${getTableName(orders)} where number = n) is null limit 1) as number`,
);
