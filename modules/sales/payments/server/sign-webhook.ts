import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '#platform/time/rules/units.ts';

/** Limits replays. */
const MAX_MS = 3 * DAY_MS;

/** The header `t=<seconds>,v1=<HMAC of time and body>`. */
export function signWebhook(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${mac(`${seconds}.${body}`, secret)}`;
}

export function isSigned(body: string, header: string | null | undefined, secret: string, now: Date): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!seconds || !given || Math.abs(now.getTime() - Number(seconds) * 1000) > MAX_MS) return false;
  return timingSafeEqual(Buffer.from(mac(`${seconds}.${body}`, secret), 'hex'), Buffer.from(given, 'hex'));
}

function mac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
