import { expect, it } from 'vitest';
import { PANEL_FORM_BYTES, TOO_LARGE } from '#platform/files/rules/owner-pictures.ts';
import { isTooLarge, withoutPictures } from './large-forms.ts';

const address = 'http://sklep.test/zaplecze/bannery/7';

it('X.44 of a form with pictures too large what was typed before them is kept, and nothing of them', async () => {
  const form = new FormData();
  form.set('title', 'Żółty namiot\r\n--- i las');
  form.set('desktop', new File([new Uint8Array(400_000)], 'duży.jpg', { type: 'image/jpeg' }));
  form.set('intent', 'save');
  const sent = new Request(address, { method: 'POST', body: form, headers: { Cookie: 'a=1' } });
  const left = await withoutPictures(sent);
  expect(left.headers.get('Cookie')).toBe('a=1');
  expect([...(await left.formData())]).toEqual([
    ['title', 'Żółty namiot\r\n--- i las'],
    ['intent', TOO_LARGE],
  ]);
});

it.each([
  [address, PANEL_FORM_BYTES + 1, true],
  [address, PANEL_FORM_BYTES, false],
  [`${address}.data`, 200 * 1_048_576, true],
  ['http://sklep.test/zaplecze/produkty/7', 200 * 1_048_576, true],
  ['http://sklep.test/zaplecze/zamowienia', 200 * 1_048_576, false],
])('%s with %i bytes is a form too large: %s', (url, bytes, isLarge) => {
  expect(isTooLarge(new Request(url, { method: 'POST', headers: { 'Content-Length': String(bytes) } }))).toBe(isLarge);
});
