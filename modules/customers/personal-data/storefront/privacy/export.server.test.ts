import { expect, it } from 'vitest';
import { fillAnna } from '#platform/testing/fill-anna.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { exportData } from '../../server/index.ts';
import * as personalDataTexts from '../../texts/export.ts';

const { shop } = await testDatabase();

it('X.22 everything in the export has a Polish name', async () => {
  await fillAnna(shop);
  const data = (await exportData(shop, 1)) ?? {};
  expect(Object.values(data).flat().length).toBeGreaterThan(20);
  const nameless = new Set(Object.keys(data).filter((part) => !personalDataTexts.parts[part]));
  JSON.parse(JSON.stringify(Object.values(data).flat()), (key, value) => {
    if (key !== '' && !/^\d+$/.test(key) && !personalDataTexts.fields[key]) nameless.add(key);
    return value;
  });
  expect([...nameless]).toEqual([]);
});
