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
  [{ referer: 'https://sklep.test/koszyk' }, false],
  [{ referer: 'https://zly.example/' }, true],
])('%o comes from another site: %s', (headers, foreign) => {
  expect(comesFromAnotherSite(new Headers({ host: 'sklep.test', ...headers }), {})).toBe(foreign);
});

it.each([
  ['https://sklep.test/a?b=c#d', '/a?b=c'],
  ['https://sklep.test//zly.example', null],
  ['https://zly.example/a', null],
  ['javascript:alert(1)', null],
  ['nonsense', null],
])('the way back from %s is %s', (referer, back) => {
  expect(ownReferer(new Headers({ host: 'sklep.test', referer }), {})).toBe(back);
});

it('a proxy that rewrites the host leaves older browsers their basket', () => {
  const headers = { host: '10.0.0.5:3000', origin: 'https://sklep.test', referer: 'https://sklep.test/kubki' };
  for (const [more, place] of [
    [{}, { origin: 'https://sklep.test' }],
    [{ 'x-forwarded-host': 'sklep.test' }, { trustProxy: true }],
  ] as const) {
    const sent = new Headers({ ...headers, ...more });
    expect(comesFromAnotherSite(sent, place)).toBe(false);
    expect(ownReferer(sent, place)).toBe('/kubki');
  }
  expect(comesFromAnotherSite(new Headers({ ...headers, 'x-forwarded-host': 'sklep.test' }), {})).toBe(true);
});
