import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { ProductEnclosure, ProductPage } from '#modules/catalogue/products/rules/product-page.ts';
import { element, xmlDocument } from '../xml.ts';
import { writeTextsXml } from './write-size-xml.ts';

type Texts = Pick<ProductPage, 'traits' | 'longDescription' | 'warranty' | 'enclosures' | 'dictionary'>;
const nothing: Texts = { traits: [], longDescription: '', warranty: null, enclosures: [], dictionary: [] };
const enclosure = (kind: ProductEnclosure['kind'], file: string, bytes: number | null = null): ProductEnclosure => ({
  id: 1,
  kind,
  title: `Plik ${kind}`,
  file,
  bytes,
  poster: null,
});

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
const read = (texts: Partial<Texts>) =>
  parser.parse(xmlDocument(element('product', {}, writeTextsXml({ ...nothing, ...texts } as ProductPage)))).product;

describe('writeTextsXml', () => {
  it('S7.23 writes traits, long description, warranty and dictionary, escaped', () => {
    const parsed = read({
      traits: [{ name: 'Kolor', values: ['zielony', 'biały'] }],
      longDescription: '<p>Ciepły & lekki</p>',
      warranty: { name: '24 miesiące', description: 'Naprawimy "od ręki".' },
      dictionary: [{ term: 'Puch', explanation: 'Co <grzeje>' }],
    });
    expect(parsed).toEqual({
      traits: { trait: { name: 'Kolor', value: 'zielony, biały' } },
      vlongdescription: '<p>Ciepły & lekki</p>',
      warranty: { name: '24 miesiące', '#text': 'Naprawimy "od ręki".' },
      dictionary: { items: { item: { title: 'Puch', '#text': 'Co <grzeje>' } } },
    });
  });

  it('S7.23 sorts enclosures by what they are, with addresses that can be opened', () => {
    const { enclosures } = read({
      enclosures: [
        enclosure('film', 'a/film.webm'),
        enclosure('audio', 'dźwięk.mp3'),
        enclosure('document', 'i.pdf', 2048),
        enclosure('image', 'schemat.jpg'),
      ],
    });
    expect(enclosures).toMatchObject({
      video: { item: { url: '/plik/a/film.webm', extension: 'webm' } },
      audio: { item: { url: '/plik/d%C5%BAwi%C4%99k.mp3' } },
      documents: { item: { name: 'Plik document', extension: 'pdf', size: '2048' } },
      images_attachments: { item: { url: expect.stringContaining('schemat') } },
    });
  });

  it('leaves out what the product does not have', () => {
    expect(read({})).toBe('');
  });
});
