import { data, type RouterContextProvider, redirect } from 'react-router';
import { textOf, unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { addCustomerNote } from '#modules/customers/notes/server/index.ts';
import { forgetCustomer } from '#modules/customers/personal-data/server/index.ts';
import { correctPoints } from '#modules/sales/loyalty/server/index.ts';
import { notes as noteTexts } from '#modules/sales/order-admin/texts/panel-order.ts';
import { formatPoints } from '#platform/money/rules/format-money.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as texts from '../../texts/panel-detail.ts';

export interface CustomerAnswer extends ActAnswer {
  /** A correction that was refused, as it was typed. */
  typed?: { change: string; reason: string };
}

export async function changeCustomer(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: number,
): Promise<CustomerAnswer> {
  const shop = staffShop(context);
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'note': {
      const outcome = await addCustomerNote(shop, id, textOf(form, 'text'));
      if (outcome === 'unknown-customer') throw data(null, 404);
      return outcome === 'added' ? { done: noteTexts.added } : { refused: noteTexts.empty };
    }
    case 'points':
      return correct(shop, id, form);
    case 'forget': {
      const outcome = await forgetCustomer(shop, id);
      if (outcome === 'unknown-customer') throw data(null, 404);
      throw redirect('/zaplecze/klienci?usunieto=');
    }
    default:
      throw unknownIntent();
  }
}

async function correct(shop: Shop, id: number, form: FormData): Promise<CustomerAnswer> {
  const typed = { change: textOf(form, 'change'), reason: textOf(form, 'reason') };
  const change = Number(typed.change.replace(/\s/g, '').replace('−', '-') || Number.NaN);
  const shownPoints = Number(textOf(form, 'seen'));
  const outcome = await correctPoints(shop, id, { change, reason: typed.reason, seen: shownPoints });
  if (outcome === 'unknown-customer') throw data(null, 404);
  if (outcome !== 'corrected') return { refused: texts.points.faults[outcome], typed };
  return { done: texts.points.corrected(formatPoints(shownPoints + change)) };
}
