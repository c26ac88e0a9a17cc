import type { Page } from '@playwright/test';
import { demoProductId } from '#demo/demo-states.ts';
import { expect, test } from './fixtures/shop.ts';

// Scripts of foreign themes, written from the contract: they fetch in the browser, and read by element name and key.

/** Four sizes, two versions; several sizes, no versions; five sizes, four versions. */
const PRODUCTS = [demoProductId('size-sold-out'), demoProductId('multipack'), 137];

interface Size {
  type: string;
  amount: number;
  prices: { price: number };
}

/** One generation of readers takes the list at index 0, the other the sizes by type. */
interface ProductData {
  0: { product_id: number; sizes: Size[] };
  product_id: number;
  sizes: Record<string, Size>;
}

/** Sizes as `get=sizes` answers them to a reader that iterates over the items (contract 2.6). */
async function readSizes(page: Page, id: number): Promise<Record<string, Size>> {
  return page.evaluate(async (product) => {
    const { sizes } = await (await fetch(`/ajax/projector.php?action=get&product=${product}&get=sizes`)).json();
    const byType: Record<string, Size> = {};
    for (const item of sizes.items) byType[item.type] = item;
    return byType;
  }, id);
}

test('S7.10 S7.22 S7.23 a version picker swaps the fragment, runs its data script and reads the product XML', async ({
  page,
}) => {
  await page.goto('/kategoria/100/odziez', { waitUntil: 'domcontentloaded' });
  for (const id of PRODUCTS) {
    const sizes = await readSizes(page, id);
    expect(Object.keys(sizes).length).toBeGreaterThan(1);

    const fragment = await page.evaluate(async (product) => {
      const response = await fetch(`/produkt/${product}?set_render=content,head`);
      const found = new DOMParser().parseFromString(await response.text(), 'text/html');
      return {
        status: response.status,
        containers: ['#content', '#breadcrumbs'].map((selector) => found.querySelectorAll(selector).length),
        form: found.querySelector('#content #projector_form')?.getAttribute('data-product_id'),
        scripts: [...found.querySelectorAll('script.ajaxLoad')].map(({ textContent }) => textContent),
      };
    }, id);
    expect(fragment).toMatchObject({ status: 200, containers: [1, 1], form: String(id) });
    expect(fragment.scripts).toHaveLength(1);
    for (const script of fragment.scripts) await page.evaluate(script);
    const data = await page.evaluate(() => {
      const { product_data: read } = window as { product_data?: ProductData };
      return { ids: [read?.product_id, read?.[0].product_id], listed: read?.[0].sizes, byType: read?.sizes };
    });
    expect(data).toEqual({ ids: [id, id], listed: Object.values(sizes), byType: sizes });

    const xml = await readXml(page, id);
    expect(xml.status).toBe(200);
    expect(xml.unit).toMatchObject({ unit: expect.stringMatching(/./), unit_sellby: '1', unit_precision: '0' });
    for (const read of [xml.ofVersion, xml.ofSizes]) {
      expect(read).toEqual(
        Object.values(sizes).map(({ type, amount, prices }) => ({
          type,
          amount: String(amount),
          status: amount === 0 ? 'disable' : 'enable',
          unknown: 'false',
          price: prices.price.toFixed(2),
        })),
      );
    }
  }
});

/** Units and sizes, both below the asked version and below `sizes`, as the readers of contract 2.10 find them. */
async function readXml(page: Page, id: number) {
  return page.evaluate(async (product) => {
    const response = await fetch(`/projector.php?product=${product}&shop_xml=true&getProductXML=true`);
    const found = new DOMParser().parseFromString(await response.text(), 'text/xml');
    const read = (selector: string) =>
      [...found.querySelectorAll(selector)].map((size) => ({
        type: size.getAttribute('type'),
        amount: size.getAttribute('amount'),
        status: size.querySelector('availability')?.getAttribute('status'),
        unknown: size.querySelector('availability delay_time')?.getAttribute('unknown_delivery_time'),
        price: size.querySelector('price')?.getAttribute('value'),
      }));
    const unit = found.querySelector('product sizes_version')?.attributes ?? [];
    return {
      status: response.status,
      unit: Object.fromEntries([...unit].map(({ name, value }) => [name, value])),
      ofVersion: read(`product versions version[id="${product}"] size`),
      ofSizes: read('product sizes size'),
    };
  }, id);
}

