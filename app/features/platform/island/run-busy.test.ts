import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sayPolitely } from '#app/features/platform/navigation/announce-page.ts';
import { runBusy, whileLeaving } from './run-busy.ts';

vi.mock('#app/features/platform/navigation/announce-page.ts');
const said = vi.mocked(sayPolitely);
beforeEach(() => said.mockClear());
afterEach(() => vi.unstubAllGlobals());

function drawButton(): HTMLElement {
  const button: Pick<HTMLElement, 'ariaBusy' | 'dataset'> = { ariaBusy: null, dataset: {} };
  return button as HTMLElement;
}

it('X.57 a pressed button says at once that it is at work, until its work is done', async () => {
  const button = drawButton();
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = runBusy(button, 'Dodajemy…', () => promise);
  expect(button).toMatchObject({ ariaBusy: 'true', dataset: { busy: 'Dodajemy…' } });
  expect(said.mock.calls).toEqual([['Dodajemy…']]);
  resolve();
  await done;
  expect(button).toEqual({ ariaBusy: null, dataset: {} });
  expect(said.mock.calls).toEqual([['Dodajemy…'], ['']]);
});

it('X.57 a second press does not work twice, and leaves the first at work', async () => {
  const button = drawButton();
  const work = vi.fn(() => new Promise<void>(() => {}));
  void runBusy(button, 'Dodajemy…', work);
  await runBusy(button, 'Dodajemy…', work);
  expect(work).toHaveBeenCalledOnce();
  expect(button.ariaBusy).toBe('true');
});

it('work that fails frees the button and says nothing more, and its error goes on', async () => {
  const button = drawButton();
  const failed = runBusy(button, 'Dodajemy…', () => Promise.reject(new Error('offline')));
  await expect(failed).rejects.toThrow('offline');
  expect(button).toEqual({ ariaBusy: null, dataset: {} });
  expect(said).toHaveBeenLastCalledWith('');
});

it('a button that leads away is free again when the page comes back', async () => {
  const view = new EventTarget();
  vi.stubGlobal('window', view);
  const back = vi.fn();
  const left = whileLeaving().then(back);
  // The page's own, when its last picture has come.
  view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await Promise.resolve();
  expect(back).not.toHaveBeenCalled();
  view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await left;
  expect(back).toHaveBeenCalledOnce();
});
