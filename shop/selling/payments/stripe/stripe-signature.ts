import { createHmac, timingSafeEqual } from 'node:crypto';

/** Stripe signs every delivery anew, so an old signature is one that was caught on its way. */
const TOLERANCE_SECONDS = 300;

/** The header `t=<seconds>,v1=<HMAC>[,v1=<HMAC>]`; there are two while a secret is being exchanged. */
export function isStripeSignature(body: string, header: string | null | undefined, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const wanted = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(name === 'v1' ? value : '', 'hex');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
