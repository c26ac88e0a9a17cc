import { afterAll, expect, it } from 'vitest';
import { findMail, listMails, sendMail } from '#platform/mail/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const attachments = [{ name: 'zażółć.pdf', type: 'application/pdf', content: Buffer.from('%PDF') }];
await sendMail(
  shop.db,
  { to: 'a@b.pl', subject: 'x', html: '<p style="color:red">Cześć</p>', text: '', attachments },
  new Date(),
);
const [head] = await listMails(shop);
const mail = await findMail(shop, head?.id ?? 0);
const start = (devScreens: boolean) =>
  startTestServer({
    shop,
    databaseUrl: url,
    config: { devScreens },
    handlePage: async () => new Response(null, { status: 404 }),
  });
const developer = await start(true);
const selling = await start(false);
afterAll(async () => {
  await developer.close();
  await selling.close();
});

it('a mail is shown as its reader sees it, and can do nothing else', async () => {
  const answer = await fetch(`${developer.address}/dev/poczta/${mail?.id}/html`);
  expect(await answer.text()).toContain('Cześć');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^sandbox.*default-src 'none'.*frame-ancestors 'self'$/,
  );
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

it('an attachment is downloaded under its name', async () => {
  const answer = await fetch(`${developer.address}/dev/poczta/zalacznik/${mail?.attachments[0]?.id}`);
  expect(await answer.text()).toBe('%PDF');
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''za%C5%BC%C3%B3%C5%82%C4%87.pdf");
});

it.each(['99999', '99999999999'])('mail %s does not exist', async (id) => {
  expect((await fetch(`${developer.address}/dev/poczta/${id}/html`)).status).toBe(404);
  expect((await fetch(`${developer.address}/dev/poczta/zalacznik/${id}`)).status).toBe(404);
});

it('a shop that sells shows no mails', async () => {
  expect((await fetch(`${selling.address}/dev/poczta/${mail?.id}/html`)).status).toBe(404);
});
