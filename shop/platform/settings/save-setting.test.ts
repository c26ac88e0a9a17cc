import { expect, it } from 'vitest';
import { demoSettings } from '#shop/demo/content/settings.ts';
import { openShop } from '#shop/open-shop.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { testLog } from '#shop/platform/db/testing/test-log.ts';
import { saveSetting } from './save-setting.ts';
import { isSettingName } from './setting-schemas.ts';
import { defaultSettings } from './shop-settings.ts';

const { shop, url } = await testDatabase({ filled: 'bare' });

async function settingsAfterStart() {
  const { close, settings } = await openShop({ databaseUrl: url, log: testLog, poolSize: 1 });
  await close();
  return settings;
}

it('a shop that starts anew has what was set, and the defaults again once that is taken back', async () => {
  expect(await saveSetting(shop, 'name', 'Gawra')).toBe('saved');
  expect(await saveSetting(shop, 'company.city', 'Kraków')).toBe('saved');
  expect(await saveSetting(shop, 'returnDays', '60')).toBe('saved');
  expect(await saveSetting(shop, 'position', '{"latitude":50,"longitude":20}')).toBe('saved');
  expect(await settingsAfterStart()).toMatchObject({
    name: 'Gawra',
    returnDays: 60,
    position: { latitude: 50, longitude: 20 },
    company: { ...defaultSettings.company, city: 'Kraków' },
  });
  expect(await saveSetting(shop, 'position', 'null')).toBe('saved');
  await saveSetting(shop, 'name', null);
  expect(await settingsAfterStart()).toMatchObject({ name: defaultSettings.name, position: null });
});

it('takes everything the demo has set, and keeps it as it was', async () => {
  for (const [name, value] of Object.entries(demoSettings)) {
    if (!isSettingName(name)) continue;
    expect(await saveSetting(shop, name, typeof value === 'string' ? value : JSON.stringify(value))).toBe('saved');
  }
  expect(await settingsAfterStart()).toEqual(demoSettings);
});

it.each([
  ['colour', 'red', 'unknown-setting'],
  ['constructor', 'x', 'unknown-setting'],
  ['currency', 'EUR', 'unknown-setting'],
  ['company.planet', 'Mars', 'unknown-setting'],
  ['company.city.part', 'x', 'unknown-setting'],
  ['returnDays', 'month', 'wrong-value'],
  ['returnDays', '"30"', 'wrong-value'],
  ['priceType', 'free', 'wrong-value'],
  ['company', '{"name":"X"}', 'wrong-value'],
  ['passwordLength.min', '"x"', 'wrong-value'],
  ['brandFolder', 'https://evil.example', 'wrong-value'],
  ['returnDeliveries', '[{"id":"kurier"}]', 'wrong-value'],
  ['payLater', '{"instalments":[{"id":"x"}],"deferred":null}', 'wrong-value'],
])('%s = %s is refused', async (path, typed, outcome) => {
  expect(await saveSetting(shop, path, typed)).toBe(outcome);
});
