import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle, whenVisited } from './when-idle.ts';

const page = Object.assign(new EventTarget(), { prerendering: true, readyState: 'complete' });
const view = Object.assign(new EventTarget(), { requestIdleCallback: (act: () => void) => act() });
const act = vi.fn();

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(page, { prerendering: true, readyState: 'complete' }));
  vi.stubGlobal('window', view);
  vi.stubGlobal('requestIdleCallback', view.requestIdleCallback);
  act.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['is counted as a visit', whenVisited],
  ['comes to life', whenIdle],
])('a prerendered page %s when it is shown, once', (_what, when) => {
  when(act);
  expect(act).not.toHaveBeenCalled();
  for (const _event of [1, 2]) page.dispatchEvent(new Event('prerenderingchange'));
  expect(act).toHaveBeenCalledOnce();
});

it('an opened page is a visit at once, and is hydrated when it is loaded', () => {
  Object.assign(page, { prerendering: false, readyState: 'interactive' });
  whenVisited(act);
  expect(act).toHaveBeenCalledOnce();
  whenIdle(act);
  expect(act).toHaveBeenCalledOnce();
  view.dispatchEvent(new Event('load'));
  expect(act).toHaveBeenCalledTimes(2);
});
