import { expect, it } from 'vitest';
import { isFromThisShop } from './security-headers.ts';

const own = { origin: 'https://sklep.example', host: 'sklep.example' };

it.each([
  ['POST', '/konto', 'https://sklep.example', true],
  ['POST', '/konto', 'https://zlo.example', false],
  ['DELETE', '/konto', 'https://zlo.example', false],
  ['GET', '/konto', 'https://zlo.example', true],
  ['GET', '/zaplecze/pulpit', undefined, true],
  // Without a word of where it comes from no form is taken, but calls of the contract and of mail programs are.
  ['POST', '/zaplecze/wyloguj', undefined, false],
  ['POST', '/logowanie', undefined, false],
  ['POST', '/ajax/get.php', undefined, true],
  ['POST', '/basketchange.php', undefined, true],
  ['POST', '/basketchange.php', 'https://zlo.example', false],
  ['POST', '/graphql/v1/', undefined, true],
  ['POST', '/graphql/v1', undefined, true],
  ['POST', '/newsletter/abc/rezygnacja', undefined, true],
  ['POST', '/zaplecze/x.php', undefined, false],
])('O.08 %s %s from %s is allowed: %s', (method, path, origin, allowed) => {
  expect(isFromThisShop({ method, path, origin, referer: undefined, fetchSite: undefined }, own)).toBe(allowed);
});

const forms = [
  '/zamowienie/dane',
  '/koszyk',
  '/newsletter',
  '/zwroty',
  '/konto/dane',
  '/logowanie',
  '/zaplecze/wejscie',
];

it.each([
  ['https://sklep.example/zamowienie/dane', true],
  ['https://zlo.example/', false],
  ['https://sklep.example.zlo.example/', false],
  ['', false],
  [undefined, false],
])('O.08 a form sent with no header but the Referer %j is allowed: %s', (referer, allowed) => {
  for (const path of forms) {
    expect(isFromThisShop({ method: 'POST', path, origin: undefined, referer, fetchSite: undefined }, own)).toBe(
      allowed,
    );
  }
});

it.each([
  ['/basketchange.php', 'cross-site', 'image', false],
  ['/basketchange.php', 'cross-site', 'document', true],
  ['/basketchange.php', 'same-origin', 'empty', true],
  ['/basketchange.php', undefined, undefined, true],
  ['/media/a.webp', 'cross-site', 'image', true],
])('O.08 GET %s from %s as %s is allowed: %s', (path, fetchSite, fetchDest, allowed) => {
  expect(
    isFromThisShop({ method: 'GET', path, origin: undefined, referer: undefined, fetchSite, fetchDest }, own),
  ).toBe(allowed);
});
