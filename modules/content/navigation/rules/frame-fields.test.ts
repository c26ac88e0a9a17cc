import { expect, it } from 'vitest';
import { parseFields, writeFields } from '#platform/forms/rules/typed-fields.ts';
import type { FrameLinks } from '#platform/settings/rules/setting-values.ts';
import { checkFrame, frameFields, toFrameLinks, toFrameValues } from './frame-fields.ts';

const LAW = ['/regulamin', '/prywatnosc', '/odstapienie', '/deklaracja-dostepnosci'];
const FRAME: FrameLinks = {
  menu: [{ label: 'Wyprzedaż: zima', address: '/promocje' }],
  footer: [
    { title: 'Prawo', links: LAW.map((address) => ({ label: address.slice(1), address })) },
    { title: 'My', links: [{ label: 'Blog', address: 'https://blog.example/a?b=1' }] },
  ],
};
const typed = writeFields(frameFields, toFrameValues(FRAME));

it('links are typed a line each, and come back as they were', () => {
  const { values } = parseFields(frameFields, typed);
  expect(values && toFrameLinks(values)).toEqual(FRAME);
  expect(values && checkFrame(values)).toBeNull();
});

it.each([
  ['no address', 'Blog'],
  ['an address of nowhere', 'Blog: blog'],
  ['a script', 'Blog: javascript:alert(1)'],
  ['one address twice', 'Blog: /blog\nDziennik: /blog'],
  ['too many', Array.from({ length: 5 }, (_, at) => `A: /a${at}`).join('\n')],
])('%s is refused', (_, menu) => {
  expect(parseFields(frameFields, { ...typed, menu }).faults).toEqual({ menu: 'links' });
});

it('a column has a name, and what the law asks for stays in the footer', () => {
  const values = toFrameValues(FRAME);
  expect(checkFrame({ ...values, title2: '' })).toEqual({ title2: 'required' });
  expect(checkFrame({ ...values, links1: values.links1.slice(1) })).toEqual({ links3: 'links-of-law' });
});
