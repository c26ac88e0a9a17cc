import { expect, it } from 'vitest';
import { testDatabase } from '../db/testing/test-database.ts';
import { testLog } from '../db/testing/test-log.ts';
import { openShop } from '../open-shop.ts';
import { saveSetting } from './save-setting.ts';
import { defaultSettings } from './shop-settings.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });

async function settingsAfterStart() {
  const { close, settings } = await openShop({ databaseUrl: url, log: testLog, poolSize: 1 });
  await close();
  return settings;
}

it('a shop that starts anew has what was set, and the defaults again once that is taken back', async () => {
  expect(await saveSetting(shop, 'name', 'Gawra')).toBe('saved');
  expect(await saveSetting(shop, 'company.city', 'Kraków')).toBe('saved');
  expect(await saveSetting(shop, 'returnDays', '60')).toBe('saved');
  expect(await saveSetting(shop, 'position', 'null')).toBe('saved');
  expect(await settingsAfterStart()).toMatchObject({
    ...{ name: 'Gawra', returnDays: 60, position: null },
    company: { ...defaultSettings.company, city: 'Kraków' },
  });
  await saveSetting(shop, 'name', null);
  expect((await settingsAfterStart()).name).toBe(defaultSettings.name);
});

it('the register entry of the demo goes with the company of the demo', async () => {
  await saveSetting(shop, 'company', null);
  expect((await settingsAfterStart()).register).toEqual(defaultSettings.register);
  await saveSetting(shop, 'company.name', 'Gawra S.A.');
  const settings = await settingsAfterStart();
  expect(settings.register).toEqual({ court: '', krs: '', shareCapital: '', regon: '' });
  expect(await saveSetting({ ...shop, settings }, 'register.krs', '0009111111')).toBe('saved');
  expect((await settingsAfterStart()).register).toMatchObject({ krs: '0009111111', court: '' });
});

it('an entry set before its company takes nothing over from the demo', async () => {
  for (const name of ['company', 'register']) await saveSetting(shop, name, null);
  await saveSetting({ ...shop, settings: await settingsAfterStart() }, 'register.krs', '0009111111');
  await saveSetting({ ...shop, settings: await settingsAfterStart() }, 'register.regon', '123456785');
  await saveSetting({ ...shop, settings: await settingsAfterStart() }, 'company.name', 'Gawra S.A.');
  const register = { court: '', krs: '0009111111', shareCapital: '', regon: '123456785' };
  expect((await settingsAfterStart()).register).toEqual(register);
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
  ['returnDeliveries', '[{"id":"kurier"}]', 'wrong-value'],
])('%s = %s is refused', async (path, typed, outcome) => {
  expect(await saveSetting(shop, path, typed)).toBe(outcome);
});
