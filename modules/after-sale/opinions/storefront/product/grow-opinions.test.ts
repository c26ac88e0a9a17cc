import { beforeEach, expect, it, vi } from 'vitest';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { renderElement, stubElements } from '#platform/ui/testing/rendered-element.ts';
import { growOpinions } from './grow-opinions.ts';

vi.mock('#platform/ui/alert/alert-store.ts');
const asked = vi.fn<(address: string) => Promise<{ ok: boolean; text: () => Promise<string> }>>();

beforeEach(() => {
  vi.clearAllMocks();
  stubElements();
  vi.stubGlobal('fetch', asked);
  // The answer of these tests names its opinions; those with an exclamation mark are confirmed.
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (names: string) => ({ querySelectorAll: () => opinions(names) });
    },
  );
});

const opinions = (names: string) =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) =>
      renderElement('article', { id: name.replace('!', ''), 'data-confirmed': String(name.endsWith('!')) }),
    );
const answer = (names: string) => ({ ok: true, text: async () => names });
const many = (count: number, from = 1) => Array.from({ length: count }, (_, place) => `o${from + place}`).join(' ');

/** Opinions below a product: of `total` these are rendered, and so many are confirmed. */
function renderSection(names: string, { total = 25, confirmed = 2, checked = false } = {}) {
  const list = renderElement('div', { 'data-votes': '' }, opinions(names));
  const none = renderElement('p', { 'data-none': '' });
  const address = 'https://sklep.example/opinie/17';
  const counts = { 'data-total': String(total), 'data-confirmed': String(confirmed) };
  const more = renderElement('a', { 'data-more': '', href: address, ...counts });
  const box = Object.assign(renderElement<HTMLInputElement>('input', { name: 'confirmed' }), { checked });
  const section = renderElement('section', {}, [box, list, none, more]);
  return {
    none,
    more,
    shown: () => [...list.children].map(({ id }) => id).join(' '),
    stop: growOpinions(section),
    press(change = {}) {
      const click = Object.assign(new Event('click', { cancelable: true }), { button: 0, ...change });
      more.dispatchEvent(click);
      return click.defaultPrevented;
    },
    tick(on: boolean) {
      box.checked = on;
      box.dispatchEvent(new Event('change'));
    },
  };
}

it('S2.33 more opinions come below those that stand there, each once, until all do', async () => {
  const { more, none, shown, press } = renderSection(many(10), { total: 12 });
  // One that was written meanwhile has moved the others down.
  asked.mockResolvedValue(answer('o10 o11 o12'));
  expect(press()).toBe(true);
  expect(more).toMatchObject({ ariaBusy: 'true', hidden: false });
  expect(press()).toBe(true);
  await vi.waitFor(() => expect(shown()).toBe(many(12)), 60_000);
  expect(asked).toHaveBeenCalledExactlyOnceWith('https://sklep.example/opinie/17?counter=1&fragment=content', {
    signal: expect.any(AbortSignal),
  });
  expect(more).toMatchObject({ ariaBusy: 'false', hidden: true });
  expect(none.hidden).toBe(true);
});

it('a click for a new tab is left to the browser', () => {
  const { press } = renderSection(many(10));
  expect(press({ ctrlKey: true })).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['offline', () => Promise.reject(new TypeError('offline'))],
  ['an error of the shop', () => Promise.resolve({ ok: false, text: async () => 'o11' })],
])('%s is reported, leaves the opinions in place, and may be tried again', async (_, fail) => {
  const { more, none, shown, press } = renderSection(many(10));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  asked.mockImplementationOnce(fail);
  press();
  await vi.waitFor(() => expect(showAlert).toHaveBeenCalledOnce(), 60_000);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  expect([shown(), more.hidden, more.ariaBusy, none.hidden]).toEqual([many(10), false, 'false', true]);
  asked.mockResolvedValue(answer('o11'));
  press();
  await vi.waitFor(() => expect(shown()).toBe(many(11)), 60_000);
});

it('S2.33 only the confirmed ones: those that stand there stay, the others are asked for, and all come back', async () => {
  const { more, shown, tick } = renderSection('o1! o2 o3', { total: 25, confirmed: 2 });
  asked.mockResolvedValue(answer('o1! o9!'));
  tick(true);
  expect(shown()).toBe('o1');
  await vi.waitFor(() => expect(shown()).toBe('o1 o9'), 60_000);
  expect(asked.mock.calls[0]?.[0]).toBe('https://sklep.example/opinie/17?confirmed=1&fragment=content');
  expect(more.hidden).toBe(true);
  tick(false);
  expect([shown(), more.hidden]).toEqual(['o1 o2 o3', false]);
});

it('with all confirmed ones in place no request is sent; none at all is reported', () => {
  const some = renderSection('o1! o2! o3', { confirmed: 2 });
  some.tick(true);
  expect([some.shown(), some.none.hidden, some.more.hidden]).toEqual(['o1 o2', true, true]);
  const nothing = renderSection('o1 o2', { confirmed: 0 });
  nothing.tick(true);
  expect([nothing.shown(), nothing.none.hidden]).toEqual(['', false]);
  expect(asked).not.toHaveBeenCalled();
});

it('only the newest request is answered, and none after the page was left', async () => {
  const { shown, press, tick, stop } = renderSection('o1! o2 o3', { confirmed: 1 });
  const late = Promise.withResolvers<ReturnType<typeof answer>>();
  asked.mockReturnValue(late.promise);
  press();
  tick(true);
  late.resolve(answer('o4 o5'));
  await late.promise;
  await new Promise(setImmediate);
  expect(shown()).toBe('o1');
  tick(false);
  press();
  stop?.();
  await new Promise(setImmediate);
  expect(shown()).toBe('o1 o2 o3');
});

it('a box ticked before the script came is followed at once; a page without opinions stays as it is', () => {
  expect(renderSection('o1! o2', { confirmed: 1, checked: true }).shown()).toBe('o1');
  expect(growOpinions(renderElement('section'))).toBeUndefined();
});
