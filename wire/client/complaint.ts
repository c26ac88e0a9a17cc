import {
  type ComplaintMethod,
  isComplaintMethod,
  METHOD_KEY,
} from '#modules/after-sale/complaints/rules/complaint-state.ts';
import { call, logFailure } from './call.ts';

/** Asked for when it is needed: a browser that blocks it throws already then. */
type SendRequest<Methods extends keyof Storage> = () => Pick<Storage, Methods>;

/** S7.59: false when the browser keeps nothing; the method must then go with the form. */
export function keepMethod(storage: SendRequest<'setItem'>, method: ComplaintMethod): boolean {
  try {
    storage().setItem(METHOD_KEY, method);
    return true;
  } catch {
    return false;
  }
}

/** S7.55: the inside of the messages block as the page shows it now; null when that failed, and the old one stays (S7.56). */
export async function fetchMessages(address: string): Promise<string | null> {
  try {
    const response = await call(address, { headers: { accept: 'text/html' } });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector('.rma_questions')?.innerHTML ?? null;
  } catch (error) {
    logFailure('reading the messages failed', error);
    return null;
  }
}

/**
 * S7.58, S7.59: hands the stored method to the complaint on this page. It stays stored until that succeeded. True when
 * the thread has it now. The address must have a query (contract 2.21).
 */
export async function sendStoredMethod(
  storage: SendRequest<'getItem' | 'removeItem'>,
  address: string,
  write: (method: ComplaintMethod) => string,
): Promise<boolean> {
  try {
    const stored = storage().getItem(METHOD_KEY);
    if (!isComplaintMethod(stored)) return false;
    const body = new FormData();
    body.set('comment', write(stored));
    const response = await call(`${address}&message=rma`, { method: 'POST', body });
    if (!response.ok) throw new Error(`status ${response.status}`);
    storage().removeItem(METHOD_KEY);
    return true;
  } catch (error) {
    logFailure('sending the preferred method failed', error);
    return false;
  }
}
