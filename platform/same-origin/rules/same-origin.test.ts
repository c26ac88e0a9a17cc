import { describe, expect, it } from 'vitest';
import { comesFromThisShop, isOwnAddress, namesItsPlace, ownAddress } from './same-origin.ts';

const own = { origin: 'https://sklep.example', host: '10.0.0.5:3000' };

describe('comesFromThisShop', () => {
  it.each<[{ fetchSite?: string; origin?: string; referer?: string }, boolean]>([
    [{ fetchSite: 'same-origin', origin: 'https://zlo.example' }, true],
    [{ fetchSite: 'none' }, true],
    [{ fetchSite: 'same-site', origin: 'https://blog.sklep.example' }, false],
    [{ fetchSite: 'cross-site', origin: 'https://sklep.example' }, false],
    [{ origin: 'https://sklep.example' }, true],
    [{ origin: 'http://10.0.0.5:3000' }, true],
    [{ origin: 'https://sklep.example.zlo.example' }, false],
    [{ origin: 'null' }, false],
    [{}, true],
    [{ referer: 'https://sklep.example/koszyk?a=b' }, true],
    [{ referer: 'http://10.0.0.5:3000/koszyk' }, true],
    [{ referer: 'https://zlo.example/?https://sklep.example/' }, false],
    [{ referer: 'http://sklep.example/koszyk' }, false],
    [{ referer: '' }, false],
    [{ origin: 'null', referer: 'https://sklep.example/koszyk' }, false],
    [{ origin: 'https://zlo.example', referer: 'https://sklep.example/koszyk' }, false],
    [{ origin: 'https://sklep.example', referer: 'https://zlo.example/' }, true],
    [{ fetchSite: 'cross-site', referer: 'https://sklep.example/koszyk' }, false],
  ])('%j: %s', ({ fetchSite, origin, referer }, allowed) => {
    expect(comesFromThisShop({ fetchSite, origin, referer }, own)).toBe(allowed);
  });
});

it.each<[{ fetchSite?: string; origin?: string; referer?: string }, boolean]>([
  [{}, false],
  [{ fetchSite: 'none' }, true],
  [{ origin: 'null' }, true],
  [{ referer: '' }, true],
])('%j names a site: %s', ({ fetchSite, origin, referer }, names) => {
  expect(namesItsPlace({ fetchSite, origin, referer })).toBe(names);
});

it.each([
  [true, 'sklep.example'],
  [false, 'sklep:3000'],
])('the forwarded host counts when the proxy is trusted: %s', (trustProxy, host) => {
  const asked = { host: 'sklep:3000', forwardedHost: 'sklep.example' };
  expect(ownAddress(asked, { trustProxy }).host).toBe(host);
  expect(ownAddress({ ...asked, forwardedHost: undefined }, { trustProxy }).host).toBe('sklep:3000');
});

it.each([
  ['https://sklep.example/kubki?a=b', true],
  ['http://10.0.0.5:3000/kubki', true],
  ['https://zlo.example/?https://sklep.example', false],
  ['javascript:alert(1)', false],
  ['nonsense', false],
])('%s is an address of the shop: %s', (address, is) => {
  expect(isOwnAddress(address, { ...own })).toBe(is);
});

it('an address without a host is of no origin, even when the request names none either', () => {
  for (const host of ['', undefined]) {
    expect(isOwnAddress('file:///tmp/a.html', { origin: undefined, host })).toBe(false);
    expect(
      comesFromThisShop({ fetchSite: undefined, origin: 'file:///', referer: undefined }, { origin: undefined, host }),
    ).toBe(false);
  }
});
