import { describe, expect, it } from 'vitest';
import { type PointQuery, parsePointQuery } from './parse-point-query.ts';

describe('parsePointQuery', () => {
  it.each<[string, PointQuery]>([
    ['', { kind: 'empty' }],
    ['  ', { kind: 'empty' }],
    ['30-224', { kind: 'postcode', postcode: '30-224' }],
    ['30224 Kraków', { kind: 'postcode', postcode: '30-224' }],
    ['Kraków', { kind: 'city', words: ['krakow'] }],
    ['Bielsko-Biała', { kind: 'city', words: ['bielsko', 'biala'] }],
    ['KRA01M', { kind: 'city', words: ['kra01m'] }],
    ['ul. Długa 5, Kraków', { kind: 'address', words: ['dluga', 'krakow'] }],
    ['Długa 5', { kind: 'address', words: ['dluga'] }],
    ...['ul.', 'ulica', 'al.', 'aleja', 'Aleje', 'pl.', 'plac', 'os.', 'osiedle', 'rondo'].map(
      (word): [string, PointQuery] => [`${word} Leśne 7`, { kind: 'address', words: ['lesne'] }],
    ),
    ['Długa 12b', { kind: 'address', words: ['dluga'] }],
    ['Długa 123', { kind: 'address', words: ['dluga'] }],
    ['Kraków KRA01M', { kind: 'city', words: ['krakow', 'kra01m'] }],
    ['Kraków 5bis', { kind: 'city', words: ['krakow', '5bis'] }],
    ['Kraków A1', { kind: 'city', words: ['krakow', 'a1'] }],
    ['5bis, Kraków', { kind: 'address', words: ['krakow'] }],
    ['5b', { kind: 'city', words: ['5b'] }],
    [' – Kraków – ', { kind: 'city', words: ['krakow'] }],
    ['Kraków 30-224', { kind: 'postcode', postcode: '30-224' }],
    ['Kraków30-224', { kind: 'address', words: ['krakow30'] }],
    ['30 224, Kraków', { kind: 'postcode', postcode: '30-224' }],
    [`${'a'.repeat(120)}b`, { kind: 'city', words: ['a'.repeat(120)] }],
    ['12', { kind: 'unreadable' }],
    ['!!!', { kind: 'unreadable' }],
  ])('%j', (text, query) => {
    expect(parsePointQuery(text)).toEqual(query);
  });
});
