import * as v from 'valibot';
import { handleJob, jobKind } from '#platform/jobs/server/index.ts';

export const LOCAL_BANK = 'local-bank';
export const WEBHOOK_HEADER = 'x-bank-signature';

/** Prefix of each provider's webhook address. */
export const WEBHOOK_PATH = '/platnosc/powiadomienie';

const signedWebhook = v.object({ body: v.string(), signature: v.string() });
export type SignedWebhook = v.InferOutput<typeof signedWebhook>;

const TIMEOUT_MS = 10_000;

export const bankWebhookJob = jobKind('local-bank-webhook', signedWebhook);

/** A webhook that the shop did not accept is sent again later, as real banks do. */
export const deliverBankWebhooks = handleJob(bankWebhookJob, async (shop, { body, signature }, { signal }) => {
  const answer = await fetch(`${shop.origin}${WEBHOOK_PATH}/${LOCAL_BANK}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [WEBHOOK_HEADER]: signature },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The shop answered the bank with ${answer.status}`);
});
