import type { NoticeOutcome } from '#modules/customers/stock-alerts/rules/notice-outcome.ts';
import type { NoticeAnswer } from '../answers.ts';
import { asRecord, asText, callOk, logFailure } from './call.ts';

interface NoticeRequest {
  product: number;
  size: string;
  email: string;
  phone?: string;
}

type ErrorName = Extract<NoticeAnswer, { status: 'error' }>['errdesc'];

const OUTCOMES: Record<ErrorName, NoticeOutcome> = {
  mail: 'wrong-email',
  phone: 'enter-phone',
  limit: 'daily-limit',
  add: 'not-added',
};

/** The server may be newer than this page and answer an unknown error: then nothing was added either. */
function toOutcome(error: string): NoticeOutcome {
  return isErrorName(error) ? OUTCOMES[error] : 'not-added';
}

function isErrorName(error: string): error is ErrorName {
  return Object.hasOwn(OUTCOMES, error);
}

/** Requests an email when a size is back (contract 3.10); a failure is an outcome too (S5.53). */
export async function requestNotice({ product, size, email, phone }: NoticeRequest): Promise<NoticeOutcome> {
  const query = new URLSearchParams({
    action: 'set_product_observed',
    product: String(product),
    size,
    email,
    mode: '2',
  });
  if (phone) query.set('phone', phone);
  try {
    const response = await callOk(`/ajax/projector.php?${query}`, { headers: { accept: 'application/json' } });
    const answer = asRecord(await response.json());
    if (answer.status !== 'error') return 'added';
    return toOutcome(asText(answer.errdesc));
  } catch (error) {
    logFailure('requesting a notice failed', error);
    return 'no-connection';
  }
}
