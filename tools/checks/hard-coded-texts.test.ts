import { expect, it } from 'vitest';
import { findHardCodedTexts } from './hard-coded-texts.ts';

it.each([
  ['a string', `const name = 'Wróć do sklepu';`],
  ['a template', `const name = \`Zamówienie \${number}\`;`],
  ['text between tags', `const a = <p>Dodaj do koszyka</p>;`],
  ['text next to a value', `const a = <p>{count} sztuk</p>;`],
  ['a spoken attribute', `const a = <button aria-label="Zamknij" />;`],
  ['an alternative text', `const a = <img alt="Zdjecie produktu" src={x} />;`],
])('finds a Polish text in %s', (_, code) => {
  expect(findHardCodedTexts('app/a.tsx', code)).toEqual([
    { place: 'app/a.tsx:1', problem: expect.stringContaining('belongs to texts/') },
  ]);
});

it.each([
  ['comments', `// Wróć\n/* Żółty */ const a = <p>{/* Wróć */}</p>;`],
  ['texts taken from texts/', `const a = <p aria-label={texts.close}>{texts.add}</p>;`],
  ['signs and numbers', `const a = <p>× 3 · </p>;`],
  ['class names and other attributes', `const a = <p className="bg-surface" id="content" alt="" />;`],
])('accepts %s', (_, code) => {
  expect(findHardCodedTexts('app/a.tsx', code)).toEqual([]);
});

it('names the line', () => {
  expect(findHardCodedTexts('app/a.tsx', `const a = 1;\n\nconst b = 'łóżko';`)[0]?.place).toBe('app/a.tsx:3');
});
