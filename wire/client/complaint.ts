import {
  type ComplaintMethod,
  isComplaintMethod,
  METHOD_KEY,
} from '#modules/after-sale/claims/rules/complaint-state.ts';
import { callOk, logFailure, orFalse } from './call.ts';

/** A function, because a browser that blocks the storage throws when it is read. */
type SendRequest<Methods extends keyof Storage> = () => Pick<Storage, Methods>;

/** S7.59: after false the form must send the method. */
export function keepMethod(storage: SendRequest<'setItem'>, method: ComplaintMethod): boolean {
  try {
    storage().setItem(METHOD_KEY, method);
    return true;
  } catch {
    return false;
  }
}

/** S7.55: the present content of the messages block; null after a failure, when the old one stays (S7.56). */
export async function fetchMessages(address: string): Promise<string | null> {
  try {
    const response = await callOk(address, { headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector('.rma_questions')?.innerHTML ?? null;
  } catch (error) {
    logFailure('reading the messages failed', error);
    return null;
  }
}

/** S7.58, S7.59: sends the stored method to the complaint and then deletes it. The address must have a query (contract 2.21). */
export function sendStoredMethod(
  storage: SendRequest<'getItem' | 'removeItem'>,
  address: string,
  write: (method: ComplaintMethod) => string,
): Promise<boolean> {
  return orFalse('sending the preferred method failed', async () => {
    const stored = storage().getItem(METHOD_KEY);
    if (!isComplaintMethod(stored)) return false;
    const body = new FormData();
    body.set('comment', write(stored));
    await callOk(`${address}&message=rma`, { method: 'POST', body });
    storage().removeItem(METHOD_KEY);
    return true;
  });
}
