import http from 'node:http';
import { productLink } from '#rules/platform/links/screen-links.ts';
import { connect } from '#shop/platform/db/connect.ts';
import { type Ask, pressButton, walkToSummary } from '../../ordeal/buyer.ts';
import type { SummaryPage } from '../../ordeal/order-pages.ts';
import { htmlHeaders } from '../compare-with-plain.ts';
import { listAddresses } from '../list-addresses.ts';
import type { Call } from '../measure-throughput.ts';
import { stockUp } from '../placing/shoppers.ts';
import { batchCall } from '../shop-calls.ts';
import type { Kind } from './assumed.ts';

export interface ShopAskers {
  /** Each asks once; pages that are not kept are other ones every time. */
  ask: Record<Kind, () => Promise<void>>;
  /** Makes the kept pages. */
  warm(): Promise<void>;
  /** Bytes of the kept pages as they were sent, the mean. */
  pageBytes(): number;
  /** Buyers who only have to press the button, and those who have. */
  ready(): number;
  placed(): number;
  close(): void;
}

const KEPT = 200;
const SORTS = ['', '&sort_order=price-a', '&sort_order=price-d', '&sort_order=name-a', '&sort_order=name-d'];
/** Buyers meet now and then. */
const GOODS = 50;

export async function openAskers(address: string, databaseUrl: string): Promise<ShopAskers> {
  const { filtered, searches, pairs } = await listAddresses(databaseUrl);
  const { products, goods } = await listGoods(databaseUrl);
  const kept = products.splice(0, KEPT);
  const agent = new http.Agent({ keepAlive: true });
  const fresh = {
    product: products.values(),
    listing: SORTS.flatMap((sort) => filtered.map((path) => path + sort)).values(),
    search: [...searches, ...pairs].values(),
  };
  const page = (path: string) => ({ url: address + path, headers: htmlHeaders });
  const next = (of: keyof typeof fresh) => async () => {
    const path = fresh[of].next().value;
    if (path === undefined) throw new Error(`every ${of} was asked for`);
    await send(page(path), agent);
  };
  const waiting: { ask: Ask; summary: SummaryPage }[] = [];
  let turn = 0;
  let placed = 0;
  let bytes = 0;
  const pair = () => [goods[turn % GOODS] ?? 0, goods[(turn * 7 + 1) % GOODS] ?? 0];
  const shopper = asBrowser(address);
  await walkToSummary(shopper, 'miara@example.com', pair());

  async function shopping(): Promise<void> {
    turn += 1;
    const ask = asBrowser(address);
    const summary = await walkToSummary(ask, `miara${turn}@example.com`, pair());
    if (!summary) throw new Error('the shop forgot a basket');
    waiting.push({ ask, summary });
  }
  async function placing(): Promise<void> {
    const buyer = waiting.shift();
    if (!buyer) throw new Error('every buyer has ordered');
    if (!(await pressButton(buyer.ask, buyer.summary))) throw new Error('an order was refused');
    placed += 1;
  }
  return {
    ask: {
      kept: async () => {
        turn += 1;
        await send(page(kept[turn % KEPT] ?? '/'), agent);
      },
      product: next('product'),
      listing: next('listing'),
      search: next('search'),
      batch: async () => void (await send(batchCall(address, '/'), agent)),
      personal: async () => void (await (await shopper('/koszyk')).arrayBuffer()),
      shopping,
      placing,
    },
    async warm() {
      bytes = 0;
      for (const path of kept) await send(page(path), agent);
      for (const path of kept) bytes += (await send(page(path), agent)) / KEPT;
    },
    pageBytes: () => bytes,
    ready: () => waiting.length,
    placed: () => placed,
    close: () => agent.destroy(),
  };
}

/** Pages of products in a mixed order, and products anybody can buy. */
async function listGoods(databaseUrl: string): Promise<{ products: string[]; goods: number[] }> {
  const { pool, close } = connect(databaseUrl, { poolSize: 1 });
  try {
    const { rows } = await pool.query<{ id: number; slug: string }>(
      'select id, slug from products where visible order by md5(id::text) limit 30000',
    );
    const goods = await stockUp({ pool }, GOODS);
    return {
      products: rows.map(({ id, slug }) => productLink(id, slug)),
      goods: goods.map(({ productId }) => productId),
    };
  } finally {
    await close();
  }
}

/** Bytes of the answer. */
function send({ url, method = 'GET', headers, body }: Call, agent: http.Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = http.request(url, { method, headers, agent }, (response) => {
      let bytes = 0;
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Keeps the shopper's cookie, as a browser does. */
function asBrowser(address: string): Ask {
  let cookie = '';
  return async (path, fields) => {
    const answer = await fetch(address + path, {
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      redirect: 'manual',
    });
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`);
    const given = answer.headers.getSetCookie().find((one) => one.startsWith('client='));
    if (given) cookie = given.split(';')[0] ?? '';
    return answer;
  };
}
