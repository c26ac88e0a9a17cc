import { expect, it, vi } from 'vitest';
import { ALL_PAGES } from '#platform/db/server/purge-tags.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { SettingsFollower } from './follow-settings.ts';

const { shop } = await testDatabase({ filled: 'empty' });

function follow() {
  const pages = { keeping: false, purge: vi.fn(), forget: vi.fn(), advance: vi.fn(), open: vi.fn() };
  return { pages, follower: new SettingsFollower(shop, pages) };
}

it('keeps no page from a change until the settings are read, and drops those begun meanwhile', async () => {
  const { pages, follower } = follow();
  await follower.open('database', []);
  follower.keeping = true;
  expect(pages.keeping).toBe(true);
  follower.purge([ALL_PAGES], 7);
  expect(pages.purge).toHaveBeenCalledWith([ALL_PAGES], 7);
  expect([pages.keeping, pages.forget.mock.calls.length]).toEqual([false, 0]);
  await vi.waitFor(() => expect(pages.keeping).toBe(true), 60_000);
  expect(pages.forget).toHaveBeenCalledTimes(1);
  // The disk opens the folder of the new settings.
  expect(pages.open).toHaveBeenLastCalledWith('database', []);
});

it('a purge of some pages leaves the settings alone', async () => {
  const { pages, follower } = follow();
  follower.keeping = true;
  follower.purge(['product:1'], 8);
  expect(pages.keeping).toBe(true);
});

it('tries again when the settings cannot be read, and keeps nothing until then', async () => {
  const { pages, follower } = follow();
  follower.keeping = true;
  const select = vi.spyOn(shop.db, 'select').mockImplementationOnce(() => {
    throw new Error('the database is away');
  });
  follower.purge([ALL_PAGES], 9);
  await vi.waitFor(() => expect(select).toHaveBeenCalledTimes(2), 60_000);
  await vi.waitFor(() => expect(pages.keeping).toBe(true), 60_000);
  select.mockRestore();
});

it('caches nothing after reading while purges are not received', async () => {
  const { pages, follower } = follow();
  follower.keeping = true;
  follower.purge([ALL_PAGES], 10);
  follower.keeping = false;
  await vi.waitFor(() => expect(pages.open).toHaveBeenCalled(), 60_000);
  expect(pages.keeping).toBe(false);
});
