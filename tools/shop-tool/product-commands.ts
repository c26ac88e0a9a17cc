import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { aPrice, aStock, type FieldReader } from '#rules/catalogue/import/field-readers.ts';
import { reasonOf } from '#rules/catalogue/import/import-fault.ts';
import { mediaType } from '#rules/platform/files/file-type.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { changePrice } from '#shop/catalogue/pricing/index.ts';
import { changeStock } from '#shop/catalogue/products/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { products, sizes } from '#shop/schema.ts';
import { setDigital } from '#shop/selling/digital/index.ts';
import { CommandError, type Given, type ShopCommand, subject } from './shop-command.ts';

export const productCommands: ShopCommand[] = [
  {
    name: 'products stock',
    usage: 'CODE PIECES [--size M]',
    help: 'says how much is in stock, or unlimited; what was sold out is on sale again, and whoever waits for it gets a mail',
    run: setStock,
  },
  {
    name: 'products withhold',
    usage: 'CODE [--size M]',
    help: 'takes a size that is in stock off sale; it stays off until it is released',
    run: (shop, given) => setWithheld(shop, given, true),
  },
  {
    name: 'products release',
    usage: 'CODE [--size M]',
    help: 'puts a withheld size on sale again with its stock; whoever waits for it gets a mail',
    run: (shop, given) => setWithheld(shop, given, false),
  },
  {
    name: 'products price',
    usage: 'CODE 49.90 [--size M] [--regular 59.90]',
    help: 'a new price; --regular is the price before a reduction, none ends one',
    run: setPrice,
  },
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
  if (product.type !== 'product_virtual') throw new CommandError(`${code} is not virtual: somebody packs or does it.`);
  if (!(await setDigital(shop, product.id, gives))) {
    throw new CommandError(`${code} is a part of a bundle, where nothing is given by itself: sell it alone.`);
  }
  const what = gives === null ? 'nothing by itself' : gives === 'gift-card' ? 'a gift card' : gives.name;
  return [`${code} gives ${what}.`];
}

async function setStock(shop: Shop, given: Given): Promise<string[]> {
  const stock = read(aStock, given.words[1]);
  const size = await findSize(shop, given);
  const code = subject(given, 'product');
  const done = await changeStock(shop, size.id, stock);
  if (!done.ok) throw new CommandError(`Refused: ${done.error}.`);
  const said = `${code} ${size.type}: ${stock === -1 ? 'unlimited' : stock} in stock`;
  if (stock === 0 || done.status !== 'disable') return [`${said}.`];
  return [`${said}, but it is withheld: nobody can buy it. Release it: products release ${code} --size ${size.type}`];
}

async function setWithheld(shop: Shop, given: Given, isWithheld: boolean): Promise<string[]> {
  const size = await findSize(shop, given);
  const what = `${subject(given, 'product')} ${size.type}`;
  // Without stock there is nothing to withhold, and nothing to sell: the next delivery would put it on sale.
  if (size.stock === 0) throw new CommandError(`${what} is sold out: say its stock, see products stock.`);
  const done = await changeStock(shop, size.id, size.stock, { status: isWithheld ? 'disable' : 'enable' });
  if (!done.ok) throw new CommandError(`Refused: ${done.error}.`);
  return [`${what} is ${isWithheld ? 'withheld' : 'on sale'}.`];
}

async function setPrice(shop: Shop, given: Given): Promise<string[]> {
  const price = read(aPrice, given.words[1]);
  const { regular } = given.options;
  const regularPrice = regular === undefined ? undefined : regular === 'none' ? null : read(aPrice, regular);
  const size = await findSize(shop, given);
  const done = await changePrice(shop, size.id, price, { regularPrice });
  if (!done.ok) throw new CommandError(`Refused: ${done.error}.`);
  return [`${subject(given, 'product')} ${size.type} costs ${formatMoney(price)}.`];
}

/** The size that was named; of a product with one size it need not be. */
async function findSize(shop: Shop, given: Given): Promise<{ id: number; type: string; stock: number }> {
  const code = subject(given, 'product: its code');
  const rows = await shop.db
    .select({ id: sizes.id, type: sizes.type, stock: sizes.stock })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(eq(products.code, code))
    .orderBy(asc(sizes.position));
  if (rows.length === 0) throw new CommandError(`There is no product ${code}.`);
  const { size } = given.options;
  const found = rows.find(({ type }) => (size === undefined ? rows.length === 1 : type === size));
  const known = rows.map(({ type }) => type).join(', ');
  if (!found) throw new CommandError(`${size ? `There is no size ${size}` : 'Say a size'}: ${known}.`);
  return found;
}

function read(reader: FieldReader, text: string | undefined): number {
  const found = reader(text ?? '');
  if ('wrong' in found) throw new CommandError(`${reasonOf(found.wrong)}.`);
  return Number(found.value);
}
