import { expect, it } from 'vitest';
import { parseReturnAddress, withReturn } from './return-address.ts';

it.each([
  ['/konto/zamowienia/123?token=a', '/konto/zamowienia/123?token=a'],
  ['/konto#dane', '/konto#dane'],
  ['/', '/'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/%5Cevil', '/%5Cevil'],
  ['/a\\b', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['/\t/evil.example', null],
  ['/..//evil.example', null],
  ['konto', null],
  ['', null],
  [null, null],
  [`/${'a'.repeat(499)}`, `/${'a'.repeat(499)}`],
  [`/${'a'.repeat(500)}`, null],
])('the way back %s is read as %s', (text, expected) => {
  expect(parseReturnAddress(text)).toBe(expected);
});

it('an address gets its way back as its first parameter or as one more', () => {
  expect(withReturn('/logowanie', '/konto')).toBe('/logowanie?powrot=%2Fkonto');
  expect(withReturn('/logowanie?haslo', '/konto')).toBe('/logowanie?haslo&powrot=%2Fkonto');
});

it('is written into an address and read back', () => {
  const address = withReturn('/logowanie?haslo', '/konto/dane?a=1&b=2');
  expect(parseReturnAddress(new URL(address, 'http://x').searchParams.get('powrot'))).toBe('/konto/dane?a=1&b=2');
});
