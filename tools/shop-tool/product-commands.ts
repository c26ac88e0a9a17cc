import { asc, eq } from 'drizzle-orm';
import { aPrice, aStock, type FieldReader } from '#rules/import/field-readers.ts';
import { formatMoney } from '#rules/money/format-money.ts';
import { changeStock } from '#shop/catalogue/index.ts';
import { products, sizes } from '#shop/db/schema.ts';
import { changePrice } from '#shop/pricing/index.ts';
import type { Shop } from '#shop/shop.ts';
import { CommandError, type Given, type ShopCommand, subject } from './shop-command.ts';

export const productCommands: ShopCommand[] = [
  {
    name: 'products stock',
    usage: 'CODE PIECES [--size M]',
    help: 'says how much is in stock, or unlimited; whoever waits for the size is told',
    run: setStock,
  },
  {
    name: 'products price',
    usage: 'CODE 49.90 [--size M] [--regular 59.90]',
    help: 'a new price; --regular is the price before a reduction, none ends one',
    run: setPrice,
  },
];

async function setStock(shop: Shop, given: Given): Promise<string[]> {
  const stock = read(aStock, given.words[1]);
  const size = await findSize(shop, given);
  const done = await changeStock(shop, size.id, stock);
  if (!done.ok) throw new CommandError(`Refused: ${done.error}.`);
  return [`${subject(given, 'product')} ${size.type}: ${stock === -1 ? 'unlimited' : stock} in stock.`];
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
async function findSize(shop: Shop, given: Given): Promise<{ id: number; type: string }> {
  const code = subject(given, 'product: its code');
  const rows = await shop.db
    .select({ id: sizes.id, type: sizes.type })
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
  if ('wrong' in found) throw new CommandError(`${found.wrong}.`);
  return Number(found.value);
}
