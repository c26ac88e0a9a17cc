import { eq, ilike, or, sql } from 'drizzle-orm';
import { products } from '#modules/catalogue/products/server/index.ts';
import { EVERY_ORDER } from '#modules/sales/order-admin/rules/order-filter.ts';
import { listOrdersForStaff } from '#modules/sales/order-admin/server/index.ts';
import { likePattern } from '#platform/db/server/like-pattern.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { plainText } from '#platform/text/rules/plain-text.ts';
import { listCustomersForStaff } from './list-customers.ts';

export interface Found {
  kind: 'order' | 'customer' | 'product';
  /** Number of the order, id of the customer or product. */
  id: string;
  name: string;
  detail: string;
}

const MAX = 5;
/** Shorter texts find everything. */
export const MIN_TEXT_LENGTH = 3;

type Kind = Found['kind'];

/** O.41: orders, customers and products that fit a text, a few of each; only of the kinds that the requester may see. */
export async function findAnything(shop: Shop, text: string, kinds: readonly Kind[]): Promise<Found[]> {
  const typed = text.trim();
  if (typed.length < MIN_TEXT_LENGTH) return [];
  const search: Record<Kind, () => Promise<Found[]>> = {
    order: () => findOrders(shop, typed),
    customer: () => findCustomers(shop, typed),
    product: () => findProducts(shop, typed),
  };
  return (await Promise.all(kinds.map((kind) => search[kind]()))).flat();
}

async function findOrders(shop: Shop, text: string): Promise<Found[]> {
  const { orders } = await listOrdersForStaff(shop, { ...EVERY_ORDER, text }, { size: MAX });
  return orders.map(({ number, person, email }) => ({
    kind: 'order',
    id: number,
    name: number,
    detail: person || email,
  }));
}

async function findCustomers(shop: Shop, text: string): Promise<Found[]> {
  const { customers } = await listCustomersForStaff(shop, text, { size: MAX });
  return customers.map(({ id, name, email }) => ({
    kind: 'customer',
    id: String(id),
    name: name || email,
    detail: email,
  }));
}

async function findProducts({ db }: Shop, text: string): Promise<Found[]> {
  const rows = await db
    .select({ id: products.id, name: products.name, code: products.code })
    .from(products)
    .where(or(eq(products.code, text), ilike(sql`unaccent(${products.name})`, likePattern(plainText(text)))))
    .orderBy(products.id)
    .limit(MAX);
  return rows.map(({ id, name, code }) => ({ kind: 'product', id: String(id), name, detail: code }));
}
