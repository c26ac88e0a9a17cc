import { expect, it } from 'vitest';
import { stale } from '#modules/back-office/resources/texts/panel.ts';
import { fields } from '#modules/content/navigation/texts/panel.ts';
import { findEntry, saveEntry } from '#modules/content/pages/server/index.ts';
import * as newsletterTexts from '#modules/customers/newsletter/texts/panel.ts';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { newToken } from '#platform/visitors/server/index.ts';
import { newsletterReaders, outbox } from '#server/shop/schema.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask, pageText } = await openPanel({ filled: 'empty' });
const token = await addSession(shop, await addStaff(shop, 'editor'));

it('O.36 an entry dated ahead is shown in its real page to staff only', async () => {
  const made = await saveEntry(shop, 'blog', null, { title: 'Zima w Tatrach', body: 'Śnieg', date: '2031-01-15' });
  const id = made.ok ? made.id : 0;
  const link = (await findEntry(shop, 'blog', id))?.link ?? '';
  const preview = `/zaplecze/podglad${link}?dnia=2031-01-15`;
  const shown = await ask(preview, { token });
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('<h1');
  expect(shown.text).toContain('Zima w Tatrach');
  expect(shown.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(shown.headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'self'/);
  expect(shown.headers.get('Cache-Control')).toBe('no-store');
  // A day before, and in the shop, it is not there; its list does not remember the preview either.
  expect((await ask(`/zaplecze/podglad${link}?dnia=2031-01-14`, { token })).status).toBe(404);
  expect((await ask(link)).status).toBe(404);
  expect((await ask('/blog')).text).not.toContain('Zima w Tatrach');
  expect((await ask(preview)).status).toBe(302);
  const warehouse = await addSession(shop, await addStaff(shop, 'warehouse'));
  expect((await ask(preview, { token: warehouse })).status).toBe(403);
  expect((await ask('/zaplecze/konto', { token })).headers.get('X-Frame-Options')).toBe('DENY');
});

it("O.36 a save over another user's change returns both versions", async () => {
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
  const reader = { email: 'ola@example.pl', consent: 'Tak', token: newToken(), requestedAt: shop.now() };
  await shop.db.insert(newsletterReaders).values({ ...reader, confirmedAt: shop.now() });
  expect((await ask(one, { token, form: { ...words, intent: 'start' } })).status).toBe(403);
  const manager = await addSession(shop, await addStaff(shop, 'manager'));
  expect((await ask(one, { token: manager })).text).toContain(newsletterTexts.actions.start(1));
  const started = await ask(one, { token: manager, form: { ...words, intent: 'start' } });
  expect([started.status, started.location]).toEqual([302, `${one}?zaczeto=1`]);
  const shown = await ask(one, { token: manager });
  expect(shown.text).toContain(newsletterTexts.actions.stop);
  expect(shown.text).toContain(newsletterTexts.progress(0, 1));
  expect((await ask(one, { token: manager, form: { intent: 'stop' } })).text).toContain(newsletterTexts.actions.resume);
  expect((await ask(one, { token, form: { ...words, intent: 'save' } })).status).toBe(400);
  expect((await ask(path, { token })).text).toContain(newsletterTexts.states.stopped);
});

it('links of menu and footer are set by a plain form: every page has them at once, and what is refused stays in its field', async () => {
  const SCREEN = '/zaplecze/menu-i-stopka';
  const law = ['/regulamin', '/prywatnosc', '/odstapienie', '/deklaracja-dostepnosci'];
  const links1 = law.map((address) => `Tekst ${address}: ${address}`).join('\n');
  const opened = await ask(SCREEN, { token });
  const mark = /name="mark" value="([^"]+)"/.exec(opened.text)?.[1] ?? '';
  const form = { intent: 'save', mark, menu: 'Pod namiot: /kategorie', title1: 'Ważne', links1 };
  expect((await ask(SCREEN, { token, form })).status).toBe(200);
  await expect.poll(pageText('/contact.php')).toContain('Pod namiot');
  const { text } = await ask('/contact.php');
  expect(text).toContain('Ważne');
  expect(text).not.toContain('href="/opinie-o-sklepie"');
  // Parts that only the server renders are not sent a second time as data.
  expect(/id="shell-data"[^>]*>[^<]*/.exec(text)?.[0]).not.toContain('Ważne');
  const late = await ask(SCREEN, { token, form: { ...form, menu: 'Inaczej: /blog' } });
  expect([late.status, late.text.includes(stale), late.text.includes('Inaczej: /blog')]).toEqual([409, true, true]);
  const wrong = await ask(SCREEN, { token, form: { ...form, mark: '', links1: 'Blog: /blog' } });
  expect([wrong.status, wrong.text.includes(inputFaults['links-of-law'])]).toEqual([400, true]);
  expect(wrong.text).toContain(fields.links1.label);
  await ask(SCREEN, { token, form: { intent: 'reset' } });
  await expect.poll(pageText('/contact.php')).toContain('href="/opinie-o-sklepie"');
});

it('a strip above the shop is shown from the moment it is switched on', async () => {
  const form = { intent: 'save', text: 'Otwarte w niedzielę', address: '/sklepy', enabled: '1' };
  expect((await ask('/contact.php')).text).not.toContain('Otwarte w niedzielę');
  const sent = await ask('/zaplecze/paski/nowy', { token, form });
  const id = sent.location.split('=')[1] ?? '';
  await expect.poll(pageText('/contact.php')).toMatch(/<a href="\/sklepy"[^>]*>Otwarte w niedzielę/);
  await ask('/zaplecze/paski', { token, form: { intent: 'off', id } });
  await expect.poll(pageText('/contact.php')).not.toContain('Otwarte w niedzielę');
  const wrong = await ask('/zaplecze/paski/nowy', { token, form: { ...form, address: 'javascript:x' } });
  expect([wrong.status, wrong.text.includes('value="javascript:x"')]).toEqual([400, true]);
});

it('O.29 words of the catalogue are tended by plain forms; what is refused answers 4xx with what was typed', async () => {
  const made = await ask('/zaplecze/cechy/nowy', { token, form: { intent: 'save', name: 'Materiał' } });
  const trait = `/zaplecze/cechy/${made.location.split('=')[1]}`;
  await ask(trait, { token, form: { intent: 'value', value: 'len' } });
  expect((await ask(trait, { token })).text).toContain('value="len"');
  const long = 'x'.repeat(121);
  const refused = await ask(trait, { token, form: { intent: 'value', value: long } });
  expect([refused.status, refused.text.includes(`value="${long}"`)]).toEqual([409, true]);
  const producer = { intent: 'save', name: 'Żbik', email: 'nie-adres' };
  const wrong = await ask('/zaplecze/producenci/nowy', { token, form: producer });
  expect([wrong.status, wrong.text.includes(inputFaults.email)]).toEqual([400, true]);
  const sent = await ask('/zaplecze/producenci/nowy', { token, form: { ...producer, email: '' } });
  const id = sent.location.split('=')[1];
  expect((await ask(`/producent/${id}/dawniej`)).location).toBe(`/producent/${id}/zbik`);
  const size = await ask('/zaplecze/rozmiary', { token, form: { intent: 'rename', type: 'nie-ma', name: 'XS' } });
  expect(size.status).toBe(409);
});
