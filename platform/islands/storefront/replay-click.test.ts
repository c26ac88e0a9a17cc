import { afterEach, expect, it, vi } from 'vitest';
import { showConnectionProblem } from '#platform/ui/alert/alert-store.ts';
import { replayClick } from './replay-click.ts';

vi.mock('#platform/navigation/storefront/announce-page.ts', () => ({ sayPolitely: () => () => {} }));
vi.mock('#platform/ui/alert/alert-store.ts');
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(showConnectionProblem).mockReset();
});

class Pressed {
  ariaBusy: string | null = null;
  dataset = {};
  isConnected = true;
  click = vi.fn();
  closest = () => this;
  matches = () => false;
}

function press(waking: Promise<void>) {
  vi.stubGlobal('Element', Pressed);
  vi.stubGlobal('HTMLButtonElement', class {});
  const button = new Pressed();
  const event = Object.assign(new Event('click', { cancelable: true }), { button: 0 });
  Object.defineProperty(event, 'target', { value: button });
  return { button, event, done: replayClick(event as MouseEvent, waking) };
}

it('X.57 a click before its island is hydrated is replayed once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { button, event, done } = press(promise);
  expect(event.defaultPrevented).toBe(true);
  expect(button.ariaBusy).toBe('true');
  await replayClick(event as MouseEvent, promise);
  resolve();
  await done;
  expect(button.click).toHaveBeenCalledOnce();
  expect(showConnectionProblem).not.toHaveBeenCalled();
});

it('X.57 a button without a form says so when its island does not come', async () => {
  const { button, done } = press(Promise.reject(new Error('offline')));
  await done;
  expect(button.click).not.toHaveBeenCalled();
  expect(button.ariaBusy).toBeNull();
  expect(showConnectionProblem).toHaveBeenCalledOnce();
});
