import { PRODUCTS } from '#tools/kill-test/buyers.ts';
import { orderData, parseSummaryPage } from '#tools/kill-test/order-pages.ts';
import type { SentOrder, SentOrders } from './sent-orders.ts';
import type { Visitor } from './visitor.ts';

export const KINDS = ['browse', 'search', 'basket', 'order', 'return'] as const;
export type Kind = (typeof KINDS)[number];

/** What of a hundred visits are which: most look, some search, few buy, and of those some send something back. */
export const MIX: { kind: Kind; percent: number }[] = [
  { kind: 'browse', percent: 80 },
  { kind: 'search', percent: 10 },
  { kind: 'basket', percent: 6 },
  { kind: 'order', percent: 3 },
  { kind: 'return', percent: 1 },
];

export interface Places {
  /** Main page, listings and products, in the order in which they are asked for, over and over. */
  browse: readonly string[];
  search: readonly string[];
}

interface Tour {
  places: Places;
  sent: SentOrders;
  /** Counts visits: each is another one. */
  number: number;
}

type Visit = (visitor: Visitor, tour: Tour) => Promise<void>;

const pick = (list: readonly string[], number: number) => list[number % list.length] ?? '/';

/** One visit of each kind. Whatever does not lead on was noted by the visitor as a fault. */
export const VISITS: Record<Kind, Visit> = {
  async browse(visitor, { places, number }) {
    await visitor.ask(pick(places.browse, number));
  },

  async search(visitor, { places, number }) {
    await visitor.ask(pick(places.search, number));
  },

  async basket(visitor, { number }) {
    const product = String(PRODUCTS[number % PRODUCTS.length]);
    await visitor.ask('/basketchange.php', { product, size: 'uniw', number: '1', mode: '1' });
    await visitor.ask('/basketchange.php?type=multiproduct', {
      'product[1]': product,
      'size[1]': 'uniw',
      'set_quantity[1]': '2',
    });
    await visitor.ask('/koszyk');
  },

  async order(visitor, { sent, number }) {
    const email = `wytrwalosc-${number}@example.com`;
    await visitor.ask('/basketchange.php', { product: String(PRODUCTS[0]), size: 'uniw', number: '1', mode: '1' });
    await visitor.ask('/zamowienie/dane');
    await visitor.ask('/zamowienie/dane', orderData(email));
    const page = await visitor.requestPlain('/zamowienie/podsumowanie');
    const summary = page && parseSummaryPage(page.body);
    if (!summary) return visitor.complain('the summary has no key');
    const placed = await visitor.ask('/zamowienie/podsumowanie', { ...summary, terms: 'on', phone: '600100200' });
    const order = /\/platnosc\/(\d+)/.exec(placed?.location ?? '')?.[1];
    if (!order) return visitor.complain(`the order has no number: ${placed?.status} ${placed?.location}`);
    return sent.add({ number: order, email });
  },

  async return(visitor, { sent }) {
    const order = sent.take();
    if (!order) return visitor.complain('nothing was sent that could come back');
    const at = (step: string) => `/zwroty/${step}?zamowienie=${order.number}`;
    await visitor.ask('/zwroty');
    await visitor.ask('/zwroty', { number: order.number, contact: order.email });
    await visitor.ask(at('produkty'));
    await visitor.ask(at('produkty'), linesOf(order));
    await visitor.ask(at('sposob'), { return_type: '3', shipping_own: 'poczta', parameter_own: 'on' });
    const filed = await visitor.ask(at('zwrot-srodkow'), {});
    const isFiled = filed?.location.startsWith('/zwroty/status?zwrot=');
    return isFiled ? undefined : visitor.complain(`the return was not filed: ${filed?.status} ${filed?.location}`);
  },
};

function linesOf({ lineId }: SentOrder): Record<string, string> {
  return { [`line_${lineId}`]: 'on', [`quantity_${lineId}`]: '1' };
}
