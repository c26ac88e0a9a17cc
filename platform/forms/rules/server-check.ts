/** A field that only the server can judge: its address, the parameter it expects and how to ask (S7.63). */
export interface ServerCheck {
  url: string;
  /** The parameter that carries the value, such as `client_email` or `bankAccount`. */
  parameter: string;
  method: 'get' | 'post';
  extra?: string;
}

/** Contract 2.18. */
export const BANK_ACCOUNT_CHECK: ServerCheck = {
  url: '/ajax/payments.php?action=verify_iban',
  parameter: 'bankAccount',
  method: 'get',
};
const CLIENT_URL = '/ajax/client-new.php?validAjax=true';
export const EMAIL_CHECK: ServerCheck = { url: CLIENT_URL, parameter: 'client_email', method: 'post' };
export const PHONE_CHECK: ServerCheck = { url: CLIENT_URL, parameter: 'client_phone', method: 'post' };

export interface ServerQuestion {
  url: string;
  method: 'GET' | 'POST';
  body: string | null;
}

/** Unreachable is no verdict: the form may be sent and the server decides then (S7.65). */
export type ServerVerdict = 'accepted' | 'rejected' | 'unreachable';

export function checkWithServer(value: string, check: ServerCheck): ServerQuestion {
  const parameters = new URLSearchParams({ [check.parameter]: value });
  for (const [name, more] of new URLSearchParams(check.extra ?? '')) parameters.append(name, more);
  if (check.method === 'post') return { url: check.url, method: 'POST', body: parameters.toString() };
  const joint = check.url.includes('?') ? '&' : '?';
  return { url: `${check.url}${joint}${parameters}`, method: 'GET', body: null };
}

/** `errno` other than zero means a wrong field; some servers write it as text (S7.64). */
export function parseServerVerdict(answer: unknown): ServerVerdict {
  if (typeof answer !== 'object' || answer === null) return 'unreachable';
  const errno = 'errno' in answer ? answer.errno : undefined;
  return errno === undefined || Number(errno) === 0 ? 'accepted' : 'rejected';
}

/** How long typing must pause before a field is checked. S5.23, S9.65 */
export const LIVE_VALIDATION_MS = 500;

/** How long the page takes to reach the first wrong field. S5.24 */
export const SCROLL_TO_ERROR_MS = 300;

/** How long a form waits for the shop's answer before it says that there was none. X.39 */
export const SEND_TIMEOUT_MS = 30_000;

/** The same with files, which take their time from a phone. */
export const SEND_FILES_TIMEOUT_MS = 180_000;

/** Statuses after which the same request may be repeated. */
const TRY_AGAIN: ReadonlySet<number> = new Set([408, 413, 425, 429]);

/** X.39: whether what was sent got no answer that a screen could show. No status means that nothing was answered at all. */
export function isLostAnswer(status: number | undefined): boolean {
  return status === undefined || status >= 500 || TRY_AGAIN.has(status);
}
