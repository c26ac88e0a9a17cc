import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('removes its own words and leaves those of another caller', async () => {
  vi.useFakeTimers();
  const region = { className: '', ariaLive: '', textContent: '' };
  vi.stubGlobal('document', { createElement: () => region, body: { append: () => {} } });
  const { sayPolitely } = await import('./announce-page.ts');
  const unsay = sayPolitely('Dodajemy do koszyka');
  vi.advanceTimersByTime(50);
  sayPolitely('12 produktów');
  vi.advanceTimersByTime(50);
  unsay();
  vi.advanceTimersByTime(50);
  expect(region.textContent).toBe('12 produktów');
  sayPolitely('Dodajemy do koszyka')();
  vi.advanceTimersByTime(50);
  expect(region.textContent, 'done before it was said').toBe('');
});
