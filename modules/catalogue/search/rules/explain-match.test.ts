import { expect, it } from 'vitest';
import { explainMatch } from './explain-match.ts';
import { toOwnWords } from './own-words.ts';
import { parseQuery } from './parse-query.ts';

const knife = {
  name: 'Nóż składany Zbieracz',
  code: 'POL-00120',
  producer: 'Kuźnia',
  categories: 'Biwak\nNoże i narzędzia',
  other: 'stal nierdzewna',
  description: 'Mieści się w kieszeni, a ostrze blokuje się po rozłożeniu.',
};
const own = toOwnWords([{ phrases: ['kozik', 'gerlach'], names: ['nóż składany'], bothWays: false }]);

it.each([
  ['nóż', { place: 'first-in-name', kind: 'typed', found: 'noz' }],
  ['noża', { place: 'first-in-name', kind: 'form', found: 'noz' }],
  ['składanych', { place: 'name', kind: 'form', found: 'skladany' }],
  ['kuźnia', { place: 'producer', kind: 'typed', found: 'kuznia' }],
  ['biwak', { place: 'category', kind: 'typed', found: 'biwak' }],
  ['narzędzie', { place: 'mixed-category', kind: 'form', found: 'narzedzia' }],
  ['00120', { place: 'code', kind: 'typed', found: '00120' }],
  ['drewniany', null],
  ['kieszenie', { place: 'description', kind: 'form', found: 'kieszeni' }],
  ['nierdz', { place: 'other', kind: 'beginning', found: 'nierdzewna' }],
  ['gerlach', { place: 'first-in-name', kind: 'own-synonym', found: 'nóż składany' }],
  ['scyzoryk', { place: 'first-in-name', kind: 'other-name', found: 'nóż składany' }],
])('O.31 why „%s” finds the knife: %j', (text, match) => {
  expect(explainMatch(parseQuery(text, own).words, knife).map((word) => word.match)).toEqual([match]);
});
