import { afterEach, expect, it, vi } from 'vitest';
import { watchZones } from './watch-zones.ts';

vi.mock('#wire/client/hotspots.ts', () => ({ fetchHotspots: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

it('a prerendered page remembers no product and requests no zones until it is shown', () => {
  const page = Object.assign(new EventTarget(), { prerendering: true, cookie: '' });
  const observe = vi.fn();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
    },
  );
  const frame: Partial<HTMLElement> = { dataset: { zones: '{"product":7}' }, querySelector: () => null };
  watchZones(frame as HTMLElement);
  expect(page.cookie).toBe('');
  expect(observe).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(page.cookie).toContain('7');
  expect(observe).toHaveBeenCalledExactlyOnceWith(frame);
});
