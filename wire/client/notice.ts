import type { NoticeOutcome } from '#modules/customers/stock-alerts/rules/notice-outcome.ts';
import type { NoticeAnswer } from '../answers.ts';
import { asRecord, asText, call, logFailure } from './call.ts';

interface Wanted {
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

/** The shop may be newer than this page and name an error it does not know: nothing was added all the same. */
function toOutcome(error: string): NoticeOutcome {
  return isErrorName(error) ? OUTCOMES[error] : 'not-added';
}

function isErrorName(error: string): error is ErrorName {
  return Object.hasOwn(OUTCOMES, error);
}

/** Asks for a notice when a size is back (contract 3.10); never throws, a failure is an outcome too (S5.53). */
export async function requestNotice({ product, size, email, phone }: Wanted): Promise<NoticeOutcome> {
  const query = new URLSearchParams({
    action: 'set_product_observed',
    product: String(product),
    size,
    email,
    mode: '2',
  });
  if (phone) query.set('phone', phone);
  try {
    const response = await call(`/ajax/projector.php?${query}`, { headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`answer ${response.status}`);
    const answer = asRecord(await response.json());
    if (answer.status !== 'error') return 'added';
    return toOutcome(asText(answer.errdesc));
  } catch (error) {
    logFailure('asking for a notice failed', error);
    return 'no-connection';
  }
}
