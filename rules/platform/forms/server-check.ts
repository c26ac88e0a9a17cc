/** A field that only the server can judge: its address, the parameter it expects and how to ask (S7.63). */
export interface ServerCheck {
  url: string;
  /** The parameter that carries the value, such as `client_email` or `bankAccount`. */
  parameter: string;
  method: 'get' | 'post';
  /** More parameters, already joined as in an address: `client_region=1143020003`. */
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

export function askAbout(value: string, check: ServerCheck): ServerQuestion {
  const parameters = new URLSearchParams({ [check.parameter]: value });
  for (const [name, more] of new URLSearchParams(check.extra ?? '')) parameters.append(name, more);
  if (check.method === 'post') return { url: check.url, method: 'POST', body: parameters.toString() };
  const joint = check.url.includes('?') ? '&' : '?';
  return { url: `${check.url}${joint}${parameters}`, method: 'GET', body: null };
}

/** `errno` other than zero means a wrong field; some servers write it as text (S7.64). */
export function readServerVerdict(answer: unknown): ServerVerdict {
  if (typeof answer !== 'object' || answer === null) return 'unreachable';
  const errno = 'errno' in answer ? answer.errno : undefined;
  return errno === undefined || errno === null || errno === '' || Number(errno) === 0 ? 'accepted' : 'rejected';
}
