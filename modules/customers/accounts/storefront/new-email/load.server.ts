import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { confirmNewEmail, seeNewEmail } from '../../server/index.ts';
import * as accountSecurityTexts from '../../texts/account-security.ts';

type Context = Readonly<RouterContextProvider>;

const texts = accountSecurityTexts.email;

/** Opening the link changes nothing: email programs open links too. */
export async function loadNewEmail(context: Context, url: URL) {
  // The address contains a secret.
  context.get(pageContext).caller();
  return { email: await seeNewEmail(context.get(shopContext), url.searchParams.get('token') ?? undefined) };
}

/** X.53 */
export async function receiveNewEmail(context: Context, url: URL) {
  const outcome = await confirmNewEmail(context.get(shopContext), url.searchParams.get('token') ?? '');
  if (outcome === 'changed') return { kind: 'success' as const, text: texts.confirm.done };
  return { kind: 'warning' as const, text: outcome === 'email-taken' ? texts.taken : texts.confirm.used };
}
