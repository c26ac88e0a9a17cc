import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { STAFF_COOKIE } from '#modules/back-office/staff/server/index.ts';
import { listPhotos } from '#modules/catalogue/product-admin/server/index.ts';
import { changePrice } from '#modules/catalogue/products/server/index.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { testLog, withClient } from '#platform/testing/with-client.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { PRODUCTS } from '#tools/kill-test/buyers.ts';

const CHANGES = 20;
const PHOTOS = 6;
const LOOK_EVERY_MS = 10;
const TIMEOUT_MS = 60_000;
const [productId = 0] = PRODUCTS;

/** Changes a price again and again: after how many milliseconds each was seen at every place, and how many pages a proxy had kept before. */
export async function changePrices(databaseUrl: string, places: readonly string[]) {
  const sizeId = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: number }>('select id from sizes where product_id = $1', [productId]);
    return rows[0]?.id ?? 0;
  });
  const { close, ...shop } = await openShop({ databaseUrl, log: testLog, poolSize: 2, demo: true });
  const page = await findPage(places);
  const seenAfter: number[] = [];
  let hits = 0;
  try {
    for (let change = 0; change < CHANGES; change += 1) {
      hits += await keepEverywhere(places, page);
      const price = 10_000 + change * 137 + 11;
      const outcome = await changePrice(shop, sizeId, price);
      if (!outcome.ok) throw new Error(outcome.error);
      const changed = performance.now();
      const shown = `${Math.floor(price / 100)},${String(price % 100).padStart(2, '0')}`;
      await Promise.all(places.map((place) => waitForWords(place + page, shown)));
      seenAfter.push(Math.round(performance.now() - changed));
    }
  } finally {
    await close();
  }
  return { seenAfter, hits };
}

/**
 * Sends photos through the panel, each to the next node: after how many milliseconds the product showed it at every place and the
 * picture itself had come from each, the same everywhere.
 */
export async function addPhotos(databaseUrl: string, places: readonly string[], nodes: readonly string[]) {
  const { close, ...shop } = await openShop({ databaseUrl, log: testLog, poolSize: 2, demo: true });
  const page = await findPage(places);
  const seenAfter: number[] = [];
  try {
    const token = await addSession(shop, await addStaff(shop, 'owner'));
    for (let number = 0; number < PHOTOS; number += 1) {
      await keepEverywhere(places, page);
      const known = new Set((await listPhotos(shop, productId)).map(({ file }) => file));
      await sendPhoto(nodes[number % nodes.length] ?? '', token, number);
      const sent = performance.now();
      const added = (await listPhotos(shop, productId)).find(({ file }) => !known.has(file));
      if (!added) throw new Error('The panel did not take the photo');
      await Promise.all(places.map((place) => waitForWords(place + page, added.file)));
      const pictures = await Promise.all(places.map((place) => fetch(`${place}/obraz/640/${added.file}`)));
      const tags = new Set(pictures.map((picture) => (picture.ok ? picture.headers.get('etag') : picture.status)));
      await Promise.all(pictures.map((picture) => picture.bytes()));
      seenAfter.push(Math.round(performance.now() - sent));
      if (tags.size !== 1 || pictures.some(({ ok }) => !ok)) throw new Error(`The picture differs: ${[...tags]}`);
    }
  } finally {
    await close();
  }
  return seenAfter;
}

async function sendPhoto(node: string, token: string, number: number): Promise<void> {
  const background = { r: 40 * number, g: 90, b: 40 };
  const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('intent', 'add-photos');
  form.set('file', new File([new Uint8Array(picture)], `zdjecie-${number}.jpg`, { type: 'image/jpeg' }));
  const answer = await fetch(`${node}/zaplecze/produkty/${productId}`, {
    method: 'POST',
    body: form,
    headers: { cookie: `${STAFF_COOKIE}=${token}`, 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  });
  await answer.text();
  if (answer.status >= 400) throw new Error(`${node} answered a photo with ${answer.status}`);
}

async function findPage([first]: readonly string[]): Promise<string> {
  return new URL((await fetch(`${first}/produkt/${productId}`)).url).pathname;
}

/** Asks twice, so that the second answer is what a proxy keeps; says how many it had. */
async function keepEverywhere(places: readonly string[], page: string): Promise<number> {
  let hits = 0;
  for (const place of [...places, ...places]) {
    const answer = await fetch(place + page);
    if (answer.headers.get('x-cache') === 'hit') hits += 1;
    await answer.body?.cancel();
  }
  return hits;
}

async function waitForWords(address: string, words: string): Promise<void> {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; ) {
    const html = await (await fetch(address)).text();
    if (html.includes(words)) return;
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error(`${address} does not show ${words}`);
}
