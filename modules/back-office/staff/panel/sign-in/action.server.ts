import { data, type RouterContextProvider, redirect } from 'react-router';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { hasOwner, signInStaff } from '../../server/index.ts';
import { signIn as texts } from '../../texts/panel-sign-in.ts';
import { callerOf, type EntryAnswer, enterHalf, onwards, textOf } from '../entering.server.ts';
import { staffContext } from '../staff.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A signed-in user is redirected; a shop without staff redirects to the set-up. */
export async function loadSignIn(context: Context, request: Request) {
  if (context.get(staffContext)?.factor === 'checked') throw redirect(onwards(request));
  if (!(await hasOwner(context.get(shopContext)))) throw redirect('/zaplecze/start');
  return null;
}

export async function signInByPassword(context: Context, request: Request) {
  const form = await request.formData();
  const caller = callerOf(context, request);
  const email = textOf(form, 'email');
  const signed = await signInStaff(context.get(shopContext), {
    email,
    password: textOf(form, 'password'),
    caller,
  });
  if (signed.kind === 'half-open') return enterHalf(context, { ...caller, token: signed.token }, request);
  if (signed.kind === 'link-sent') return data<EntryAnswer>({ proof: texts.linkSent(email), typed: { email } });
  const isTooMany = signed.kind === 'too-many';
  const refused = isTooMany ? texts.tooMany : texts.refused;
  return data<EntryAnswer>({ refused, typed: { email } }, isTooMany ? 429 : 400);
}
