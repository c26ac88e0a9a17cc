import { expect, it } from 'vitest';
import { findEntry, saveEntry } from '#shop/content/pages/index.ts';
import { addSession, addStaff } from '#shop/platform/db/testing/staff-rows.ts';
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
