import { withClient } from '#platform/testing/with-client.ts';
import { type Acknowledged, buy } from './buyer.ts';

/** Of one size and always in the demo shop. */
export const PRODUCTS = [59, 50];
const STOCK = 100_000;

/** Fills the shelves, and lets so many orders come from one place. */
export async function openToBuyers(databaseUrl: string, orders: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('update sizes set stock = $1 where product_id = any($2)', [STOCK, PRODUCTS]);
    await client.query(
      `insert into settings (name, value) values ('orderLimits', $1) on conflict (name) do update set value = excluded.value`,
      [JSON.stringify({ address: orders, caller: orders, customer: orders })],
    );
  });
}

export interface Visitors {
  addresses: readonly string[];
  orders: number;
  /** Buyers at the same time. */
  buyers: number;
  deadline: number;
  onFailure?: (what: string) => void;
  /** Called for every acknowledged order. */
  onPlaced?: (acknowledged: number) => void;
}

export interface Bought {
  acknowledged: Acknowledged[];
  /** Data for the comparison of the orders. */
  check: { family: string; products: readonly number[]; stockBefore: number };
}

/** Lets buyers order over HTTP until all orders are placed or time is up. */
export async function sendBuyers({
  addresses,
  orders,
  buyers,
  deadline,
  onFailure,
  onPlaced,
}: Visitors): Promise<Bought> {
  const family = `proba${Date.now()}`;
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  async function buyOn() {
    while (next < orders && performance.now() < deadline) {
      next += 1;
      const email = `${family}-${next}@example.com`;
      const placed = await buy({ addresses, email, products: PRODUCTS, deadline, onFailure });
      if (!placed) continue;
      acknowledged.push(placed);
      onPlaced?.(acknowledged.length);
    }
  }
  await Promise.all(Array.from({ length: buyers }, buyOn));
  return { acknowledged, check: { family, products: PRODUCTS, stockBefore: STOCK } };
}
