import { beforeEach, expect, it, vi } from 'vitest';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { renderElement, stubElements } from '#platform/ui/testing/rendered-element.ts';
import { rateOpinion } from '#wire/client/opinions.ts';
import { takeVotes } from './take-votes.ts';

vi.mock('#platform/navigation/storefront/announce-page.ts', () => ({ sayPolitely: () => () => {} }));
vi.mock('#wire/client/opinions.ts');
vi.mock('#platform/ui/alert/alert-store.ts');
const rated = vi.mocked(rateOpinion);
const alerted = vi.mocked(showAlert);

beforeEach(() => {
  vi.clearAllMocks();
  stubElements();
});

/** A list with one opinion; `press` sends its form as one of its buttons would. */
function renderList() {
  const yes = renderElement('button', { value: 'positive', text: '0' });
  const no = renderElement('button', { value: 'negative', text: '0' });
  const form = renderElement('form', {}, [yes, no]);
  const list = renderElement('div', {}, [form]);
  return {
    list,
    yes,
    no,
    shown: () => [yes.textContent, no.textContent],
    press(submitter: HTMLElement | null, operation = 'positive', target: unknown = form) {
      const fields: Record<string, string> = { id: '17', operation };
      const sent = class {
        get = (name: string) => fields[name] ?? null;
      };
      vi.stubGlobal('FormData', sent);
      const event = Object.assign(new Event('submit', { cancelable: true }), { submitter });
      Object.defineProperty(event, 'target', { value: target });
      list.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}

it.each([
  ['positive', 'positive'],
  ['negative', 'negative'],
  ['nonsense', 'positive'],
])('a vote of %s stays on the page, is sent as %s and shows the new scores', async (operation, sent) => {
  const { list, yes, shown, press } = renderList();
  takeVotes(list);
  rated.mockResolvedValue({ positive: 3, negative: 1 });
  expect(press(yes, operation)).toBe(true);
  await vi.waitFor(() => expect(alerted).toHaveBeenCalled(), 60_000);
  expect(rated).toHaveBeenCalledExactlyOnceWith(17, sent);
  expect(shown()).toEqual(['Tak (3)', 'Nie (1)']);
  expect(alerted).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'Dziękujemy za głos.' });
});

it.each([
  ['Ta opinia jest Twoja.', 'Ta opinia jest Twoja.'],
  ['', 'Nie udało się zapisać głosu. Spróbuj ponownie.'],
])('one that is refused with “%s” leaves the scores and says why', async (fault, text) => {
  const { list, yes, shown, press } = renderList();
  takeVotes(list);
  rated.mockResolvedValue({ fault });
  press(yes);
  await vi.waitFor(() => expect(alerted).toHaveBeenCalledExactlyOnceWith({ kind: 'error', text }), 60_000);
  expect(shown()).toEqual(['0', '0']);
});

it('a vote pressed again while it is on its way counts once', async () => {
  const { list, yes, no, press } = renderList();
  takeVotes(list);
  const { promise, resolve } = Promise.withResolvers<{ positive: number; negative: number }>();
  rated.mockReturnValue(promise);
  press(yes);
  expect(press(yes)).toBe(true);
  expect(press(no, 'negative')).toBe(true);
  await vi.waitFor(() => expect(rated).toHaveBeenCalledOnce(), 60_000);
  resolve({ positive: 1, negative: 0 });
  await vi.waitFor(() => expect(yes.ariaBusy).toBeNull(), 60_000);
  expect(rated).toHaveBeenCalledOnce();
  press(no, 'negative');
  await vi.waitFor(() => expect(rated).toHaveBeenCalledTimes(2), 60_000);
});

it('ignores an element that is no form, a submit without a button, and a list that was left', () => {
  const { list, yes, press } = renderList();
  const stop = takeVotes(list);
  expect(press(yes, 'positive', null)).toBe(false);
  expect(press(null)).toBe(false);
  stop();
  expect(press(yes)).toBe(false);
  expect(rated).not.toHaveBeenCalled();
});
