import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportRow } from '../rules/import-row.ts';
import { parseFeed } from './parse-feed.ts';

async function rowsOf(bytes: AsyncIterable<Uint8Array>): Promise<ImportRow[]> {
  const found: ImportRow[] = [];
  for await (const row of parseFeed(bytes)) found.push(row);
  return found;
}
async function* given(...pieces: (string | Uint8Array)[]) {
  for (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}
const rows = (...pieces: (string | Uint8Array)[]) => rowsOf(given(...pieces));
const namesOf = async (...pieces: (string | Uint8Array)[]) => (await rows(...pieces)).map(({ fields }) => fields.name);

const OFFERS = `<?xml version="1.0" encoding="UTF-8"?>
<!-- oferta > -->
<offers><o id="1" url="https://x.example/1?a=1&amp;b=2>3" price="12,50" avail="1" stock="4" weight="0,3">
  <cat><![CDATA[Dom/Kubki]]></cat><name>Kubek &#x17C;&#243;&#322;ty &amp; du<![CDATA[ży]]></name>
  <imgs><main url="https://x.example/1.jpg"/><i url='https://x.example/2.jpg'/></imgs>
  <desc><![CDATA[<p>Z gliny</p>]]></desc><attrs><a name="Producent">Garncarnia</a><a name="EAN">5901234123457</a>
  <a name="Materiał">glina</a></attrs></o><o id="2" price="1" avail="110"/></offers>
`;

describe('X.33 a feed', () => {
  it('of Google has items', async () => {
    const [row] = await rows(`<rss xmlns:g="x"><channel><title>Sklep</title><item>
      <g:id>7-M</g:id><g:item_group_id>7</g:item_group_id><title>Polar &amp; czapka, M</title><g:size>M</g:size>
      <g:color>Zielony</g:color><g:price>199.00 PLN</g:price><g:sale_price>149.00 PLN</g:sale_price>
      <g:availability>in stock</g:availability><g:image_link>https://x.example/1.jpg</g:image_link>
      <g:additional_image_link>https://x.example/2.jpg</g:additional_image_link><g:gtin>5901234123457</g:gtin>
      <g:product_type>Odzież &gt; Bluzy &gt; Polary &gt; Męskie</g:product_type><g:shipping_weight>0.4 kg</g:shipping_weight>
      <g:shipping><g:country>PL</g:country><g:price>9.90 PLN</g:price></g:shipping>
      <g:unit_pricing_measure>500 g</g:unit_pricing_measure></item></channel></rss>`);
    expect(row).toEqual({
      row: 1,
      fields: {
        code: '7-zielony',
        name: 'Polar & czapka',
        size: 'M',
        colour: 'Zielony',
        gtin: '5901234123457',
        price: '149.00',
        regular_price: '199.00',
        status: 'enable',
        category: 'Odzież > Bluzy > Polary',
        photos: 'https://x.example/1.jpg|https://x.example/2.jpg',
        weight: '400',
        measure_amount: '500',
        measure_unit: 'g',
      },
    });
  });

  it('of Ceneo has offers, with character data and entities', async () => {
    expect(await rows(OFFERS)).toEqual([
      {
        row: 1,
        fields: {
          code: '1',
          name: 'Kubek żółty & duży',
          description: '<p>Z gliny</p>',
          category: 'Dom > Kubki',
          producer: 'Garncarnia',
          gtin: '5901234123457',
          photos: 'https://x.example/1.jpg|https://x.example/2.jpg',
          traits: 'Materiał=glina',
          weight: '300',
          price: '12,50',
          stock: '4',
          status: 'enable',
        },
      },
      { row: 2, fields: { code: '2', price: '1', status: 'order' } },
    ]);
  });

  it('does not depend on where it is cut into pieces', async () => {
    const allRows = await rows(OFFERS);
    const bytes = Buffer.from(OFFERS);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 120, max: bytes.length - 1 })), async (cuts) => {
        const bounds = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
        const pieces = bounds.slice(1).map((end, index) => bytes.subarray(bounds[index], end));
        expect(await rows(...pieces)).toEqual(allRows);
      }),
    );
  });

  it.each([
    ['<rss xmlns:sklep="http://base.google.com/ns/1.0"><item><sklep:title>Kubek</sklep:title></item></rss>'],
    ['<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>Kubek</a:title></a:entry></a:feed>'],
    ['<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Kubek</title></entry></feed>'],
    ['<rss><item><g:title>Kubek</g:title><media:title>Zdjęcie</media:title></item></rss>'],
    ['\n\n<?xml version="1.0"?><rss><item><title>Kubek</title></item></rss>'],
  ])('may name its elements as it likes: %j', async (text) => {
    expect(await namesOf(text)).toEqual(['Kubek']);
  });

  it('may be in the encoding it declares', async () => {
    const feed = (encoding: string) =>
      `<?xml version='1.0' encoding='${encoding}'?><offers><o><name>G\xea\xb6</name></o></offers>`;
    expect(await namesOf(Buffer.from(feed('ISO-8859-2'), 'latin1'))).toEqual(['Gęś']);
    expect(await namesOf(Buffer.from(feed('windows-1250').replace('\xb6', '\x9c'), 'latin1'))).toEqual(['Gęś']);
    await expect(rows(feed('klingon'))).rejects.toThrow('line 1: the encoding klingon is not known');
    await expect(rows(Buffer.from(feed('UTF-8'), 'latin1'))).rejects.toThrow('line 1: is not UTF-8');
  });

  it.each([
    ['<a><b></a></b>', 'line 1: unexpected close tag'],
    ['<a>\n<b>', 'line 2: unclosed tag: b'],
    ['<!DOCTYPE a [<!ENTITY x "y"><!ENTITY z "&x;&x;">]><a>&z;</a>', 'line 1: a DOCTYPE is not taken'],
    ['<!DOCTYPE a SYSTEM "file:///etc/hostname"><a/>', 'line 1: a DOCTYPE is not taken'],
    ['<a>&nbsp;</a>', 'line 1: undefined entity'],
    ['\n<a>\n\n<b c=d></b></a>', 'line 4: unquoted attribute value'],
    ['<a>\n<b>\ufffd</b></a>', 'line 2: is not UTF-8'],
    ['<a>\n<b c="\ufffd"/></a>', 'line 2: is not UTF-8'],
    ['<a>\n<![CDATA[\ufffd]]></a>', 'line 2: is not UTF-8'],
    ['<a/><b/>', 'line 1: documents may contain only one root'],
    ['a;b\n', 'text data outside of root node'],
    ['', 'document must contain a root element'],
    ['<a>'.repeat(101), 'line 1: elements stand in each other more than 100 deep'],
  ])('that is broken is refused: %j', async (text, reason) => {
    await expect(rows(text)).rejects.toThrow(reason);
  });

  it.each([
    ['a text', '<offers>', 'x'],
    ['a tag', '<offers x="', 'x'],
    ['a comment', '<offers><!--', 'x'],
    ['an item of many elements', '<offers><o>', '<name>x</name>'],
  ])('is not held in memory: %s without end is refused', async (_, start, more) => {
    let pieces = 0;
    const endless = async function* () {
      yield Buffer.from(start);
      for (; pieces < 1000; pieces++) yield Buffer.from(more.repeat(1000));
    };
    await expect(rowsOf(endless())).rejects.toThrow(/line 1: an item or a text that does not end/);
    if (more.length > 1) expect(pieces).toBeLessThan(100);
  });
});
