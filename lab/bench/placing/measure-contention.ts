import { openForOrders, prepareShoppers, press, stockUp } from './shoppers.ts';

export interface Waits {
  orders: number;
  perSecond: number;
  p50: number;
  p99: number;
}

export interface ContentionFigures {
  /** Many buyers at once, each of two of many products. */
  waiters: Waits;
  /** Some buyers of other products, one after the other has its order: alone, and while everybody wants one product. */
  others: { alone: Waits; withHotProduct: Waits };
  hot: Waits;
}

/** As many connections as a node has by default. */
const CONNECTIONS = 10;
const PRODUCTS = 50;
const BUYERS = 200;
const ORDERS_EACH = 3;
const HOT = 2000;
const OTHERS = 8;
const OTHERS_EACH = 15;

/** How long an order takes from the click on the button to its number when many press at once. */
export async function measureContention(databaseUrl: string): Promise<ContentionFigures> {
  const { close, ...shop } = await openForOrders(databaseUrl, CONNECTIONS);
  try {
    const goods = await stockUp(shop, PRODUCTS + 1);
    const [wanted, ...plain] = goods;
    const pair = (index: number) => [plain[index % PRODUCTS], plain[(index * 7 + 1) % PRODUCTS]];
    const buyers = (many: number, basket: (index: number) => Parameters<typeof prepareShoppers>[1][number]) =>
      prepareShoppers(
        shop,
        Array.from({ length: many }, (_, index) => basket(index)),
      );
    const place = (wish: Awaited<ReturnType<typeof buyers>>[number]) => press(shop, wish);

    const waiters = await waitsOf(await buyers(BUYERS * ORDERS_EACH, pair), BUYERS, place);
    const alone = await waitsOf(await buyers(OTHERS * OTHERS_EACH, pair), OTHERS, place);
    const beside = await buyers(OTHERS * OTHERS_EACH, pair);
    const hotBuyers = await buyers(HOT, () => [wanted]);
    const [hot, withHotProduct] = await Promise.all([waitsOf(hotBuyers, HOT, place), waitsOf(beside, OTHERS, place)]);
    return { waiters, others: { alone, withHotProduct }, hot };
  } finally {
    await close();
  }
}

/** Works through items, so many at once, and says how long each took. */
async function waitsOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<Waits> {
  const waiting = [...items];
  const waits: number[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        const pressed = performance.now();
        await work(item);
        waits.push(performance.now() - pressed);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  waits.sort((a, b) => a - b);
  const at = (part: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0;
  return { orders: waits.length, perSecond: waits.length / seconds, p50: at(0.5), p99: at(0.99) };
}
