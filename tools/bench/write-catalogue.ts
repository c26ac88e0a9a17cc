import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { photosOf } from '#shop/demo/photos.ts';

const COLUMNS = 'code;name;category;producer;vat;description;weight;traits;photos;size;price;regular_price;stock';
const SIZES = ['S', 'M'];
const photos = photosOf('koszulka-dluga', 'morski').map(({ file }) => file);

/** A file for the import, always the same: products of two sizes with a description, three traits and photos. */
export async function writeCatalogue(file: string, products: number): Promise<void> {
  await pipeline(Readable.from(rows(products)), createWriteStream(file));
}

function* rows(products: number): Generator<string> {
  yield `${COLUMNS}\n`;
  for (let number = 0; number < products; number += 1) yield SIZES.map((size) => rowOf(number, size)).join('');
}

function rowOf(number: number, size: string): string {
  const price = 40 + (number % 400);
  const facts = [
    `Koszulka turystyczna Łąka ${number}`,
    `Dział ${number % 8} > Grupa ${number % 40} > Rodzaj ${number % 200}`,
    `Producent ${number % 300}`,
    '23',
    `<p>Na szlak i do miasta, numer <b>${number}</b>.</p><ul><li>lekka</li><li>mocna</li></ul>`,
    String(150 + (number % 90)),
    `Materiał=wełna ${number % 12}|Kolor=odcień ${number % 30}|Pora roku=zima`,
    photos.join('|'),
  ];
  const own = size === SIZES[0] ? facts : facts.map(() => '');
  const regular = number % 5 === 0 ? `${price + 20}.90` : '';
  return `${[`B-${number}`, ...own, size, `${price}.90`, regular, String(number % 25)].join(';')}\n`;
}
