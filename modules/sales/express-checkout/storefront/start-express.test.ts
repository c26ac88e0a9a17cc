import { afterEach, expect, it, vi } from 'vitest';
import { startExpress } from './start-express.ts';

vi.mock('#wire/client/load-script.ts', () => ({ loadScript: async () => {} }));
afterEach(() => vi.unstubAllGlobals());

const place = (id: string) => ({ dataset: { id }, childElementCount: 0, addEventListener: vi.fn() });
const areaOf = (...places: ReturnType<typeof place>[]) => ({ querySelectorAll: vi.fn().mockReturnValue(places) });
const script = { prefix: 'szus', name: 'szus' };

it('S7.60 each provider renders its button in its own element', async () => {
  const renderButton = vi.fn();
  vi.stubGlobal('window', { expressCheckoutApi: { renderButton, initCheckout: vi.fn() } });
  const [one, other] = [place('szus'), place('raz')];
  expect(await startExpress(areaOf(one, other), script)).not.toBeNull();
  expect(renderButton.mock.calls).toEqual([
    ['szus', one, null],
    ['raz', other, null],
  ]);
});

it.each([
  ['no API', {}],
  ['an API without the method that starts', { expressCheckoutApi: { renderButton: vi.fn() } }],
])('S7.62 with %s nothing is rendered and the elements are removed', async (_what, window) => {
  vi.stubGlobal('window', window);
  const one = place('szus');
  expect(await startExpress(areaOf(one), script)).toBeNull();
  expect(one.addEventListener).not.toHaveBeenCalled();
});
