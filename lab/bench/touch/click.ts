import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { installProbe, type Point, type ProbeReport } from './page-probe.ts';
import type { Click, Moment } from './touch-figures.ts';
import { answerWords, type Touch } from './touches.ts';

export const TIMEOUT_MS = 15_000;
const TAP_INTERVAL_MS = 500;
const POLL_INTERVAL_MS = 50;

export interface ClickOptions {
  url: string;
  touch: Touch;
  moment: Moment;
  /** Lines that are in the basket before. */
  basketLines: number;
}

/** Opens a page and taps once at the moment; or, counted from its first paint, until it answers. */
export async function clickOnce(page: Page, session: CDPSession, options: ClickOptions): Promise<Click> {
  const { url, touch, moment } = options;
  const received = await listen(session);
  await page.goto(url, { waitUntil: 'commit' });
  const arrived = await received.wait((report) => report.kind === moment.after, 4 * TIMEOUT_MS);
  if (!arrived) throw new Error(`${url}: no ${moment.after}`);
  // A person scrolls to the control before the tap: the rest of the scrolling is part of the wait.
  const onTheWay = moment.after === 'load' ? approach(session, touch) : Promise.resolve(Number.NaN);
  // Awaited at the end: until then its rejection must not count as unhandled.
  onTheWay.catch(() => undefined);
  await sleep(Math.max(0, arrived.at + moment.ms - Date.now()));

  const isAnswer = ({ kind, navigatedAt }: ProbeReport) =>
    navigatedAt === arrived.navigatedAt
      ? kind === 'answered'
      : // Another document: where a link leads, or what a form that was sent answers.
        kind === 'paint' && (touch.answer === 'page' || touch.answer === 'basket');
  const { taps, answered } = await tapUntilAnswered(session, options, received, isAnswer);
  const [first] = taps;
  const pressed = await received.wait(({ kind }) => kind === 'pressed', 0);
  // A click that the page did not receive has no answer either.
  const pressedAt = first && pressed ? pressed.at - first.aimedForMs : Number.NaN;
  const suggested =
    touch.answer === 'field' && answered && moment.after === 'load'
      ? await received.wait(({ kind }) => kind === 'suggested', TIMEOUT_MS)
      : undefined;
  const paint = await received.wait(
    ({ kind, navigatedAt }) => kind === 'paint' && navigatedAt === arrived.navigatedAt,
    TIMEOUT_MS,
  );
  const since = (report: ProbeReport | undefined, begun: number) =>
    report ? report.at - begun : Number.POSITIVE_INFINITY;
  const working = await received.wait(({ kind }) => kind === 'working', 0);
  return {
    way: await onTheWay,
    firstPaint: since(paint, arrived.navigatedAt),
    answer: since(working ?? answered, pressedAt),
    answerSinceNavigation: since(working ?? answered, arrived.navigatedAt),
    bought: since(answered, pressedAt),
    suggestions: since(suggested, pressedAt),
    taps: taps.length,
  };
}

interface Tap {
  /** How long the page took to say where to press. A finger would have come before: that wait counts as the page's. */
  aimedForMs: number;
}

/** Once, where the click is counted from a moment after load or would be a second request. */
async function tapUntilAnswered(
  session: CDPSession,
  options: ClickOptions,
  received: Received,
  isAnswer: (report: ProbeReport) => boolean,
): Promise<{ taps: Tap[]; answered: ProbeReport | undefined }> {
  const { touch, moment } = options;
  const isOnce = moment.after === 'load' || !touch.repeatable;
  const taps: Tap[] = [];
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const tap = await tapOn(session, options);
    if (tap) taps.push(tap);
    const answered = await received.wait(isAnswer, tap ? (isOnce ? TIMEOUT_MS : TAP_INTERVAL_MS) : POLL_INTERVAL_MS);
    if (answered || (tap && isOnce)) return { taps, answered };
  }
  return { taps, answered: undefined };
}

/** How long it takes until what will be pressed is in the window; NaN when there is nothing to go to. */
async function approach(session: CDPSession, touch: Touch): Promise<number> {
  const begun = performance.now();
  const isThere = await evaluate<boolean>(session, `touchProbe.approach(${JSON.stringify(touch)})`);
  return isThere ? performance.now() - begun : Number.NaN;
}

async function evaluate<Value>(session: CDPSession, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Value;
}

async function tapOn(session: CDPSession, { touch, basketLines }: ClickOptions): Promise<Tap | undefined> {
  const begun = performance.now();
  const point = await evaluate<Point | null>(session, `touchProbe.aim(${JSON.stringify(touch)}, ${basketLines})`);
  if (!point) return undefined;
  const aimedForMs = performance.now() - begun;
  // Not awaited one by one: a busy page confirms the first only when it has time.
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
  return { aimedForMs };
}

interface Received {
  /** The first report of that kind, past or to come. */
  wait(wanted: (report: ProbeReport) => boolean, timeoutMs: number): Promise<ProbeReport | undefined>;
}

/** Has the probe installed in every document of the page, and receives its reports. */
async function listen(session: CDPSession): Promise<Received> {
  const reports: ProbeReport[] = [];
  let wake = () => {};
  session.on('Runtime.bindingCalled', ({ payload }) => {
    reports.push(JSON.parse(payload) as ProbeReport);
    wake();
  });
  await session.send('Runtime.enable');
  await session.send('Page.enable');
  await session.send('Runtime.addBinding', { name: 'reportTouch' });
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${installProbe})(${JSON.stringify(answerWords)})`,
  });
  return {
    async wait(wanted, timeoutMs) {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const found = reports.find(wanted);
        const left = deadline - Date.now();
        if (found || left <= 0) return found;
        await Promise.race([new Promise<void>((resolve) => (wake = resolve)), sleep(left, undefined, { ref: false })]);
      }
    },
  };
}
