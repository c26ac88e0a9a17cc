import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { hasOwner, setUpOwner } from '../../server/index.ts';
import { setUp as texts } from '../../texts/panel-sign-in.ts';
import { answerJoin, callerOf, enterHalf, textOf } from '../entering.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadSetUp(context: Context) {
  return { isDone: await hasOwner(context.get(shopContext)) };
}

/** O.01: the owner's account, by the code the server printed at its start. */
export async function makeOwner(context: Context, request: Request) {
  const form = await request.formData();
  const caller = callerOf(context, request);
  const typed = { code: textOf(form, 'code'), email: textOf(form, 'email'), name: textOf(form, 'name') };
  const result = await setUpOwner(context.get(shopContext), {
    ...typed,
    password: textOf(form, 'password'),
    repeat: textOf(form, 'repeat'),
    caller,
  });
  return result.kind === 'joined'
    ? enterHalf(context, { ...caller, token: result.token }, request)
    : answerJoin(result, texts, typed);
}
