import { desc, eq, ilike, or, sql } from 'drizzle-orm';
import { plainText } from '#rules/platform/text/plain-text.ts';
import { EVERY_ORDER } from '#rules/selling/orders/order-filter.ts';
import { products } from '#shop/catalogue/products/tables.ts';
import { customers } from '#shop/customers/accounts/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { listOrdersForStaff } from '#shop/selling/orders/index.ts';

/** One thing that was found; what it is decides where it leads. */
export interface Found {
  kind: 'order' | 'customer' | 'product';
  /** Number of the order, e-mail of the customer, id of the product. */
  id: string;
  name: string;
  detail: string;
}

const MOST = 5;
/** Shorter texts find everything. */
export const SHORTEST_TEXT = 3;

type Kind = Found['kind'];

/** O.41: orders, customers and products that fit a text, a few of each; only of the kinds that whoever asks may see. */
export async function findAnything(shop: Shop, text: string, kinds: readonly Kind[]): Promise<Found[]> {
  const typed = text.trim();
  if (typed.length < SHORTEST_TEXT) return [];
  const search: Record<Kind, () => Promise<Found[]>> = {
    order: () => findOrders(shop, typed),
    customer: () => findCustomers(shop, typed),
    product: () => findProducts(shop, typed),
  };
  return (await Promise.all(kinds.map((kind) => search[kind]()))).flat();
}

async function findOrders(shop: Shop, text: string): Promise<Found[]> {
  const { orders } = await listOrdersForStaff(shop, { ...EVERY_ORDER, text }, { size: MOST });
  return orders.map(({ number, person, email }) => ({
    kind: 'order',
    id: number,
    name: number,
    detail: person || email,
  }));
}

async function findCustomers({ db }: Shop, text: string): Promise<Found[]> {
  const pattern = likePattern(text);
  const name = sql<string>`trim(${customers.firstName} || ' ' || ${customers.lastName})`;
  const rows = await db
    .select({ name, company: customers.companyName, email: customers.email })
    .from(customers)
    .where(or(ilike(customers.email, pattern), ilike(name, pattern), ilike(customers.companyName, pattern)))
    .orderBy(desc(customers.id))
    .limit(MOST);
  return rows.map((one) => ({
    kind: 'customer',
    id: one.email,
    name: one.company || one.name || one.email,
    detail: one.email,
  }));
}

async function findProducts({ db }: Shop, text: string): Promise<Found[]> {
  const rows = await db
    .select({ id: products.id, name: products.name, code: products.code })
    .from(products)
    .where(or(eq(products.code, text), ilike(sql`unaccent(${products.name})`, likePattern(plainText(text)))))
    .orderBy(products.id)
    .limit(MOST);
  return rows.map(({ id, name, code }) => ({ kind: 'product', id: String(id), name, detail: code }));
}

export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
