import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { demoCustomer } from '#demo/content/customer.ts';
import { demoSettings } from '#demo/content/settings.ts';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';
import { isText } from './unused-texts.ts';

const { name, tagline, email, phone, company, register, rebateCode, bankAccount, payLater } = demoSettings;
const WORDS = [
  ...[name, 'Polanie', 'polana', tagline, email, phone, company.name, company.street, company.taxNumber],
  ...[register.krs, register.regon, rebateCode, bankAccount, bankAccount.replaceAll(' ', '')],
  ...payLater.instalments.map((offer) => offer.name),
  ...[demoCustomer.email, demoCustomer.password],
];
/** The demo itself, and what only tests load. */
const DEMO = /^demo\/|^public\/brand\/polana\/|\.test\.tsx?$|\/testing\//;

it('O.03 no word of the demo is in the code of every shop', () => {
  const product = sourceFiles([
    '{modules,panel,platform,server,storefront,wire}/**/*.{ts,tsx,css,json,sql}',
    'public/**/*.{svg,js,css,html}',
  ]).filter((file) => !DEMO.test(file));
  expect(product.length).toBeGreaterThan(1000);
  const found = product.flatMap((file) => {
    const content = readFileSync(path.join(repositoryRoot, file), 'utf8');
    // An ordinary word, but in a text it is the demo that speaks.
    const words = isText(file) ? [...WORDS, 'szlaku', 'szlak'] : WORDS;
    return words
      .filter((word) =>
        new RegExp(`(?<![\\p{L}\\d])${word.replaceAll(/[.+]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(content),
      )
      .map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
