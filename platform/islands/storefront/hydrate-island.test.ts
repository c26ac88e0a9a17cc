import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrateIsland } from './hydrate-island.tsx';

vi.mock('react-dom/client', () => ({ hydrateRoot: vi.fn() }));
vi.mock('#platform/shell/storefront/shell-in-page.ts', () => ({ shellInPage: () => undefined }));
afterEach(() => vi.unstubAllGlobals());

/** Starts an island and returns React's handler of uncaught errors. */
function begin() {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const island = { dataset: {} } as HTMLElement;
  const alive = hydrateIsland(island, () => null, true);
  const options = vi.mocked(hydrateRoot).mock.lastCall?.[2];
  return { island, alive, reported, fail: (error: Error) => options?.onUncaughtError?.(error, {}) };
}

it('an island that fails during hydration rejects the promise of its waiters', async () => {
  const { alive, reported, fail } = begin();
  fail(new Error('broken'));
  await expect(alive).rejects.toThrow('broken');
  expect(reported).not.toHaveBeenCalled();
});

it('what fails in an island that is alive is an error of the page, not swallowed', () => {
  const { island, reported, fail } = begin();
  island.dataset.alive = '';
  const error = new Error('broken');
  fail(error);
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
});
