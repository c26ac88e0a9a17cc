import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { blockedTime, type TraceEvent } from './blocked-time.ts';
import { clickOnce } from './click.ts';
import { openPhone, slowDown } from './slow-phone.ts';
import { SOON, type VisitFigures } from './touch-figures.ts';
import { menuTouch } from './touches.ts';

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8'];
const RECORDED_MS = 10_500;

/**
 * The first ten seconds of a newcomer who opens the menu half a second after the page has come: a page that waits for a visitor must not
 * look light for lack of one.
 */
export async function recordVisit(browser: Browser, url: string): Promise<Omit<VisitFigures, 'page'>> {
  const context = await openPhone(browser);
  const tracing = await browser.newBrowserCDPSession();
  try {
    const page = await context.newPage();
    const session = await slowDown(page);
    const scriptBytes = weighScripts(session);
    const stopRecording = await startRecording(tracing);
    const tenSeconds = sleep(RECORDED_MS);
    const press = { url, touch: menuTouch, moment: SOON, basketLines: 0 };
    const { firstPaint } = await clickOnce(page, session, press);
    await tenSeconds;
    return { firstPaint, blocked: blockedTime(await stopRecording(), url), scriptBytes: scriptBytes() };
  } finally {
    await tracing.detach();
    await context.close();
  }
}

async function startRecording(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  // The protocol's own type knows nothing of what an event holds.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as object[] as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await complete;
    return events;
  };
}

/** Counts the bytes of all scripts on the line, those of preload links included. */
function weighScripts(session: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}
