import { data, type RouterContextProvider, redirect } from 'react-router';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { confirmRecoveryCode, confirmTotp, listStaffPasskeys } from '../../server/index.ts';
import { factor as texts } from '../../texts/panel-sign-in.ts';
import { type EntryAnswer, onwards, sessionOf, textOf } from '../entering.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadFactor(context: Context, request: Request) {
  const session = sessionOf(context);
  const next = onwards(request);
  if (session.factor === 'enrol') throw redirect(`/zaplecze/drugi-skladnik?dalej=${encodeURIComponent(next)}`);
  const keys = await listStaffPasskeys(context.get(shopContext), session.staff.id);
  return { next, hasPasskey: keys.length > 0 };
}

/** Also when a sensitive action requires the second factor again. */
export async function showFactor(context: Context, request: Request) {
  const form = await request.formData();
  const isRecovery = form.get('intent') === 'recovery';
  const tried = { code: textOf(form, 'code'), caller: context.get(pageContext).caller() };
  const confirm = isRecovery ? confirmRecoveryCode : confirmTotp;
  const check = await confirm(context.get(shopContext), sessionOf(context), tried);
  if (check === 'checked') return redirect(onwards(request));
  const isTooMany = check === 'too-many';
  const text = isTooMany ? texts.tooMany : isRecovery ? texts.recoveryRefused : texts.refused;
  return data<EntryAnswer>({ faults: { [isRecovery ? 'recovery' : 'code']: text } }, isTooMany ? 429 : 400);
}
