import { expect, it } from 'vitest';
import { comesFromAnotherSite, ownReferer } from './same-origin.ts';

it.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://zly.example' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: 'https://sklep.test' }, false],
  [{ origin: 'https://sklep.test:8443' }, true],
  [{ origin: 'https://sklep.test.zly.example' }, true],
  [{ origin: 'nonsense' }, true],
])('%o comes from another site: %s', (headers, foreign) => {
  expect(comesFromAnotherSite(new Headers({ host: 'sklep.test', ...headers }))).toBe(foreign);
});

it.each([
  ['https://sklep.test/a?b=c#d', '/a?b=c'],
  ['https://sklep.test//zly.example', null],
  ['https://zly.example/a', null],
  ['javascript:alert(1)', null],
  ['nonsense', null],
])('the way back from %s is %s', (referer, back) => {
  expect(ownReferer(new Headers({ host: 'sklep.test', referer }))).toBe(back);
});
