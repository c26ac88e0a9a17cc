import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { parsePdf } from '#platform/pdf/testing/parse-pdf.server.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { EVERY_ORDER } from '../../rules/order-filter.ts';
import { listPacking } from '../../server/index.ts';
import { streamOrders } from './csv.server.ts';
import { writePackingPdf } from './packing-pdf.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

/** Widths of bars and spaces of the values 0 to 99 and of the signs 103 to 106, as the standard of Code 128 lists them. */
const CODE_128 =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  );
const START_C = 105;

/** What a scanner reads: filled bars standing side by side, digits in pairs, the check sign right. */
function scanBarcodes(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  const pages = [...raw.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const bars = pages.flatMap((page) =>
    [...page.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\s+(?:\/\w+ cs\s+|[\d. ]+ scn?\s+)*f/g)].map(
      ([, x, y, width]) => ({ x: Number(x), y: Number(y), width: Number(width) }),
    ),
  );
  const codes: (typeof bars)[] = [];
  for (const bar of bars) {
    const last = codes.at(-1)?.at(-1);
    const gap = last && last.y === bar.y ? bar.x - last.x - last.width : -1;
    // Wider than any space inside of a code.
    if (gap >= 0 && gap < 10) codes.at(-1)?.push(bar);
    else codes.push([bar]);
  }
  return codes.map(decode);
}

function decode(bars: { x: number; width: number }[]): string {
  const module = Math.min(...bars.map(({ width }) => width));
  const widths = bars.flatMap(({ x, width }, at) => {
    const next = bars[at + 1];
    return next ? [width, next.x - x - width] : [width];
  });
  const signs = widths.map((width) => Math.round(width / module)).join('');
  const values = (signs.slice(0, -7).match(/.{6}/g) ?? []).map((pattern) => CODE_128.indexOf(pattern));
  const data = values.slice(1, -1);
  const check = data.reduce((sum, value, at) => sum + value * (at + 1), values[0] ?? 0) % 103;
  expect([values[0], values.at(-1), signs.slice(-7)]).toEqual([START_C, check, '2331112']);
  return data.map((value) => String(value).padStart(2, '0')).join('');
}

it('O.15 lists and labels of the chosen orders come as one PDF: right orders, lines and barcodes', async () => {
  const pot = await addGood(shop, categoryId, { stock: 50 }, { name: 'Garnek żółty', code: 'GZ-7' });
  const bowl = await addGood(shop, categoryId, { stock: 50 }, { name: 'Miska śląska' });
  const bought = [];
  for (const productId of [pot, bowl, pot, pot, pot]) {
    bought.push(await placed(shop, await newShopper(shop, [{ productId, quantity: 2 }])));
  }
  const others = await placed(shop, await newShopper(shop, [{ productId: bowl }]));
  const chosen = bought.map(({ orderId }) => orderId);
  const pdf = await writePackingPdf(await listPacking(shop, chosen), shop.settings);
  const text = parsePdf(pdf);
  const numbers = bought.map(({ number }) => number);
  for (const number of numbers) expect(text).toContain(number);
  expect(text).not.toContain(others.number);
  for (const words of ['Garnek żółty', 'GZ-7', 'Miska śląska', 'Jan Kowalski', '30-224 Kraków'])
    expect(text).toContain(words);
  // Once on the list, once on the label.
  expect(scanBarcodes(pdf)).toEqual([...numbers, ...numbers]);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(5 + 2);
});

it('O.19 the CSV is streamed; its columns by rate sum up to the orders', async () => {
  const response = new Response(streamOrders(shop, EVERY_ORDER));
  const [head = '', ...lines] = (await response.text()).trim().split('\r\n');
  expect(head).toContain('Numer;Data;Stan');
  const names = head.split(';');
  const { rows } = await shop.pool.query<{ total: string }>('select sum(total_gross) as total from orders');
  const sumOf = (wanted: (name: string) => boolean) =>
    lines.reduce((sum, line) => {
      const cells = line.split(';');
      const parts = names.flatMap((name, at) =>
        wanted(name) ? [Math.round(Number(cells[at]?.replace(',', '.')) * 100)] : [],
      );
      return sum + parts.reduce((all, part) => all + part, 0);
    }, 0);
  expect(sumOf((name) => name.startsWith('Brutto '))).toBe(Number(rows[0]?.total));
  expect(sumOf((name) => name === 'Brutto')).toBe(Number(rows[0]?.total));
  expect(sumOf((name) => /^(Netto|VAT) /.test(name))).toBe(Number(rows[0]?.total));
});
