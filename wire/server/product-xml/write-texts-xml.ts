import type { ProductEnclosure, ProductPage } from '#rules/catalogue/products/product-page.ts';
import { fileAddress, fileEnding } from '#rules/platform/files/media-type.ts';
import { imageAddress } from '#rules/platform/images/image-address.ts';
import { element, type Xml } from '../xml.ts';

/** What the product page tells below the buying: traits, long description, warranty, enclosures, dictionary; empty parts are left out. */
export function writeTextsXml(product: ProductPage): Xml[] {
  const { traits, longDescription, warranty, enclosures, dictionary } = product;
  return [
    ...some('traits', traits, ({ name, values }) => element('trait', { name, value: values.join(', ') })),
    ...(longDescription ? [element('vlongdescription', {}, [longDescription])] : []),
    ...(warranty ? [element('warranty', { name: warranty.name }, [warranty.description])] : []),
    ...writeEnclosures(enclosures),
    ...some('dictionary', dictionary.length > 0 ? [dictionary] : [], (entries) =>
      element(
        'items',
        {},
        entries.map(({ term, explanation }) => element('item', { title: term }, [explanation])),
      ),
    ),
  ];
}

function writeEnclosures(enclosures: readonly ProductEnclosure[]): Xml[] {
  const of = (...kinds: ProductEnclosure['kind'][]) => enclosures.filter(({ kind }) => kinds.includes(kind));
  const groups = [
    ...some('video', of('film', 'video'), (one) => writeFile(one, fileAddress(one.file))),
    ...some('audio', of('audio'), (one) => writeFile(one, fileAddress(one.file))),
    ...some('documents', of('document'), (one) => writeFile(one, fileAddress(one.file))),
    ...some('images_attachments', of('image'), (one) => writeFile(one, imageAddress(one.file, 1600))),
  ];
  return groups.length > 0 ? [element('enclosures', {}, groups)] : [];
}

function writeFile({ id, title, file, bytes }: ProductEnclosure, url: string): Xml {
  return element('item', { id, name: title, url, extension: fileEnding(file), size: bytes });
}

function some<Entry>(name: string, entries: readonly Entry[], write: (entry: Entry) => Xml): Xml[] {
  return entries.length > 0 ? [element(name, {}, entries.map(write))] : [];
}
