import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { setDigital } from '#modules/sales/digital-goods/server/index.ts';
import { mediaType } from '#platform/files/rules/file-type.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { products } from '#server/shop/schema.ts';
import { CommandError, type Given, type ShopCommand, subject } from './shop-command.ts';

export const productCommands: ShopCommand[] = [
  {
    name: 'products gift-card',
    usage: 'CODE',
    help: 'a virtual product gives a gift card worth its price, as soon as it is paid for',
    run: (shop, given) => setGives(shop, given, 'gift-card'),
  },
  {
    name: 'products download',
    usage: 'CODE --file BOOK.PDF',
    help: 'a virtual product gives this file, as soon as it is paid for',
    run: setFile,
  },
  {
    name: 'products by-hand',
    usage: 'CODE',
    help: 'a virtual product gives nothing by itself any more; orders placed before keep what they promised',
    run: (shop, given) => setGives(shop, given, null),
  },
];

const LARGEST_FILE = 50 * 1_048_576;

async function setFile(shop: Shop, given: Given): Promise<string[]> {
  const { file } = given.options;
  if (!file) throw new CommandError('Name the file: --file book.pdf');
  const content = await readFile(file);
  if (content.length > LARGEST_FILE) throw new CommandError('The file is larger than 50 MB.');
  const name = path.basename(file);
  return setGives(shop, given, { name, content, type: mediaType(name) ?? 'application/octet-stream' });
}

async function setGives(shop: Shop, given: Given, gives: Parameters<typeof setDigital>[2]): Promise<string[]> {
  const code = subject(given, 'product: its code');
  const [product] = await shop.db.select().from(products).where(eq(products.code, code));
  if (!product) throw new CommandError(`There is no product ${code}.`);
  if (product.type !== 'product_virtual')
    throw new CommandError(`${code} is not virtual: it is delivered by a person.`);
  if (!(await setDigital(shop, product.id, gives))) {
    throw new CommandError(`${code} is a part of a bundle, where nothing is given by itself: sell it alone.`);
  }
  const what = gives === null ? 'nothing by itself' : gives === 'gift-card' ? 'a gift card' : gives.name;
  return [`${code} gives ${what}.`];
}
