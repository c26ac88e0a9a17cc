import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { acceptInvitation, findInvitation } from '../../server/index.ts';
import { signIn, invitation as texts } from '../../texts/panel-sign-in.ts';
import { answerJoin, callerOf, enterHalf, textOf } from '../entering.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadInvitation(context: Context, token: string | undefined) {
  return { invited: await findInvitation(context.get(shopContext), token) };
}

export async function join(context: Context, token: string | undefined, request: Request) {
  const form = await request.formData();
  const caller = callerOf(context, request);
  const typed = { name: textOf(form, 'name') };
  const result = await acceptInvitation(context.get(shopContext), {
    ...typed,
    token: token ?? '',
    password: textOf(form, 'password'),
    repeat: textOf(form, 'repeat'),
    caller,
  });
  if (result.kind === 'joined') return enterHalf(context, { ...caller, token: result.token }, request);
  return answerJoin(result, { refused: texts.used.lead, tooMany: signIn.tooMany }, typed);
}