test('S3.34 S3.35 a page asks for lowest prices by alias, by any argument name, with and without a size', async ({
  page,
}) => {
  const [boots, socks] = [137, demoProductId('multipack')];
  await page.goto('/kategoria/100/odziez', { waitUntil: 'domcontentloaded' });
  const sizes = await readSizes(page, boots);
  const [first = ''] = Object.keys(sizes);
  const selection = 'id sizes { id price { gross { value currency formatted } } }';
  const ofSize = `{productId: ${boots}, sizeId: "${first}", date: "2026-11-01"}`;
  const ofAll = `{productId: ${socks}, date: "2026-11-01"}`;
  const query = `{
    fallback0: getLastLowestProductPrices(lastLowestPricesInput: [${ofSize}, ${ofAll},]) { ${selection} }
    fallback1: getLastLowestProductPrices(products: {productId: ${boots}}) { ${selection} }
    getLastLowestProductPrices(x: [${ofAll}]) { id sizes { id price { net { value } } } }
  }`;
  const { data, errors } = await page.evaluate(async (text) => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    const body = JSON.stringify({ query: text });
    return (await fetch('/graphql/v1/?getLastLowestProductPrices', { method: 'POST', headers, body })).json();
  }, query);
  expect(errors).toBeUndefined();
  const listed = (answer: { id: number; sizes: { id: string }[] }[]) => answer.map(({ id, sizes }) => [id, ids(sizes)]);
  const ids = (found: { id: string }[]) => found.map(({ id }) => id).sort();
  const all = async (id: number) => Object.keys(await readSizes(page, id)).sort();
  expect(new Map(listed(data.fallback0) as [number, string[]][])).toEqual(
    new Map([
      [boots, [first]],
      [socks, await all(socks)],
    ]),
  );
  expect(listed(data.fallback1)).toEqual([[boots, await all(boots)]]);
  expect(listed(data.getLastLowestProductPrices)).toEqual([[socks, await all(socks)]]);
  const [{ sizes: prices }] = data.fallback1;
  for (const { price } of prices) {
    expect(price.gross).toEqual({
      value: expect.any(Number),
      currency: 'PLN',
      formatted: expect.stringMatching(/^\d+,\d\d zł$/),
    });
  }
});

test('S7.23 versions carry their own names, in JSON and in XML', async ({ page }) => {
  await page.goto('/kategoria/100/odziez', { waitUntil: 'domcontentloaded' });
  const read = await page.evaluate(async () => {
    const answer = await (await fetch('/ajax/projector.php?product=137&get=versions,multiversions')).json();
    const xml = await (await fetch('/projector.php?product=137&shop_xml=true&getProductXML=true')).text();
    const found = new DOMParser().parseFromString(xml, 'text/xml');
    return {
      versions: answer.versions as { name: string; items: Record<string, string>[] },
      multiversions: answer.multiversions as { items: Record<string, { products: { product_id: number }[] }> }[],
      xml: [...found.querySelectorAll('versions version')].map((version) =>
        ['id', 'name', 'link', 'product_name'].map((name) => version.getAttribute(name)),
      ),
    };
  });
  const items = Object.values(read.versions.items);
  expect(items.length).toBeGreaterThan(2);
  expect(new Set(items.map(({ product_name }) => product_name)).size).toBe(items.length);
  expect(items.find(({ id }) => String(id) === '137')?.name).toBe(read.versions.name);
  for (const { link, gfx, product_icon } of items) {
    expect([link, gfx, product_icon]).toEqual(Array(3).fill(expect.stringMatching(/^\/./)));
  }
  expect(read.xml).toEqual(items.map(({ id, name, link, product_name }) => [String(id), name, link, product_name]));
  const [dimension] = read.multiversions;
  const products = Object.values(dimension?.items ?? {}).flatMap(({ products }) => products);
  expect(products.map(({ product_id }) => product_id).sort()).toEqual(items.map(({ id }) => id).sort());
});

test('S7.23 filters of a category and of a search count their own products, by the page that asks', async ({
  page,
}) => {
  for (const listing of ['/kategoria/100/odziez', '/szukaj?text=kurtka']) {
    await page.goto(listing, { waitUntil: 'domcontentloaded' });
    const shown = Number(/\d+/.exec((await page.locator('#search h1 + p').textContent()) ?? '')?.[0]);
    const all = await readFilters(page, 'filter_sizes=');
    expect(all.products, listing).toBe(shown);
    const [[choice, quantity] = ['', 0]] = all.quantities.filter(([, left]) => left > 0 && left < all.products);
    const chosen = await readFilters(page, `filter_producer=${choice}`);
    expect(chosen.products, listing).toBe(quantity);
  }
});

/** `filter` elements with `item`s, at any depth (contract 2.10), as live counts read them. */
async function readFilters(page: Page, filters: string) {
  return page.evaluate(async (query) => {
    const response = await fetch(`/search.php?${query}&getProductXML=true&xmlType=filtering`);
    const found = new DOMParser().parseFromString(await response.text(), 'text/xml');
    const items = [...found.querySelectorAll('filter[id="filter_producer"] item')];
    return {
      products: Number(found.querySelector('filtering')?.getAttribute('products')),
      quantities: items.map((item) => [item.getAttribute('value'), Number(item.getAttribute('quantity'))] as const),
    };
  }, filters);
}

test('S7.34 S7.35 the zones of a product page of the 2023 theme are filled, each with its own products', async ({
  page,
}) => {
  await page.goto('/kategoria/100/odziez', { waitUntil: 'domcontentloaded' });
  const answer = await page.evaluate(async () => {
    const names = 'products_associated_zone1,products_associated_zone2';
    const zones = `zones-names=${names}&components=${names}&zones-types=projector,projector`;
    return (await fetch(`/ajax/hotspots.php?action=get-hotspots-html&${zones}&product=137&products=`)).json();
  });
  expect(Object.keys(answer)).toEqual(['products_associated_zone1', 'products_associated_zone2']);
  expect(answer.products_associated_zone1).toMatch(/id="products_associated_zone1"[\s\S]*href="\/produkt\//);
});
