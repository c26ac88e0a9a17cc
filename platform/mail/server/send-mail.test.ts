import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { startSmtpServer } from '#platform/testing/smtp-server.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { jobs, outbox } from '#server/shop/schema.ts';
import { deliverMails, findMail, findMailAttachment, listMails, sendMail, smtpTransport } from './index.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const smtp = await startSmtpServer();
const handlers = [deliverMails(() => smtpTransport(smtp.url, 'Polana <sklep@polana.example>'))];
const mail = { to: 'jan@example.pl', subject: 'Zażółć gęślą jaźń', html: '<p>Cześć</p>', text: 'Cześć' };

afterAll(() => smtp.close());
beforeEach(async () => {
  await shop.db.delete(jobs);
  await shop.db.delete(outbox);
  smtp.received.length = 0;
  for (const command of Object.keys(smtp.answers)) delete smtp.answers[command as keyof typeof smtp.answers];
});

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const onlyMail = async () => (await listMails(shop))[0];

describe('mail', () => {
  it('leaves through SMTP once, with both parts, attachments and headers', async () => {
    const headers = { 'List-Unsubscribe': '<https://polana.example/x>' };
    const attachments = [{ name: 'paragon.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1') }];
    await sendMail(shop.db, { ...mail, headers, attachments, replyTo: 'bok@polana.example' }, now);
    await runDueJobs(shop, handlers);
    await runDueJobs(shop, handlers);
    expect(smtp.received).toHaveLength(1);
    const [{ from, to, source } = { from: '', to: [], source: '' }] = smtp.received;
    expect([from, to]).toEqual(['sklep@polana.example', ['jan@example.pl']]);
    for (const part of [
      'text/plain; charset=utf-8',
      'text/html; charset=utf-8',
      'filename=paragon.pdf',
      'List-Unsubscribe: <https://polana.example/x>',
      'Auto-Submitted: auto-generated',
      'Reply-To: bok@polana.example',
    ])
      expect(source).toContain(part);
    expect(await onlyMail()).toMatchObject({ sentAt: now, attempts: 1, lastError: null });
  });

  it('is not sent again when its job runs a second time, after a process died before the job ended', async () => {
    await sendMail(shop.db, mail, now);
    const waiting = await shop.db.select().from(jobs);
    await runDueJobs(shop, handlers);
    await shop.db.insert(jobs).overridingSystemValue().values(waiting);
    expect(await runDueJobs(shop, handlers)).toBe(1);
    expect(smtp.received).toHaveLength(1);
    expect(await onlyMail()).toMatchObject({ attempts: 1 });
  });

  it('is written only when the transaction is committed', async () => {
    const failing = shop.db.transaction(async (tx) => {
      await sendMail(tx, mail, now);
      throw new Error('no order');
    });
    await expect(failing).rejects.toThrow();
    expect(await runDueJobs(shop, handlers)).toBe(0);
    expect(await listMails(shop)).toEqual([]);
  });

  it('with the same key is written and sent once', async () => {
    await Promise.all([1, 2, 3].map(() => sendMail(shop.db, { ...mail, key: 'order-1-confirmed' }, now)));
    await runDueJobs(shop, handlers);
    expect(smtp.received).toHaveLength(1);
  });

  it('is tried again when the mail server is busy, under the same Message-ID', async () => {
    smtp.answers['DATA-END'] = '451 try later';
    await sendMail(shop.db, mail, now);
    await runDueJobs(shop, handlers);
    expect(await onlyMail()).toMatchObject({ sentAt: null, attempts: 1, lastError: expect.stringContaining('451') });
    delete smtp.answers['DATA-END'];
    later(15);
    await runDueJobs(shop, handlers);
    expect(smtp.received).toHaveLength(1);
    const sent = await onlyMail();
    expect(sent).toMatchObject({ sentAt: now, attempts: 2, lastError: null });
    expect(smtp.received[0]?.source).toContain(`Message-ID: <mail-${sent?.id}-`);
  });

  it('is not tried again when the reader is refused for good', async () => {
    smtp.answers.RCPT = '550 no such user';
    await sendMail(shop.db, mail, now);
    await runDueJobs(shop, handlers);
    later(100_000);
    expect(await runDueJobs(shop, handlers)).toBe(0);
    expect(await shop.db.select().from(jobs)).toMatchObject([{ name: 'deliver-mail', givenUpAt: expect.any(Date) }]);
    expect(await onlyMail()).toMatchObject({ sentAt: null, lastError: expect.stringContaining('550') });
  });

  it('is tried again while no mail server answers', async () => {
    const unreachable = [deliverMails(() => smtpTransport('smtp://127.0.0.1:1', 'a@polana.example'))];
    await sendMail(shop.db, mail, now);
    await runDueJobs(shop, unreachable);
    expect(await onlyMail()).toMatchObject({ sentAt: null, lastError: expect.stringContaining('ECONNREFUSED') });
    expect(await shop.db.select().from(jobs)).toMatchObject([{ attempts: 1, givenUpAt: null }]);
  });

  it('without a mail server stays in the outbox, to be read there', async () => {
    const attachments = [{ name: 'a.txt', type: 'text/plain', content: Buffer.from('ż') }];
    await sendMail(shop.db, { ...mail, attachments }, now);
    await runDueJobs(shop, [deliverMails(undefined)]);
    const id = (await onlyMail())?.id ?? 0;
    const kept = await findMail(shop, id);
    expect(kept).toMatchObject({ recipient: 'jan@example.pl', text: 'Cześć', sentAt: null, attempts: 0 });
    const content = await findMailAttachment(shop, kept?.attachments[0]?.id ?? 0);
    expect(content?.content.toString()).toBe('ż');
  });

  it('takes no header from a subject and no second reader from an address', async () => {
    await sendMail(shop.db, { ...mail, subject: 'Hej\r\nBcc: ola@example.pl' }, now);
    await runDueJobs(shop, handlers);
    expect(smtp.received[0]?.to).toEqual(['jan@example.pl']);
    expect(smtp.received[0]?.source).not.toMatch(/^Bcc:/m);
    const [row] = await shop.db.select().from(outbox).where(eq(outbox.recipient, 'jan@example.pl'));
    expect(row?.subject).toBe('Hej Bcc: ola@example.pl');
  });
});
