import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findUpload } from '#modules/catalogue/media/server/index.ts';
import { uploads } from '#modules/catalogue/media/server/tables.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { attemptCounts } from '#platform/limits/server/tables.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { LINE_FILES } from '../rules/line-files.ts';
import { addLineFiles, changeBasket, listLineFiles, removeLineFile, sweepLineFiles } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const picture = new Uint8Array(
  await sharp({ create: { width: 20, height: 10, channels: 3, background: '#123' } })
    .png()
    .toBuffer(),
);
const pdf = new TextEncoder().encode('%PDF-1.4 logo');

async function shopperWithLine() {
  const productId = await addGood(shop, categoryId);
  const shopper = await newShopper(shop, [{ productId }]);
  const line = { productId, size: 'uniw', additional: '', forPoints: false };
  const send = (name: string, bytes: Uint8Array, type = '') =>
    addLineFiles(shop, shopper, [{ ...line, name, type, bytes }]).then(([outcome]) => outcome?.code);
  return { productId, shopper, line, send };
}

describe('files of a basket line', () => {
  it('S3.46 are kept for their owner only, and go with the order', async () => {
    const { shopper, send } = await shopperWithLine();
    expect(await send('logo firmy.pdf', pdf, 'application/pdf')).toBe('file-added');
    const [file] = await listLineFiles(shop, shopper.visitorId);
    const name = file?.address.replace('/wgrane/', '') ?? '';
    expect(await findUpload(shop, name, async () => ({ id: shopper.visitorId }))).not.toBeNull();
    expect(await findUpload(shop, name, async () => ({ id: shopper.visitorId + 1 }))).toBeNull();
    const { orderId } = await placed(shop, shopper);
    expect(await listLineFiles(shop, shopper.visitorId)).toEqual([]);
    expect((await findOrderById(shop.db, orderId))?.lines).toMatchObject([{ files: ['logo firmy.pdf'] }]);
  });

  it.each([
    ['a program', 'logo.exe', picture, 'file-blocked'],
    ['a name too long to store', `${'x'.repeat(300)}.png`, picture, 'file-name-too-long'],
    ['a page named as a picture', 'logo.png', new TextEncoder().encode('<script>'), 'file-blocked'],
    ['a picture that breaks off', 'logo.png', picture.slice(0, 30), 'file-unreadable'],
    ['a document named as a picture', 'logo.png', pdf, 'file-disguised'],
    ['a picture named as a document', 'logo.PDF', picture, 'file-disguised'],
    ['nothing', 'logo.png', new Uint8Array(), 'file-unreadable'],
    ['too much', 'logo.pdf', new Uint8Array(LINE_FILES.maxBytes + 1), 'file-too-large'],
  ])('S5.11 S5.12 %s is refused', async (_what, name, bytes, code) => {
    const { shopper, send } = await shopperWithLine();
    expect(await send(name, bytes)).toBe(code);
    expect(await listLineFiles(shop, shopper.visitorId)).toEqual([]);
  });

  it('are as many as a line bears, and none without a line', async () => {
    const { shopper, line, send } = await shopperWithLine();
    for (let index = 0; index < LINE_FILES.max; index += 1) expect(await send('a.pdf', pdf)).toBe('file-added');
    expect(await send('a.pdf', pdf)).toBe('files-full');
    const stranger = { ...line, size: 'XL', name: 'a.pdf', type: '', bytes: pdf };
    expect(await addLineFiles(shop, shopper, [stranger])).toMatchObject([{ code: 'unknown-line' }]);
  });

  it('sent at the same moment are no more than a line bears, and no bytes are left of the others', async () => {
    const { shopper, send } = await shopperWithLine();
    const codes = await Promise.all(Array.from({ length: LINE_FILES.max + 3 }, () => send('a.pdf', pdf)));
    expect(codes.filter((code) => code === 'file-added')).toHaveLength(LINE_FILES.max);
    const owned = await shop.db.select().from(uploads).where(eq(uploads.visitorId, shopper.visitorId));
    expect(owned).toHaveLength(LINE_FILES.max);
  });

  it('are limited to a hundred an hour from one address, with any cookie', async () => {
    const caller = '192.0.2.7';
    const add = async () => {
      const { shopper, line } = await shopperWithLine();
      const file = { ...line, name: 'a.pdf', type: '', bytes: pdf };
      return (await addLineFiles(shop, { ...shopper, caller }, [file])).map(({ code }) => code);
    };
    expect(await add()).toEqual(['file-added']);
    await shop.db.update(attemptCounts).set({ count: 99 });
    expect(await add()).toEqual(['file-added']);
    expect(await add()).toEqual(['files-too-often']);
  });

  it('are swept a month after their line left, and never while it is in the basket or ordered', async () => {
    const kept = await shopperWithLine();
    const gone = await shopperWithLine();
    const ordered = await shopperWithLine();
    for (const { send } of [kept, gone, ordered]) await send('a.pdf', pdf);
    await changeBasket(shop, gone.shopper.visitorId, [{ kind: 'set', ...gone.line, quantity: 0 }]);
    const { orderId } = await placed(shop, ordered.shopper);
    const later = (days: number) => ({ ...shop, now: () => new Date(shop.now().getTime() + days * DAY_MS) });
    await sweepLineFiles(later(29));
    expect(await listLineFiles(shop, gone.shopper.visitorId)).toHaveLength(1);
    await sweepLineFiles(later(31));
    expect(await listLineFiles(shop, gone.shopper.visitorId)).toEqual([]);
    expect(await shop.db.select().from(uploads).where(eq(uploads.visitorId, gone.shopper.visitorId))).toEqual([]);
    expect(await listLineFiles(shop, kept.shopper.visitorId)).toHaveLength(1);
    expect((await findOrderById(shop.db, orderId))?.lines).toMatchObject([{ files: ['a.pdf'] }]);
  });

  it('go to the line they were sent with, when one size is bought for money and for points', async () => {
    const productId = await addGood(shop, categoryId, { points: 100 }, { forPoints: true });
    const wanted = [{ productId }, { productId, forPoints: true }];
    const shopper = await newShopper(shop, wanted, { points: 500 });
    const sent = (forPoints: boolean, name: string) => ({
      productId,
      size: 'uniw',
      additional: '',
      forPoints,
      name,
      type: '',
      bytes: pdf,
    });
    await addLineFiles(shop, shopper, [sent(true, 'punkty.pdf'), sent(false, 'pieniadze.pdf')]);
    const { orderId } = await placed(shop, shopper);
    const lines = (await findOrderById(shop.db, orderId))?.lines ?? [];
    expect(lines.map(({ forPoints, files }) => [forPoints, files])).toEqual([
      [false, ['pieniadze.pdf']],
      [true, ['punkty.pdf']],
    ]);
  });

  it('X.34 come back with the line; only the owner takes one away', async () => {
    const { shopper, line, send } = await shopperWithLine();
    await send('a.pdf', pdf);
    const [file] = await listLineFiles(shop, shopper.visitorId);
    const set = (quantity: number) => changeBasket(shop, shopper.visitorId, [{ kind: 'set', ...line, quantity }]);
    await set(0);
    await set(1);
    expect(await listLineFiles(shop, shopper.visitorId)).toHaveLength(1);
    expect(await removeLineFile(shop, shopper.visitorId + 1, file?.id ?? 0)).toBeNull();
    expect(await removeLineFile(shop, shopper.visitorId, file?.id ?? 0)).toMatchObject({ code: 'file-removed' });
    expect(await listLineFiles(shop, shopper.visitorId)).toEqual([]);
  });
});
