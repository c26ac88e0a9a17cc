import { describe, expect, it } from 'vitest';
import { isFromThisShop } from './same-origin.ts';

const ask = (changes: Partial<Parameters<typeof isFromThisShop>[0]>) =>
  isFromThisShop(
    { method: 'POST', host: 'sklep.example', origin: undefined, fetchSite: undefined, ...changes },
    'https://sklep.example',
  );

describe('a request that changes something', () => {
  it.each([
    [{ fetchSite: 'same-origin', origin: 'https://sklep.example' }, true],
    [{ fetchSite: 'none' }, true],
    [{ fetchSite: 'same-site', origin: 'https://blog.sklep.example' }, false],
    [{ fetchSite: 'cross-site', origin: 'https://zlo.example' }, false],
    [{ origin: 'https://sklep.example' }, true],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
    [{ origin: 'https://zlo.example' }, false],
    [{ origin: 'https://sklep.example.zlo.example' }, false],
    [{ origin: 'null' }, false],
    [{}, true],
    [{ method: 'GET', origin: 'https://zlo.example', fetchSite: 'cross-site' }, true],
    [{ method: 'DELETE', origin: 'https://zlo.example' }, false],
  ])('%j is allowed: %s', (request, allowed) => {
    expect(ask(request)).toBe(allowed);
  });
});
