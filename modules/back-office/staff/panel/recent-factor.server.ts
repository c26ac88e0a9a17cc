import { data, type RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import {
  confirmRecoveryCode,
  confirmTotp,
  isFactorFresh,
  listStaffPasskeys,
  type StaffSession,
} from '../server/index.ts';
import { factor as texts } from '../texts/panel-sign-in.ts';
import { sessionOf, textOf } from './entering.server.ts';
import { FACTOR_FIELDS, type FactorRequired } from './recent-factor.ts';
import { staffContext } from './staff.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * A sensitive act goes on when the second factor was shown a moment ago, or comes in the same form. Otherwise it is asked for on a page
 * that carries all that was sent (ui/factor-prompt.tsx): nothing typed is lost on the way.
 */
export async function admitSensitiveAct(context: Context, form: FormData): Promise<void> {
  const session = sessionOf(context);
  const shop = context.get(shopContext);
  if (isFactorFresh(shop, session)) return;
  const isRecovery = !form.has(FACTOR_FIELDS.code) && form.has(FACTOR_FIELDS.recovery);
  const name = isRecovery ? 'recovery' : 'code';
  const code = textOf(form, FACTOR_FIELDS[name]).trim();
  if (code === '') throw await requireFactor(context, form, { status: 401 });
  const confirm = isRecovery ? confirmRecoveryCode : confirmTotp;
  const check = await confirm(shop, session, { code, caller: context.get(pageContext).caller() });
  if (check === 'too-many')
    throw await requireFactor(context, form, { status: 429, fault: { name, text: texts.tooMany } });
  if (check === 'refused') {
    const text = isRecovery ? texts.recoveryRefused : texts.refused;
    throw await requireFactor(context, form, { status: 400, fault: { name, text } });
  }
  const shown: StaffSession = { ...session, factorCheckedAt: shop.now() };
  context.set(staffContext, shown);
}

interface Requested {
  status: number;
  fault?: FactorRequired['fault'];
}

async function requireFactor(context: Context, form: FormData, { status, fault }: Requested) {
  const keys = await listStaffPasskeys(context.get(shopContext), sessionOf(context).staff.id);
  const own = new Set<string>(Object.values(FACTOR_FIELDS));
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !own.has(name) ? [[name, value] as const] : [],
  );
  return data<FactorRequired>({ kind: 'factor-asked', fields, hasPasskey: keys.length > 0, fault }, status);
}
