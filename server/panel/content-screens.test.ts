import { expect, it } from 'vitest';
import { findEntry, saveEntry } from '#shop/content/pages/index.ts';
import { addSession, addStaff } from '#shop/platform/db/testing/staff-rows.ts';
import { newToken } from '#shop/platform/visitors/index.ts';
import { newsletterReaders, outbox } from '#shop/schema.ts';
import * as newsletterTexts from '#texts/panel/content-newsletters.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask } = await openPanel({ filled: 'empty' });
const token = await addSession(shop, await addStaff(shop, 'editor'));

it('O.36 an entry dated ahead is seen by staff in its real page, and by nobody else', async () => {
  const made = await saveEntry(shop, 'blog', null, { title: 'Zima w Tatrach', body: 'Śnieg', date: '2031-01-15' });
  const id = made.ok ? made.id : 0;
  const link = (await findEntry(shop, 'blog', id))?.link ?? '';
  const preview = `/zaplecze/podglad${link}?dnia=2031-01-15`;
  const seen = await ask(preview, { token });
  expect(seen.status).toBe(200);
  expect(seen.text).toContain('<h1');
  expect(seen.text).toContain('Zima w Tatrach');
  expect(seen.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(seen.headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'self'/);
  expect(seen.headers.get('Cache-Control')).toBe('no-store');
  // A day before, and in the shop, it is not there; its list does not remember the preview either.
  expect((await ask(`/zaplecze/podglad${link}?dnia=2031-01-14`, { token })).status).toBe(404);
  expect((await ask(link)).status).toBe(404);
  expect((await ask('/blog')).text).not.toContain('Zima w Tatrach');
  expect((await ask(preview)).status).toBe(302);
  const warehouse = await addSession(shop, await addStaff(shop, 'warehouse'));
  expect((await ask(preview, { token: warehouse })).status).toBe(403);
  expect((await ask('/zaplecze/konto', { token })).headers.get('X-Frame-Options')).toBe('DENY');
});

it('O.36 somebody who saves over another gets both versions back', async () => {
  const made = await saveEntry(shop, 'news', null, { title: 'Otwarcie', body: 'Raz', date: '2026-01-15' });
  const id = made.ok ? made.id : 0;
  const mark = (await findEntry(shop, 'news', id))?.mark ?? '';
  await saveEntry(shop, 'news', id, { body: 'Wersja druga' });
  const form = {
    intent: 'save',
    mark,
    title: 'Otwarcie',
    lead: '',
    date: '2026-01-15',
    photo: '',
    body: 'Moja wersja',
  };
  const { text } = await ask(`/zaplecze/aktualnosci/${id}`, { token, form });
  expect(text).toContain('Ktoś zapisał ten tekst');
  expect(text).toContain('Moja wersja');
  expect(text).toContain('Wersja druga');
  expect((await findEntry(shop, 'news', id))?.body).toBe('<p>Wersja druga</p>');
});

it('O.39 a newsletter is written, tried on oneself and sent by plain forms; only who may send sends it', async () => {
  const path = '/zaplecze/newslettery';
  const words = { subject: 'Jesień w lesie', body: '<p>Nowe <b>kurtki</b></p><script>x</script>', mark: '' };
  const refused = await ask(`${path}/nowy`, { token, form: { ...words, subject: '', intent: 'save' } });
  expect([refused.status, refused.text.includes('Nowe &lt;b&gt;kurtki')]).toEqual([400, true]);
  const saved = await ask(`${path}/nowy`, { token, form: { ...words, intent: 'test' } });
  expect([saved.status, saved.location]).toEqual([302, expect.stringMatching(/newslettery\/\d+\?proba=1$/)]);
  const [mail] = await shop.db.select().from(outbox);
  expect(mail?.subject).toBe('Próba: Jesień w lesie');
  expect(mail?.html).toContain('<p>Nowe <b>kurtki</b></p>');
  const one = saved.location.replace(/\?.*/, '');
  const reader = { email: 'ola@example.pl', consent: 'Tak', token: newToken(), askedAt: shop.now() };
  await shop.db.insert(newsletterReaders).values({ ...reader, confirmedAt: shop.now() });
  expect((await ask(one, { token, form: { ...words, intent: 'start' } })).status).toBe(403);
  const manager = await addSession(shop, await addStaff(shop, 'manager'));
  expect((await ask(one, { token: manager })).text).toContain(newsletterTexts.acts.start(1));
  const started = await ask(one, { token: manager, form: { ...words, intent: 'start' } });
  expect([started.status, started.location]).toEqual([302, `${one}?zaczeto=1`]);
  const shown = await ask(one, { token: manager });
  expect(shown.text).toContain(newsletterTexts.acts.stop);
  expect(shown.text).toContain(newsletterTexts.progress(0, 1));
  expect((await ask(one, { token: manager, form: { intent: 'stop' } })).text).toContain(newsletterTexts.acts.resume);
  expect((await ask(one, { token, form: { ...words, intent: 'save' } })).status).toBe(400);
  expect((await ask(path, { token })).text).toContain(newsletterTexts.states.stopped);
});
