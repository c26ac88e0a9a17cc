/** Why a call was not carried out; the code is the whole answer, nothing of the inside leaves the shop. */
export type Refusal =
  | { status: 400; code: 'unreadable-request' | 'too-many-lines' }
  | { status: 403; code: 'another-site' | 'prefetch' }
  | { status: 405; code: 'method-not-allowed'; allow: string[] }
  | { status: 413; code: 'too-large' }
  | { status: 500; code: 'internal' };

export function refuse(refusal: Refusal): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (refusal.status === 405) headers.set('allow', refusal.allow.join(', '));
  return Response.json({ error: refusal.code }, { status: refusal.status, headers });
}
