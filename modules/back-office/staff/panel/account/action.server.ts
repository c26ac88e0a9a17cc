import { data, type RouterContextProvider } from 'react-router';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import {
  changeStaffPassword,
  countRecoveryCodes,
  endSession,
  endSessions,
  isFactorFresh,
  listSessions,
  listStaffPasskeys,
  removeStaffPasskey,
  renewRecoveryCodes,
} from '../../server/index.ts';
import * as texts from '../../texts/panel-account.ts';
import { faults as faultTexts } from '../../texts/panel-sign-in.ts';
import { faultText, sessionOf, textOf, unknownIntent } from '../entering.server.ts';
import { staffShop } from '../staff.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadAccount(context: Context) {
  const shop = staffShop(context);
  const session = sessionOf(context);
  const { id } = session.staff;
  const sessions = await listSessions(shop, id);
  return {
    person: session.staff,
    isFresh: isFactorFresh(shop, session),
    sessions: sessions.map((one) => ({ ...one, isThis: one.id === session.id })),
    codesLeft: await countRecoveryCodes(shop, id),
    keys: await listStaffPasskeys(shop, id),
  };
}

export type AccountAnswer = ActAnswer & {
  /** New recovery codes, shown this once. */
  codes?: string[];
  /** By field of the password's form. */
  faults?: { current?: string; password?: string; repeat?: string };
};

export async function changeAccount(context: Context, request: Request) {
  const form = await request.formData();
  const shop = staffShop(context);
  const session = sessionOf(context);
  switch (form.get('intent')) {
    case 'end-session': {
      const isEnded = await endSession(shop, session.staff.id, Number(textOf(form, 'id')));
      return isEnded ? { done: texts.done.ended } : refuse(texts.refused.session);
    }
    case 'end-others':
      await endSessions(shop, session.staff.id, session.id);
      return { done: texts.done.endedOthers };
    case 'password':
      return changePassword(context, form);
    case 'remove-key': {
      const isRemoved = await removeStaffPasskey(shop, session, textOf(form, 'id'));
      return isRemoved ? { done: texts.done.keyRemoved } : refuse(texts.refused.key);
    }
    case 'new-codes':
      return { codes: (await renewRecoveryCodes(shop, session)) ?? [] };
    default:
      throw unknownIntent();
  }
}

async function changePassword(context: Context, form: FormData) {
  const password = textOf(form, 'password');
  if (password !== textOf(form, 'repeat')) return fault({ repeat: faultTexts['passwords-differ'] });
  const change = { current: textOf(form, 'current'), password };
  const result = await changeStaffPassword(staffShop(context), sessionOf(context), change);
  if (result === 'changed') return { done: texts.done.password };
  if (result === 'wrong') return fault({ current: texts.password.wrong });
  if (result === 'too-many') return fault({ current: texts.password.tooMany });
  return fault({ password: faultText(result) });
}

function fault(faults: AccountAnswer['faults']) {
  return data<AccountAnswer>({ faults }, 400);
}

function refuse(refused: string) {
  return data<AccountAnswer>({ refused }, 409);
}
