import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, configNames, parseConfig } from './config.ts';

describe('configuration', () => {
  it('has a sensible value for everything', () => {
    expect(parseConfig({})).toMatchObject({
      mode: 'production',
      port: 3000,
      host: '0.0.0.0',
      dataDir: './data',
      databaseUrl: undefined,
      pageCacheBytes: 64 * 1_048_576,
      devScreens: false,
      trustProxy: false,
      searchIndex: 'memory',
      demo: true,
    });
  });

  it.each([
    [{}, true],
    [{ PORT: '4000', DATA_DIR: '/srv/shop' }, true],
    [{ PUBLIC_ORIGIN: 'http://localhost:3000' }, true],
    [{ PUBLIC_ORIGIN: 'http://127.0.0.1:3000', WITRYNA_DEMO: '0' }, false],
    [{ PUBLIC_ORIGIN: 'http://192.168.1.7:3000' }, false],
    [{ PUBLIC_ORIGIN: 'http://localhost.sklep.example' }, false],
    [{ PUBLIC_ORIGIN: 'https://sklep.example' }, false],
    [{ DATABASE_URL: 'postgresql://shop@127.0.0.1/shop' }, false],
    [{ DATABASE_URL: 'postgresql://shop@127.0.0.1/shop', WITRYNA_DEMO: '1' }, true],
    [{ PUBLIC_ORIGIN: 'https://sklep.example', WITRYNA_DEMO: '1' }, true],
  ])('O.04 %j runs the demo: %s', (variables, demo) => {
    expect(parseConfig(variables).demo).toBe(demo);
  });

  it('O.46 serves with one process, with the given number, or with one for each core', () => {
    expect(parseConfig({}).processes).toBe(1);
    expect(parseConfig({ PROCESSES: '3' }).processes).toBe(3);
    expect(parseConfig({ PROCESSES: 'auto' }).processes).toBe(availableParallelism());
  });

  it('O.45 keeps files in a store when all of its settings are there, and starts with no half of them', () => {
    expect(parseConfig({}).s3).toBeUndefined();
    const all = {
      S3_ENDPOINT: 'https://s3.example.com/',
      S3_BUCKET: 'sklep-polana',
      S3_PREFIX: 'polana/',
      S3_ACCESS_KEY_ID: 'klucz',
      S3_SECRET_ACCESS_KEY: 'tajne',
    };
    expect(parseConfig(all).s3).toMatchObject({ endpoint: 'https://s3.example.com', region: 'us-east-1' });
    for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      expect(() => parseConfig({ ...all, [name]: '' })).toThrow('must be set together');
    }
    expect(() => parseConfig({ ...all, S3_PREFIX: '../polana' })).toThrow('S3_PREFIX');
  });

  it('takes an empty variable for one that is not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('shows developer screens outside production by default', () => {
    expect(parseConfig({ NODE_ENV: 'development' }).devScreens).toBe(true);
    expect(parseConfig({ NODE_ENV: 'development', WITRYNA_DEV_SCREENS: '0' }).devScreens).toBe(false);
    expect(parseConfig({ WITRYNA_DEV_SCREENS: 'true' }).devScreens).toBe(true);
  });

  it('keeps only scheme and host of the public address', () => {
    expect(parseConfig({ PUBLIC_ORIGIN: 'https://Sklep.example/' }).publicOrigin).toBe('https://sklep.example');
  });

  it.each([
    ['PORT', '80000'],
    ['PORT', '-1'],
    ['PORT', 'abc'],
    ['PORT', '3000.5'],
    ['PUBLIC_ORIGIN', 'sklep.example'],
    ['PUBLIC_ORIGIN', 'https://sklep.example/sciezka'],
    ['DATABASE_URL', 'mysql://a@b/c'],
    ['DATABASE_URL', 'not a url'],
    ['LOG_LEVEL', 'loud'],
    ['PAGE_CACHE_MB', '1e3'],
    ['TRUST_PROXY', 'yes'],
    ['NODE_ENV', 'prod'],
    ['METRICS_TOKEN', 'short'],
    ['SECRET_KEY', 'only twenty characters'],
    ['SECRET_KEY', 'change-me-as-well-openssl-rand-base64-33'],
    ['METRICS_TOKEN', 'change-me-too'],
    ['SMTP_URL', 'mail.example:587'],
    ['MAIL_FROM', 'Polana'],
    ['MAP_TILES', 'https://tiles.example/map.png'],
    ['MAP_TILES', 'https://tiles.example; script-src */{z}/{x}/{y}'],
    ['SCRIPT_HOSTS', 'www.example.com'],
    ['SCRIPT_HOSTS', 'https://a.example; script-src *'],
    ['IMAGE_CACHE_MB', '0'],
    ['IMAGE_EFFORT', '10'],
    ['PROCESSES', '0'],
    ['PROCESSES', 'all'],
    ['SEARCH_INDEX', 'disk'],
  ])('names the variable when %s is %s', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => parseConfig({ [name]: value })).toThrow(name);
  });

  it('takes Stripe whole or not at all', () => {
    const both = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(parseConfig(both).providers.stripe).toMatchObject({ address: 'https://api.stripe.com' });
    expect(parseConfig({}).providers.stripe).toBeUndefined();
    expect(() => parseConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET');
    expect(() => parseConfig({ ...both, STRIPE_SECRET_KEY: 'tajne' })).not.toThrow('tajne');
  });

  it('names every wrong variable at once', () => {
    expect(() => parseConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*\n.*LOG_LEVEL/);
  });

  it('never repeats a password', () => {
    expect(() => parseConfig({ DATABASE_URL: 'http://u:secret@h/d' })).toThrow(/^(?!.*secret)/s);
    expect(() => parseConfig({ SMTP_URL: 'http://u:secret@h' })).toThrow(/^(?!.*secret)/s);
    expect(() => parseConfig({ SECRET_KEY: 'secret' })).toThrow(/^(?!.*secret)/s);
  });

  it('has every variable in the table of docs/running.md', () => {
    const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'running.md'), 'utf8');
    const listed = [...page.matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(configNames.toSorted());
  });
});
