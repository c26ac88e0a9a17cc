import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { outbox } from '#server/shop/schema.ts';
import { sendContactMessage } from './index.ts';
import { contactMessages } from './tables.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};
const written = {
  name: 'Ola',
  email: 'ola@example.pl',
  phone: '',
  orderNumber: '100017',
  message: 'Kiedy\nprzyjdzie?',
};
const send = async (visitorId: number, caller = '203.0.113.7') =>
  sendContactMessage(shop, { ...written, visitorId, caller });

it('a message is kept and mailed to the shop, and an answer goes to the writer', async () => {
  const { visitor } = await createVisitor(shop);
  expect(await send(visitor.id)).toBe('sent');
  expect(await shop.db.select().from(contactMessages)).toMatchObject([written]);
  const [mail] = await shop.db.select().from(outbox);
  expect(mail).toMatchObject({ recipient: shop.settings.email, replyTo: 'ola@example.pl' });
  expect(mail?.text).toContain('Kiedy\nprzyjdzie?');
  expect(mail?.text).toContain('100017');
});

it('a browser writes ten times a day, one network forty times', async () => {
  const { visitor } = await createVisitor(shop);
  const own: string[] = [];
  for (let n = 0; n < 11; n += 1) {
    passMinutes(10);
    own.push(await send(visitor.id, '203.0.113.8'));
  }
  expect(own.filter((outcome) => outcome === 'sent')).toHaveLength(10);
  let taken = 0;
  for (let n = 0; n < 45; n += 1) {
    passMinutes(10);
    if ((await send((await createVisitor(shop)).visitor.id, '203.0.113.9')) === 'sent') taken += 1;
  }
  expect(taken).toBe(40);
});

it('five messages in ten minutes come from one network, also without cookies', async () => {
  const sendAnew = async () => send((await createVisitor(shop)).visitor.id, '203.0.113.10');
  for (let n = 0; n < 5; n += 1) expect(await sendAnew()).toBe('sent');
  expect(await sendAnew()).toBe('too-fast');
  passMinutes(10);
  expect(await sendAnew()).toBe('sent');
});
