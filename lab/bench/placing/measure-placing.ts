import type { PlaceOrder } from '#modules/sales/checkout/server/index.ts';
import { openBareWriter } from './bare-order.ts';
import { openForOrders, prepareShoppers, stockUp, submit } from './shoppers.ts';

/** Orders a second, each committed to disk before it is acknowledged. */
export interface OrderRate {
  shop: number;
  /** The same rows in the same tables, written by a program that checks nothing, one statement a table. */
  bare: number;
  /** The same, sent in one go. */
  bareAtOnce: number;
  /** Only the rows with the order's id. */
  insertsAlone: number;
}

/** Each measured for so many orders in turns, so that what else the machine does falls on all alike. */
const ROUNDS = 3;
const IN_ROUND = 100;
const WARMING = 40;
const SIDE_BY_SIDE = 8;
/** Buyers meet now and then, as they do in a shop. */
const PRODUCTS = 20;

type Way = keyof OrderRate;
const WAYS: readonly Way[] = ['shop', 'insertsAlone', 'bare', 'bareAtOnce'];

interface Works extends Record<Exclude<Way, 'insertsAlone'>, (shopper: Shopper) => Promise<void>> {
  insertsAlone(): Promise<void>;
}

interface Shopper {
  input: PlaceOrder;
  visitorId: number;
  sizeIds: readonly number[];
}

/** How many orders a second the shop places, next to bare transactions on the same server. */
export async function measurePlacing(databaseUrl: string): Promise<OrderRate> {
  const { close, ...shop } = await openForOrders(databaseUrl, SIDE_BY_SIDE);
  try {
    const goods = await stockUp(shop, PRODUCTS);
    // Every way but the inserts alone empties baskets of its own.
    const baskets = Array.from({ length: 3 * (WARMING + ROUNDS * IN_ROUND) }, (_, index) =>
      [goods[index % PRODUCTS], goods[(index * 7 + 1) % PRODUCTS]].flatMap((good) => good ?? []),
    );
    const inputs = await prepareShoppers(shop, baskets);
    const shoppers: Shopper[] = inputs.map((input, index) => ({
      input,
      visitorId: input.visitorId,
      sizeIds: (baskets[index] ?? []).map(({ sizeId }) => sizeId),
    }));
    let model = 0;
    const place = async ({ input }: Shopper) => {
      model = await submit(shop, input);
    };
    await timeOf(shoppers.splice(0, WARMING), place);
    const bare = await openBareWriter(databaseUrl, model, SIDE_BY_SIDE);
    try {
      return await takeTurns(shoppers, {
        shop: place,
        bare: bare.order,
        bareAtOnce: bare.orderAtOnce,
        insertsAlone: bare.insertsAlone,
      });
    } finally {
      await bare.close();
    }
  } finally {
    await close();
  }
}

async function takeTurns(shoppers: Shopper[], works: Works): Promise<OrderRate> {
  const seconds: Record<Way, number> = { shop: 0, bare: 0, bareAtOnce: 0, insertsAlone: 0 };
  await timeOf(shoppers.splice(0, WARMING), works.bare);
  await timeOf(shoppers.splice(0, WARMING), works.bareAtOnce);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of WAYS) {
      seconds[way] +=
        way === 'insertsAlone'
          ? await timeOf(
              Array.from({ length: IN_ROUND }, () => null),
              works.insertsAlone,
            )
          : await timeOf(shoppers.splice(0, IN_ROUND), works[way]);
    }
  }
  const rate = (way: Way) => (ROUNDS * IN_ROUND) / seconds[way];
  return {
    shop: rate('shop'),
    bare: rate('bare'),
    bareAtOnce: rate('bareAtOnce'),
    insertsAlone: rate('insertsAlone'),
  };
}

/** Seconds until all is done, some of it side by side. */
async function timeOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<number> {
  const waiting = [...items];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
    }),
  );
  return (performance.now() - begun) / 1000;
}
