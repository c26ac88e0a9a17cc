import { and, count, eq, inArray, isNull, max, ne } from 'drizzle-orm';
import { searchCustomers } from '#modules/customers/accounts/server/index.ts';
import { searchWords } from '#modules/sales/order-admin/server/index.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

const CUSTOMERS_ON_PAGE = 50;

/** A customer as the list of the staff shows them. */
export interface ListedCustomer {
  id: number;
  /** The company, or first and last name; empty when neither is known. */
  name: string;
  email: string;
  phone: string;
  points: number;
  createdAt: Date;
  /** Without those that were called off. */
  orders: number;
  lastOrderAt: Date | null;
}

interface CustomerPage {
  customers: ListedCustomer[];
  /** Where the next page begins; null on the last one. */
  next: number | null;
}

/** O.42: customers by e-mail, name, phone or the number of an order, newest first, a page at a time however many there are. */
export async function listCustomersForStaff(
  shop: Shop,
  text: string,
  { after = 0, size = CUSTOMERS_ON_PAGE }: { after?: number; size?: number } = {},
): Promise<CustomerPage> {
  const words = searchWords(text);
  const id = words.length === 0 ? undefined : await findBuyer(shop, text.trim());
  const found = await searchCustomers(shop.db, { words, id, after, limit: size + 1 });
  const shown = found.slice(0, size);
  const bought = await countOrdersOf(
    shop,
    shown.map((one) => one.id),
  );
  return {
    customers: shown.map((one) => ({ ...one, ...(bought.get(one.id) ?? { orders: 0, lastOrderAt: null }) })),
    next: found.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

async function findBuyer({ db }: Shop, orderNumber: string): Promise<number | undefined> {
  const [order] = await db.select({ of: orders.customerId }).from(orders).where(eq(orders.number, orderNumber));
  return order?.of ?? undefined;
}

async function countOrdersOf({ db }: Shop, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Pick<ListedCustomer, 'orders' | 'lastOrderAt'>>();
  const rows = await db
    .select({ id: orders.customerId, orders: count(), lastOrderAt: max(orders.placedAt) })
    .from(orders)
    .where(and(inArray(orders.customerId, [...ids]), ne(orders.state, 'cancelled')))
    .groupBy(orders.customerId);
  return new Map(rows.map(({ id, ...bought }) => [id ?? 0, bought]));
}

/** Guests, by their whole email or the number of an order. */
export async function findGuest({ db }: Shop, text: string): Promise<{ email: string; orders: number } | null> {
  const typed = text.trim();
  if (typed === '') return null;
  const isGuest = isNull(orders.customerId);
  const [named] = await db
    .select({ email: orders.emailKey })
    .from(orders)
    .where(and(eq(orders.number, typed), isGuest));
  const email = named?.email || typed.toLowerCase();
  const found = await db.$count(orders, and(eq(orders.emailKey, email), isGuest));
  return found > 0 ? { email, orders: found } : null;
}
