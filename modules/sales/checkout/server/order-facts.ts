import { findCustomer } from '#modules/customers/accounts/server/index.ts';
import { listOrderLines } from '#modules/sales/basket/server/index.ts';
import type { OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import { type CardRow, listGivenCards, type PaymentMethod } from '#modules/sales/payments/server/index.ts';
import {
  findGivenGift,
  type GivenGift,
  type GivenRebates,
  listGivenRebates,
  lockRebates,
  NO_REBATES,
} from '#modules/sales/rebates/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { settleAll } from '#platform/db/server/one-connection.ts';
import { preparedSql } from '#platform/db/server/prepared.ts';
import type { ClosedDays } from '#platform/time/rules/working-days.ts';
import { type DeliveryTerms, findDeliveryTerms } from './order-delivery.ts';
import { type LineCandidate, type LineParts, resolveParts } from './order-goods.ts';
import { findOwnerTerms } from './owner-terms.ts';
import type { Shopper } from './shopper.ts';

/** Offer of the owner and data of the customer: no other order changes them, so they are read without locks of goods. */
export interface OrderTerms {
  delivery: DeliveryTerms;
  methods: readonly PaymentMethod[];
  closedDays: ClosedDays;
  balance: number | null;
}

export interface Holdings {
  gift: boolean;
  rebates: boolean;
  files: boolean;
}

export interface OrderFacts extends OrderTerms {
  candidates: LineCandidate[];
  parts: LineParts;
  gift: GivenGift | 'gone' | null;
  rebates: GivenRebates;
  cards: readonly CardRow[];
}

/** One round trip, and a second one for a parcel to a pickup point. `asked` is the order form. */
export async function findOrderTerms(
  db: Queries,
  { customerId }: Pick<Shopper, 'customerId'>,
  asked: Promise<OrderData>,
): Promise<OrderTerms> {
  const [{ couriers, methods, closedDays }, balance, data] = await settleAll([
    findOwnerTerms(db),
    findBalance(db, customerId),
    asked,
  ]);
  return { delivery: await findDeliveryTerms(db, data, couriers), methods, closedDays, balance };
}

/**
 * Facts that other orders may change: `lock` holds them until the transaction ends. Plain lines take one round trip; parts, gifts, codes
 * and cards one more each when present.
 */
export async function findOrderFacts(
  db: Queries,
  { visitorId, customerId }: Shopper,
  { data, terms, holds, lock, now }: { data: OrderData; terms: OrderTerms; holds: Holdings; lock: boolean; now: Date },
): Promise<OrderFacts> {
  const candidates = await listOrderLines(db, visitorId, now);
  const parts = await resolveParts(db, candidates);
  const gift = holds.gift ? await findGivenGift(db, visitorId) : null;
  if (holds.rebates && lock) await lockRebates(db, visitorId);
  const user = { visitorId, customerId, email: data.email };
  const rebates = holds.rebates ? await listGivenRebates(db, user) : NO_REBATES;
  const cards = await listGivenCards(db, data.cards, lock);
  return { ...terms, candidates, parts, gift, rebates, cards };
}

/** SQL: `Holdings` of the visitor `$1`. */
export const HOLDINGS = `exists (select from basket_gifts where visitor_id = $1) as gift,
  exists (select from basket_rebates where visitor_id = $1) as rebates,
  exists (select from basket_files where visitor_id = $1 and order_line_id is null) as files`;

export async function findHoldings(db: Queries, visitorId: number): Promise<Holdings> {
  const [holds] = await readHoldings(db, [visitorId]);
  if (!holds) throw new Error('The database did not say what the visitor holds');
  return holds;
}

const readHoldings = preparedSql<Holdings & Record<string, unknown>>('order-holdings', `select ${HOLDINGS}`);

async function findBalance(db: Queries, customerId: number | null): Promise<number | null> {
  if (customerId === null) return null;
  return (await findCustomer(db, customerId))?.points ?? null;
}
