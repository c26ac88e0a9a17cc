import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sayPolitely } from '#platform/navigation/storefront/announce-page.ts';
import { leaveFor, runBusy, submitPlainly, whileLeaving } from './run-busy.ts';

vi.mock('#platform/navigation/storefront/announce-page.ts');
const said = vi.mocked(sayPolitely);
const unsay = vi.fn();
beforeEach(() => {
  said.mockReset().mockReturnValue(unsay);
  unsay.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

function renderButton(): HTMLElement {
  const button: Pick<HTMLElement, 'ariaBusy' | 'dataset'> = { ariaBusy: null, dataset: {} };
  return button as HTMLElement;
}

it('X.57 a pressed button says at once that it is at work, until its work is done', async () => {
  const button = renderButton();
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = runBusy(button, 'Dodajemy…', () => promise);
  expect(button).toMatchObject({ ariaBusy: 'true', dataset: { busy: 'Dodajemy…' } });
  expect(said.mock.calls).toEqual([['Dodajemy…']]);
  expect(unsay).not.toHaveBeenCalled();
  resolve();
  await done;
  expect(button).toEqual({ ariaBusy: null, dataset: {} });
  expect(unsay).toHaveBeenCalledOnce();
});

it('X.57 a second press does not work twice, and leaves the first at work', async () => {
  const button = renderButton();
  const work = vi.fn(() => new Promise<void>(() => {}));
  void runBusy(button, 'Dodajemy…', work);
  await runBusy(button, 'Dodajemy…', work);
  expect(work).toHaveBeenCalledOnce();
  expect(button.ariaBusy).toBe('true');
});

it('work that fails frees the button and says nothing more, and its error goes on', async () => {
  const button = renderButton();
  const failed = runBusy(button, 'Dodajemy…', () => Promise.reject(new Error('offline')));
  await expect(failed).rejects.toThrow('offline');
  expect(button).toEqual({ ariaBusy: null, dataset: {} });
  expect(unsay).toHaveBeenCalledOnce();
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

it('a page left for another while it waited for a part begins anew when the browser shows it again', async () => {
  const location = { assign: vi.fn(), reload: vi.fn() };
  const view = Object.assign(new EventTarget(), { location });
  vi.stubGlobal('window', view);
  const left = leaveFor('/kategoria/100/odziez');
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/kategoria/100/odziez');
  view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await Promise.resolve();
  expect(location.reload).not.toHaveBeenCalled();
  view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await left;
  expect(location.reload).toHaveBeenCalledOnce();
});

it('X.57 a form without its script is submitted as it was at the click, independent of later choices', async () => {
  let sent: [string, FormDataEntryValue][] = [];
  const form = Object.assign(new EventTarget(), {
    noValidate: false,
    checkValidity: () => false,
    requestSubmit() {
      const formData = new FormData();
      for (const [name, value] of [
        ['size', 'M'],
        ['later', '1'],
      ] as const)
        formData.append(name, value);
      form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
      sent = [...formData];
    },
  });
  const pressed = new FormData();
  pressed.append('size', 'L');
  pressed.append('mode', '1');
  await submitPlainly(form as EventTarget as HTMLFormElement, renderButton(), pressed);
  expect(sent).toEqual([
    ['size', 'L'],
    ['mode', '1'],
  ]);
});
