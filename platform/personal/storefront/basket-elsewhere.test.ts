import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notifyOtherWindows, onOtherWindowChange } from './basket-elsewhere.ts';

const stored = vi.fn<Storage['setItem']>();
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const view = new EventTarget();
const changed = vi.fn();
let leave: () => void;

beforeEach(() => {
  vi.stubGlobal('localStorage', { setItem: stored });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', view);
  page.visibilityState = 'visible';
  leave = onOtherWindowChange(changed);
});

afterEach(() => {
  leave();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const store = (key: string | null | undefined) => view.dispatchEvent(Object.assign(new Event('storage'), { key }));

it('notifies other windows of a changed basket at once', () => {
  notifyOtherWindows();
  store(stored.mock.calls[0]?.[0]);
  expect(changed).toHaveBeenCalledOnce();
});

it('other words that windows share are not of the basket; everything cleared may be', () => {
  store('recentSearches');
  expect(changed).not.toHaveBeenCalled();
  store(null);
  expect(changed).toHaveBeenCalledOnce();
});

it('a window out of sight waits until it is seen', () => {
  page.visibilityState = 'hidden';
  notifyOtherWindows();
  store(stored.mock.calls[0]?.[0]);
  expect(changed).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(changed).toHaveBeenCalledOnce();
});

it('a user who comes back to a window may find more than the basket changed', () => {
  leave();
  const seenAgain = vi.fn();
  leave = onOtherWindowChange(changed, seenAgain);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(seenAgain).toHaveBeenCalledOnce();
  expect(changed).not.toHaveBeenCalled();
});

it('fails silently where storage is blocked', () => {
  stored.mockImplementationOnce(() => {
    throw new Error('refused');
  });
  expect(notifyOtherWindows).not.toThrow();
});
