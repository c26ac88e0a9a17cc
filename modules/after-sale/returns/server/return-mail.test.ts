import { eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findWithdrawal, withdraw } from '#modules/after-sale/withdrawals/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { outbox } from '#platform/mail/server/tables.ts';
import { boughtOrder } from '#platform/testing/bought-order.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  beginReturnOfWithdrawal,
  cancelReturn,
  changeReturnState,
  fileReturn,
  findReturn,
  saveReturnMethod,
  saveReturnPlace,
  saveReturnProducts,
} from './index.ts';
import { writeReturnMails } from './return-mail.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const draftMethods = {
  courier: { method: 'courier', deliveryId: 'kurier', parameterConfirmed: true, phone: '' },
  point: { method: 'point', deliveryId: 'osobiscie', parameterConfirmed: true, phone: '' },
} as const;

async function file(orderId: number, way: keyof typeof draftMethods) {
  await saveReturnMethod(shop, orderId, draftMethods[way]);
  if (way === 'point') await saveReturnPlace(shop, orderId, 1);
  const outcome = await fileReturn(shop, orderId, { way: 'balance', bankAccount: '', note: '' });
  const view = await findReturn(shop, outcome.kind === 'filed' ? outcome.code : '');
  if (!view) throw new Error(outcome.kind);
  return view;
}

async function filed(way: keyof typeof draftMethods) {
  const { order, lineId } = await boughtOrder(shop, categoryId);
  await saveReturnProducts(shop, order, { wanted: [{ lineId, quantity: 1, comment: '' }], reason: '' });
  return file(order.id, way);
}

/** Subject and text of the mail about this state. */
async function mailText(returnId: number, state: string): Promise<string> {
  await runDueJobs(shop, [writeReturnMails]);
  const [mail] = await shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.key, `return-${returnId}-${state}`));
  return `${mail?.subject}\n${mail?.text}`.replaceAll('\u00a0', ' ');
}

it('mails say in Polish what happened, what comes next, and the note of the shop', async () => {
  const { id, code } = await filed('courier');
  const first = await mailText(id, 'filed');
  for (const words of [
    `Przyjęliśmy zgłoszenie zwrotu ${code}`,
    'Kurier zadzwoni przed odbiorem.',
    'włóż go do paczki',
  ]) {
    expect(first).toContain(words);
  }
  await changeReturnState(shop, id, { state: 'received' });
  expect(await mailText(id, 'received')).toContain('Dostaliśmy Twoją paczkę.');
  await changeReturnState(shop, id, { state: 'refused', note: 'Brud, żwir i źdźbła trawy.' });
  const last = await mailText(id, 'refused');
  for (const words of [`Nie możemy przyjąć zwrotu ${code}`, 'Brud, żwir i źdźbła trawy.'])
    expect(last).toContain(words);
});

it('the shop gets one email of a new return, as of a complaint and a withdrawal', async () => {
  const { id, code, orderNumber } = await filed('courier');
  const text = await mailText(id, 'shop');
  expect(text).toContain(`Nowy zwrot ${code} do zamówienia ${orderNumber}`);
  expect(text).toContain(`${shop.origin}/zaplecze/zwroty/${code}`);
  await changeReturnState(shop, id, { state: 'received' });
  await runDueJobs(shop, [writeReturnMails]);
  const sent = await shop.db
    .select({ recipient: outbox.recipient, html: outbox.html })
    .from(outbox)
    .where(like(outbox.key, `return-${id}-%`));
  const toShop = sent.filter(({ recipient }) => recipient === shop.settings.email);
  expect(toShop).toHaveLength(1);
  expect(toShop[0]?.html).not.toContain('token=');
});

it('goods brought to a shop: the mail names it, and no parcel', async () => {
  const { id, code } = await filed('point');
  const text = await mailText(id, 'filed');
  expect(text).toContain('Przynieś produkty do sklepu: Polana Kraków, Długa 31, 31-147 Kraków.');
  expect(text).not.toContain('paczk');
  await changeReturnState(shop, id, { state: 'received' });
  const received = await mailText(id, 'received');
  expect(received).toContain(`Produkty ze zwrotu ${code} są u nas`);
  expect(received).not.toMatch(/paczk/i);
});

it('what was withdrawn from stays so when its return is called off, and the mail says it', async () => {
  const { order, lineId } = await boughtOrder(shop, categoryId);
  const outcome = await withdraw(shop, order, {
    key: crypto.randomUUID(),
    pieces: [{ lineId, quantity: 1 }],
    name: 'Jan Kowalski',
    writeReceipt: async () => Buffer.from('%PDF'),
  });
  const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
  expect(made && (await beginReturnOfWithdrawal(shop, made))).toBe(true);
  const { id } = await file(order.id, 'courier');
  await cancelReturn(shop, id);
  const text = await mailText(id, 'cancelled');
  expect(text).toContain('Odstąpienie od umowy pozostaje w mocy');
  expect(text).not.toContain('Produkty zostają u Ciebie');
});
