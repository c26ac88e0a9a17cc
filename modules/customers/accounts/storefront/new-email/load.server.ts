import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { confirmNewEmail, seeNewEmail } from '../../server/index.ts';
import * as accountSecurityTexts from '../../texts/account-security.ts';

type Context = Readonly<RouterContextProvider>;

const texts = accountSecurityTexts.email;

/** Looking alone changes nothing: programs that read mail open its links too. */
export async function loadNewEmail(context: Context, url: URL) {
  // Personal: the address holds a secret.
  context.get(pageContext).caller();
  return { email: await seeNewEmail(context.get(shopContext), url.searchParams.get('token') ?? undefined) };
}

/** X.53: the link was followed, the new address counts. */
export async function receiveNewEmail(context: Context, url: URL) {
  const outcome = await confirmNewEmail(context.get(shopContext), url.searchParams.get('token') ?? '');
  if (outcome === 'changed') return { kind: 'success' as const, text: texts.confirm.done };
  return { kind: 'warning' as const, text: outcome === 'email-taken' ? texts.taken : texts.confirm.used };
}
