import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { findCloseSpellings } from './index.ts';

const { shop } = await testDatabase({ filled: 'demo' });

it('X.26 words like the typed one are offered when nothing was found', async () => {
  expect(await findCloseSpellings(shop, 'plecaczycho')).toContain('plecak');
});

it.each(['xqzwvk', '', '%', '🏔️', 'zwrot towaru', 'taty'])('%s offers no rubbish', async (text) => {
  expect(await findCloseSpellings(shop, text)).toEqual([]);
});
