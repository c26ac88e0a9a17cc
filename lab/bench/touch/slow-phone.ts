import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/**
 * Lighthouse's "slow 4G" as it is applied (not simulated): requests wait 3.75 round trips of 150 ms, because the browser
 * delays whole requests and not packets, and the line carries 90 % of 1.6 and 0.75 Mbit/s.
 */
export const SLOW_PHONE = {
  cpuSlowdown: 4,
  latencyMs: 562.5,
  downKbps: 1474.56,
  upKbps: 675,
} as const;

const BYTES_PER_KBIT = 1000 / 8;

/** A phone with an empty profile. */
export async function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // Requests of a worker are not slowed down with the page.
    serviceWorkers: 'block',
  });
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latencyMs,
    downloadThroughput: SLOW_PHONE.downKbps * BYTES_PER_KBIT,
    uploadThroughput: SLOW_PHONE.upKbps * BYTES_PER_KBIT,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown });
  return session;
}
