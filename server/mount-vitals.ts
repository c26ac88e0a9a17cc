import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { allowedCookie, parseAllowed } from '#modules/customers/consents/rules/consent.ts';
import { processLimit } from '#platform/limits/server/index.ts';
import { type PageKind, parsePageKind } from '#platform/vitals/rules/page-kind.ts';
import { parseVitals, type WebVital } from '#platform/vitals/rules/web-vital.ts';
import type { ServerEnv } from './visitor.ts';

const MAX_LENGTH = 2000;
/** More than a house full of shoppers opens in a minute: one caller cannot make up the figures of the shop. */
const MAX_OF_CALLER = { limit: 60, seconds: 60, keys: 20_000 };

interface VitalsOptions {
  /** Network address of the client. */
  callerOf(c: Context<ServerEnv>): string;
  now(): Date;
  note(page: PageKind, vitals: WebVital[]): void;
}

/** `/ajax/vitals`: page speed of a visitor who allowed statistics. Always answers the same, at once. */
export function mountVitals(app: Hono<ServerEnv>, { callerOf, now, note }: VitalsOptions): void {
  const allows = processLimit(MAX_OF_CALLER);
  app.post('/ajax/vitals', async (c) => {
    const length = Number(c.req.header('content-length') ?? Number.NaN);
    if (length <= MAX_LENGTH && allowsStatistics(c) && allows(callerOf(c), now())) {
      note(parsePageKind(c.req.query('page')), parseVitals(parse(await c.req.text())));
    }
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}

function allowsStatistics(c: Context): boolean {
  const value = getCookie(c, allowedCookie) ?? '';
  return parseAllowed(new Map([[allowedCookie, value]])).includes('analytics');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
