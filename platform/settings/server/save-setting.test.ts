import { expect, it } from 'vitest';
import { demoSettings } from '#demo/content/settings.ts';
import type { ShopLog } from '#platform/shop/server/shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { changeSettings } from './change-settings.ts';
import { saveSetting } from './save-setting.ts';
import { isSettingName } from './setting-schemas.ts';
import { defaultSettings } from './shop-settings.ts';

const { shop, url } = await testDatabase({ filled: 'bare' });

async function settingsAfterStart(log: ShopLog = testLog) {
  const { close, settings } = await openShop({ databaseUrl: url, log, poolSize: 1 });
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

it('a wrong value in the database is replaced by its default and reported; a missing part is filled in', async () => {
  const warnings: unknown[] = [];
  const write = (name: string, value: unknown) =>
    shop.pool.query('insert into settings values ($1, $2) on conflict (name) do update set value = $2', [
      name,
      JSON.stringify(value),
    ]);
  await write('returnDays', 'a secret month');
  await write('orderLimits', { address: 7, caller: 8 });
  const settings = await settingsAfterStart({ ...testLog, warn: (details) => warnings.push(details) });
  expect(settings.returnDays).toBe(defaultSettings.returnDays);
  expect(settings.orderLimits).toEqual({ address: 7, caller: 8, customer: defaultSettings.orderLimits.customer });
  expect(warnings).toEqual([{ setting: 'returnDays', wrong: ['returnDays'] }]);
});

it.each([
  ['colour', 'red', 'unknown-setting'],
  ['constructor', 'x', 'unknown-setting'],
  ['currency', 'EUR', 'unknown-setting'],
  ['company.planet', 'Mars', 'unknown-setting'],
  ['company.city.part', 'x', 'unknown-setting'],
  ['returnDays', 'month', 'wrong-value'],
  ['returnDays', '"30"', 'wrong-value'],
  ['returnDays', '13', 'too-few-days'],
  ['priceType', 'free', 'wrong-value'],
  ['company', '{"name":"X"}', 'wrong-value'],
  ['passwordLength.min', '"x"', 'wrong-value'],
  ['brandFolder', 'https://evil.example', 'wrong-value'],
  ['wordmark.path', 'M0 0"/><script>', 'wrong-value'],
  ['wordmark.path', 'M0 0'.repeat(1_001), 'too-long'],
  ['returnDeliveries', '[{"id":"kurier"}]', 'wrong-value'],
  ['payLater', '{"instalments":[{"id":"x"}],"deferred":null}', 'wrong-value'],
  ['name', '  ', 'empty'],
  ['tagline', 'x'.repeat(501), 'too-long'],
  ['email', 'jan', 'wrong-email'],
  ['phone', 'zadzwoń', 'wrong-phone'],
  ['company.zipcode', 'abc', 'wrong-zipcode'],
  ['company.taxNumber', '123', 'wrong-tax-number'],
  ['register.krs', '12', 'wrong-krs'],
  ['bankAccount', '61 1090', 'wrong-bank-account'],
  ['shipmentDeadline', '25:00', 'wrong-time'],
])('%s = %s is refused', async (path, typed, outcome) => {
  expect(await saveSetting(shop, path, typed)).toBe(outcome);
});

it('several are saved together or not at all, each fault named at its field', async () => {
  await saveSetting(shop, 'name', 'Gawra');
  const values = { name: 'Leśna', 'company.taxNumber': '1', 'company.zipcode': 'x', returnDays: -1, colour: 'red' };
  expect(await changeSettings(shop, values)).toEqual({
    kind: 'refused',
    faults: {
      'company.taxNumber': 'wrong-tax-number',
      'company.zipcode': 'wrong-zipcode',
      returnDays: 'too-few-days',
      colour: 'unknown-setting',
    },
  });
  expect((await settingsAfterStart()).name).toBe('Gawra');
  expect(await changeSettings(shop, { name: 'Leśna', 'company.city': 'Kraków', 'company.street': 'Długa 1' })).toEqual({
    kind: 'saved',
    changed: ['name', 'company'],
  });
  expect(await settingsAfterStart()).toMatchObject({ name: 'Leśna', company: { city: 'Kraków', street: 'Długa 1' } });
});

it('two who change two parts of one setting at a time keep both', async () => {
  const parts = ['court', 'regon', 'shareCapital'];
  await Promise.all(parts.map((part) => changeSettings(shop, { [`register.${part}`]: `new ${part}` })));
  expect((await settingsAfterStart()).register).toMatchObject(
    Object.fromEntries(parts.map((part) => [part, `new ${part}`])),
  );
});
