import { expect, it } from 'vitest';
import { blockedTime, type TraceEvent } from './blocked-time.ts';

const PAGE = 'http://shop.test/';
const TASK = 'ThreadControllerImpl::RunTask';
const MAIN_THREAD = { pid: 7, tid: 1 };

/** An event of the page's main thread, in milliseconds after the navigation. */
const did = (name: string, fromMs: number, ms: number): TraceEvent => ({
  name,
  ph: 'X',
  ts: 1_000_000 + fromMs * 1000,
  dur: ms * 1000,
  ...MAIN_THREAD,
});
const navigated: TraceEvent = {
  name: 'navigationStart',
  ph: 'R',
  ts: 1_000_000,
  args: { data: { documentLoaderURL: PAGE, isOutermostMainFrame: true } },
  ...MAIN_THREAD,
};

it('only what a task lasts beyond 50 ms blocks, and only in the first ten seconds', () => {
  const events = [
    did(TASK, -300, 200),
    navigated,
    did(TASK, 100, 50),
    did(TASK, 200, 90),
    did(TASK, 210, 70),
    did(TASK, 9990, 100),
    did(TASK, 10_001, 500),
  ];
  expect(blockedTime(events, PAGE).total).toBeCloseTo(90);
});

it('the work of another thread, process or page does not count', () => {
  const elsewhere = [
    { ...did(TASK, 100, 500), tid: 2 },
    { ...did(TASK, 100, 500), pid: 8 },
  ];
  expect(blockedTime([navigated, ...elsewhere], PAGE).total).toBe(0);
  expect(() => blockedTime([navigated], 'http://other.test/')).toThrow('no navigation');
});

it('a task is divided by what was done in it: the inner kind counts, and what has none belongs to what is around it', () => {
  const events = [
    navigated,
    did(TASK, 0, 200),
    did('EventDispatch', 10, 160),
    did('FunctionCall', 20, 140),
    did('UpdateLayoutTree', 30, 40),
    did('Layout', 80, 20),
    did('V8.SomethingNew', 110, 20),
    did('Paint', 180, 10),
  ];
  const { total, script, style, layout, other } = blockedTime(events, PAGE);
  expect(total).toBeCloseTo(150);
  // Three quarters of the task are beyond the free 50 ms.
  expect(style).toBeCloseTo(40 * 0.75);
  expect(layout).toBeCloseTo(20 * 0.75);
  expect(script).toBeCloseTo((160 - 40 - 20) * 0.75);
  expect(other).toBeCloseTo(40 * 0.75);
});
