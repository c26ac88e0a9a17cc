import { expect, it } from 'vitest';
import { fieldsOfCeneoOffer, fieldsOfGoogleItem } from './feed-item.ts';

type Element = string | string[];
const item = (elements: Record<string, Element>) =>
  new Map(Object.entries(elements).map(([name, texts]) => [name, [texts].flat()]));

const ofGoogle = (elements: Record<string, Element>) => fieldsOfGoogleItem(item(elements));
const ofCeneo = (elements: Record<string, Element>) => fieldsOfCeneoOffer(item(elements));

const BARE_GOOGLE = { size: 'uniw', regular_price: '-', status: 'enable' };
const BARE_CENEO = { status: 'enable' };

it('X.33 an item of a Google feed in the words of the columns', () => {
  expect(
    ofGoogle({
      id: '7-M',
      item_group_id: '7',
      color: 'Leśna zieleń',
      title: ' Kurtka Szlak, M ',
      description: 'Na deszcz',
      product_type: 'Odzież > Kurtki > Przeciwdeszczowe > Lekkie',
      google_product_category: '5598',
      brand: 'Polana',
      image_link: 'https://a.example/1.jpg',
      additional_image_link: ['https://a.example/2.jpg', 'https://a.example/3.jpg'],
      shipping_weight: '0,45 kg',
      unit_pricing_measure: '1 ct',
      size: 'M',
      gtin: '5901234123457',
      price: '329.00 PLN',
      sale_price: '199.00pln',
      availability: 'in stock',
    }),
  ).toEqual({
    code: '7-lesna-zielen',
    name: 'Kurtka Szlak',
    description: 'Na deszcz',
    category: 'Odzież > Kurtki > Przeciwdeszczowe',
    google_category: '5598',
    producer: 'Polana',
    colour: 'Leśna zieleń',
    photos: 'https://a.example/1.jpg|https://a.example/2.jpg|https://a.example/3.jpg',
    weight: '450',
    measure_amount: '1',
    measure_unit: 'szt.',
    size: 'M',
    gtin: '5901234123457',
    price: '199.00',
    regular_price: '329.00',
    status: 'enable',
  });
});

it.each<[Record<string, Element>, Record<string, string>]>([
  [{}, {}],
  [{ id: [] }, {}],
  [{ id: ' 7 ' }, { code: '7' }],
  [{ id: '7', item_group_id: 'G' }, { code: 'G' }],
  [
    { id: '7', color: 'biel' },
    { code: '7', colour: 'biel' },
  ],
  [{ title: 'Kubek, M' }, { name: 'Kubek, M' }],
  [
    { title: 'Kubek M', size: 'M' },
    { name: 'Kubek M', size: 'M' },
  ],
  [
    { title: 'Kurtka, XL', size: 'XL' },
    { name: 'Kurtka', size: 'XL' },
  ],
  [{ title: 'Kubek, ' }, { name: 'Kubek,' }],
  [{ product_type: 'Dom >  > Stół ' }, { category: 'Dom > Stół' }],
  [{ google_product_category: 'Home & Garden > Kitchen' }, {}],
  [{ google_product_category: '12 a' }, {}],
  [{ google_product_category: 'a 12' }, {}],
  [{ google_product_category: '1' }, { google_category: '1' }],
  [{ additional_image_link: 'https://a.example/2.jpg' }, { photos: 'https://a.example/2.jpg' }],
  [{ image_link: 'https://a.example/1.jpg' }, { photos: 'https://a.example/1.jpg' }],
  [{ price: '10 PLN' }, { price: '10' }],
  [{ price: '10PLN' }, { price: '10' }],
  [{ price: 'PLN 10' }, { price: 'PLN 10' }],
  [{ price: '10   PLN' }, { price: '10' }],
  [{ availability: 'out of stock' }, { stock: '0' }],
  [{ availability: 'out_of_stock' }, { stock: '0' }],
  [{ availability: 'preorder' }, { status: 'order' }],
  [{ availability: 'backorder' }, { status: 'order' }],
  [{ availability: 'in_stock' }, {}],
  [{ shipping_weight: '250 g' }, { weight: '250' }],
  [{ shipping_weight: '1.2kg' }, { weight: '1200' }],
  [{ shipping_weight: '12  kg' }, { weight: '12000' }],
  [{ shipping_weight: '2 lb' }, {}],
  [{ shipping_weight: 'ok. 2 kg' }, {}],
  [{ shipping_weight: '2 kg netto' }, {}],
  [{ unit_pricing_measure: '750ml' }, { measure_amount: '750', measure_unit: 'ml' }],
  [{ unit_pricing_measure: '1.5  l' }, { measure_amount: '1.5', measure_unit: 'l' }],
  [{ unit_pricing_measure: '8 oz' }, {}],
  [{ unit_pricing_measure: 'ok. 8 g' }, {}],
  [{ unit_pricing_measure: '8 g netto' }, {}],
])('X.33 of a Google item %j it is read: %j', (elements, fields) => {
  expect(ofGoogle(elements)).toEqual({ ...BARE_GOOGLE, ...fields });
});

it('X.33 an offer of a Ceneo file in the words of the columns', () => {
  expect(
    ofCeneo({
      id: ' 7 ',
      name: 'Kubek',
      desc: 'Gliniany',
      cat: 'Dom/Stół/Kubki/Gliniane',
      'a:Producent': 'Polana',
      'a:EAN': '5901234123457',
      'a:Kod_producenta': 'K7',
      'a:Cena jednostkowa': '1',
      'a:Koszt dostawy': '12',
      'a:Materiał': ' glina ',
      'a:Kolor': ['biały', 'czarny'],
      main: 'https://a.example/1.jpg',
      i: ['https://a.example/2.jpg', 'https://a.example/3.jpg'],
      weight: '0,35',
      price: '39.90',
      stock: '4',
      avail: '1',
    }),
  ).toEqual({
    code: '7',
    name: 'Kubek',
    description: 'Gliniany',
    category: 'Dom > Stół > Kubki',
    producer: 'Polana',
    gtin: '5901234123457',
    photos: 'https://a.example/1.jpg|https://a.example/2.jpg|https://a.example/3.jpg',
    traits: 'Materiał=glina|Kolor=biały',
    weight: '350',
    price: '39.90',
    stock: '4',
    status: 'enable',
  });
});

it.each<[Record<string, Element>, Record<string, string>]>([
  [{}, {}],
  [{ id: [] }, {}],
  [{ i: 'https://a.example/2.jpg' }, { photos: 'https://a.example/2.jpg' }],
  [{ main: 'https://a.example/1.jpg' }, { photos: 'https://a.example/1.jpg' }],
  [{ weight: '2' }, { weight: '2000' }],
  [{ avail: '110' }, { status: 'order' }],
  [{ avail: '90' }, { status: 'order' }],
  [{ avail: '99' }, {}],
])('X.33 of a Ceneo offer %j it is read: %j', (elements, fields) => {
  expect(ofCeneo(elements)).toEqual({ ...BARE_CENEO, ...fields });
});
