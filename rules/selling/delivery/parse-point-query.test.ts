import { describe, expect, it } from 'vitest';
import { parsePointQuery } from './parse-point-query.ts';

describe('readPointQuery', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['  ', { kind: 'empty' }],
    ['30-224', { kind: 'postcode', postcode: '30-224' }],
    ['30224 Kraków', { kind: 'postcode', postcode: '30-224' }],
    ['Kraków', { kind: 'city', words: ['krakow'] }],
    ['Bielsko-Biała', { kind: 'city', words: ['bielsko', 'biala'] }],
    ['KRA01M', { kind: 'city', words: ['kra01m'] }],
    ['ul. Długa 5, Kraków', { kind: 'address', words: ['dluga', 'krakow'] }],
    ['Długa 5', { kind: 'address', words: ['dluga'] }],
    ['12', { kind: 'unreadable' }],
    ['!!!', { kind: 'unreadable' }],
  ])('%j', (text, query) => {
    expect(parsePointQuery(text)).toEqual(query);
  });
});
