import { afterEach, expect, it, vi } from 'vitest';
import { hydrateIsland } from './hydrate-island.tsx';
import { startIslands } from './start-islands.ts';

vi.mock('./hydrate-island.tsx', () => ({ hydrateIsland: vi.fn(), endIsland: vi.fn() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An island of the page that is not hydrated yet; a touched element is the island itself. */
class Island {
  dataset = { island: 'quantity' };
  isConnected = true;
  closest = (selector: string) => (selector === '[data-island]' ? this : null);
}

/** A page whose listeners the test calls. */
function openPage() {
  const listeners = new Map<string, (event: { target: unknown }) => void>();
  vi.stubGlobal('Element', Island);
  vi.stubGlobal('document', {
    addEventListener: (name: string, listener: (event: { target: unknown }) => void) => listeners.set(name, listener),
    querySelectorAll: () => [],
  });
  return { touch: (target: Island) => listeners.get('focusin')?.({ target }) };
}

it('X.57 fetches the view again at the next touch when its script was lost', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const View = () => null;
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(View);
  const { touch } = openPage();
  startIslands({ quantity: load });
  const island = new Island();
  touch(island);
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(hydrateIsland).not.toHaveBeenCalled();
  touch(island);
  await vi.waitFor(() => expect(hydrateIsland).toHaveBeenCalledExactlyOnceWith(island, View, true));
  touch(island);
  await new Promise((resolve) => setImmediate(resolve));
  expect(load).toHaveBeenCalledTimes(2);
});
