import { expect, test } from './fixtures/shop.ts';

/** Parameters of a listing's address that a person or a robot may write. */
const queries = [
  ...['counter=-1', 'counter=99999999', 'counter=abc', 'counter=1e9', 'portions=7', 'sort_order=drop'],
  ...['filter_trait_1=999999', 'filter_trait_999999=1', 'filter_producer=0,-1,abc', 'filter_nothing=1'],
  ...["filter_sizes=%27%3B--,%25,%3Cscript%3E,xx'||'", 'filter_sizes=%00', 'filter_price=-5--1', 'filter_price=9-1'],
  ...['filter_flags=constructor,__proto__', `filter_sizes=${'x,'.repeat(2000)}`, 'filter_producer=%F0%9F%8F%94'],
];

/** Values that a text or any parameter may have. */
const texts = [
  ...['', '  ', "'", '"', '%', '_', '\\', '\u0000', '🏔️', '<script>alert(1)</script>', '-1', '1e9'],
  ...["'); drop table products; --", "' or 1=1 --", 'kubek & !but | (plecak:*) <-> x', ':*', '!!!', '((((', '{1,2}'],
  ...['k', "kub'ek", '%kub_', '\\\\x', 'kubek <-> but', 'dla', 'na do dla', '=', '\u202e', '$1', '{{x}}', '%00', 'ﷺ'],
  ...['a'.repeat(10_000), 'kubek '.repeat(500)],
];

const parameters = [
  ...['text', 'counter', 'portions', 'sort_order', 'display', 'filter_available', 'filter_flags', 'filter_producer'],
  ...['filter_sizes', 'filter_price', 'filter_price_from', 'filter_price_to', 'filter_trait_1', 'filter_trait_x'],
];

/** A whole page of the shop, with nothing of the inside and nothing of the input taken for markup. */
async function expectPage(address: string) {
  const answer = await fetch(address);
  const html = await answer.text();
  expect(answer.status, address.slice(0, 200)).toBe(200);
  expect(html).toContain('id="content"');
  expect(html).not.toContain('<script>alert(1)');
  expect(html).not.toMatch(/\n\s+at \S|node_modules|relation "|syntax error/);
}

test('S2.06 a listing with unknown parameters is a normal page', async ({ runningShop }) => {
  const home = await (await fetch(runningShop.address)).text();
  const category = /href="(\/kategoria\/\d+\/[^"?]+)"/.exec(home)?.[1];
  expect(category).toBeDefined();
  for (const query of queries) await expectPage(`${runningShop.address}${category}?${query}`);
  for (const text of texts.filter(({ length }) => length < 1000)) {
    const query = new URLSearchParams(parameters.map((name) => [name, text]));
    await expectPage(`${runningShop.address}${category}?${query}`);
  }
});

test('a page beyond the end leads to the last one, with the same choice', async ({ runningShop }) => {
  for (const [query, last] of [
    ['/promocje?counter=99999&filter_price=-1&display=list', '/promocje?display=list&filter_price=-1'],
    ['/szukaj?text=%C5%82%C3%B3d%C5%BA&counter=3', '/szukaj?text=%C5%82%C3%B3d%C5%BA'],
  ] as const) {
    const answer = await fetch(runningShop.address + query, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, last]);
  }
});

test('S1.02 a search for anything at all is a normal page', async ({ runningShop }) => {
  for (const text of texts) {
    await expectPage(`${runningShop.address}/szukaj?text=${encodeURIComponent(text)}&counter=-1`);
  }
});
