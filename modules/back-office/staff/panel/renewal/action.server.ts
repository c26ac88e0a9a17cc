import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { findStaffReset, renewAccess } from '../../server/index.ts';
import { renewal, signIn } from '../../texts/panel-sign-in.ts';
import { answerJoin, callerOf, enterHalf, textOf } from '../entering.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadRenewal(context: Context, token: string | undefined) {
  const found = await findStaffReset(context.get(shopContext), token);
  return { found: found && { kind: found.kind, email: found.person.email } };
}

/** A new password by the link of a mail; the second factor comes after it. */
export async function renew(context: Context, token: string | undefined, request: Request) {
  const form = await request.formData();
  const caller = callerOf(context, request);
  const result = await renewAccess(context.get(shopContext), {
    token: token ?? '',
    password: textOf(form, 'password'),
    repeat: textOf(form, 'repeat'),
    caller,
  });
  if (result.kind === 'joined') return enterHalf(context, { ...caller, token: result.token }, request);
  return answerJoin(result, { refused: renewal.used.lead, tooMany: signIn.tooMany }, {});
}
