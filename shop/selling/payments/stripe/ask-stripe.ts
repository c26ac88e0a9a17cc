import { setTimeout } from 'node:timers/promises';
import type { StripeSettings } from '#shop/platform/shop.ts';

const TIMEOUT_MS = 15_000;
/** The answers are read as this version of the interface gives them, whatever the account's default is. */
const VERSION = '2025-03-31.basil';

export type StripeAnswer = { ok: true; object: Record<string, unknown> } | { ok: false; code: string };

/** How often a call is made again that meets its own twin under way, and after how long. */
const DUPLICATE = { tries: 5, waits: 300 };

export class StripeError extends Error {
  readonly status: number;

  constructor(status: number, reason: string) {
    super(`Stripe answered ${status} ${reason}`);
    this.status = status;
  }
}

/**
 * One call of Stripe's HTTP interface: a form in, JSON out. With the same key Stripe gives the same answer again, so a call
 * that was cut off can be repeated; while the first is under way it answers 409, and is asked again.
 */
export async function askStripe(
  settings: StripeSettings,
  path: string,
  fields: Record<string, string>,
  idempotencyKey: string,
): Promise<StripeAnswer> {
  let response = await post(settings, path, fields, idempotencyKey);
  for (let tries = 1; response.status === 409 && tries < DUPLICATE.tries; tries++) {
    await response.body?.cancel();
    await setTimeout(DUPLICATE.waits);
    response = await post(settings, path, fields, idempotencyKey);
  }
  const object = asRecord(await response.json().catch(() => null));
  if (response.ok) return { ok: true, object };
  const error = asRecord(object.error);
  // 402: the bank said no. Anything else is ours or theirs to mend, not the shopper's.
  if (response.status !== 402) throw new StripeError(response.status, String(error.code ?? error.type ?? ''));
  return { ok: false, code: String(error.decline_code ?? error.code ?? '') };
}

function post(
  { address, secretKey }: StripeSettings,
  path: string,
  fields: Record<string, string>,
  idempotencyKey: string,
): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${secretKey}`,
      'Idempotency-Key': idempotencyKey,
      'Stripe-Version': VERSION,
    },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
