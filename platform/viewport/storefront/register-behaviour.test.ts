import { describe, expect, it, vi } from 'vitest';
import type { ViewportClass } from '../rules/viewport.ts';
import { runBehaviour } from './register-behaviour.ts';

function fakeWindow(start: ViewportClass) {
  const listeners = new Set<(viewport: ViewportClass) => void>();
  let viewport = start;
  return {
    source: {
      now: () => viewport,
      onChange(listener: (viewport: ViewportClass) => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    become(next: ViewportClass) {
      viewport = next;
      for (const listener of listeners) listener(next);
    },
  };
}

describe('behaviours by viewport class', () => {
  it('S2.81 runs for its classes, undoes outside them and reruns on return', () => {
    const shop = fakeWindow(1);
    const undo = vi.fn();
    const run = vi.fn(() => undo);
    runBehaviour(shop.source, [3, 4], run);
    expect(run).not.toHaveBeenCalled();
    shop.become(3);
    expect(run).toHaveBeenLastCalledWith(3);
    shop.become(4);
    expect([run.mock.calls.length, undo.mock.calls.length]).toEqual([2, 1]);
    shop.become(2);
    expect([run.mock.calls.length, undo.mock.calls.length]).toEqual([2, 2]);
  });

  it('a removed behaviour is undone and stays quiet', () => {
    const shop = fakeWindow(4);
    const undo = vi.fn();
    const run = vi.fn(() => undo);
    const remove = runBehaviour(shop.source, [4], run);
    remove();
    shop.become(1);
    shop.become(4);
    expect([run.mock.calls.length, undo.mock.calls.length]).toEqual([1, 1]);
  });
});
