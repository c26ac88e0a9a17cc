import { expect, it } from 'vitest';
import { FeedReader } from './feed-reader.ts';

const read = (text: string) => {
  const reader = new FeedReader();
  const rows = reader.push(text);
  reader.end();
  return rows;
};

it('X.33 reads items of a Google feed as rows', () => {
  const [row] = read(`<rss xmlns:g="x"><channel><title>Sklep</title><item>
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
      ...{ code: '7-zielony', name: 'Polar & czapka', size: 'M', colour: 'Zielony', gtin: '5901234123457' },
      ...{ price: '149.00', regular_price: '199.00', status: 'enable', category: 'Odzież > Bluzy > Polary' },
      ...{ photos: 'https://x.example/1.jpg|https://x.example/2.jpg', weight: '400' },
      ...{ measure_amount: '500', measure_unit: 'g' },
    },
  });
});

it('X.33 reads offers of a Ceneo feed as rows', () => {
  const rows = read(`<offers><o id="1" url="https://x.example/1" price="12,50" avail="1" stock="4" weight="0,3">
    <cat><![CDATA[Dom/Kubki]]></cat><name>Kubek</name><imgs><main url="https://x.example/1.jpg"/><i url="https://x.example/2.jpg"/></imgs>
    <desc><![CDATA[<p>Z gliny</p>]]></desc><attrs><a name="Producent">Garncarnia</a><a name="EAN">5901234123457</a>
    <a name="Materiał">glina</a></attrs></o><o id="2" price="1" avail="110"/></offers>`);
  expect(rows).toEqual([
    {
      row: 1,
      fields: {
        ...{ code: '1', name: 'Kubek', description: '<p>Z gliny</p>', category: 'Dom > Kubki', producer: 'Garncarnia' },
        ...{
          gtin: '5901234123457',
          photos: 'https://x.example/1.jpg|https://x.example/2.jpg',
          traits: 'Materiał=glina',
        },
        ...{ weight: '300', price: '12,50', stock: '4', status: 'enable' },
      },
    },
    { row: 2, fields: { code: '2', price: '1', status: 'order' } },
  ]);
});
