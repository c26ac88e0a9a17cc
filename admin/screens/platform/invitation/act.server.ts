import type { RouterContextProvider } from 'react-router';
import { answerJoin, callerOf, enterHalf, textOf } from '#admin/entering.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { acceptInvitation, findInvitation } from '#shop/platform/staff/index.ts';
import { signIn, invitation as texts } from '#texts/panel/platform-sign-in.ts';

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
