import { type RouterContextProvider, redirect } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import type { ActAnswer } from '#admin/ui/act-result.tsx';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import type { Shop } from '#shop/platform/shop.ts';
import {
  findPhoneLines,
  listPhoneChoices,
  type OrderSummary,
  type PhoneOrderWish,
  placePhoneOrder,
  quotePhoneOrder,
} from '#shop/selling/orders/index.ts';
import * as texts from '#texts/panel/selling-phone-order.ts';
import { ROWS } from './load.server.ts';

interface PhoneAnswer extends ActAnswer {
  /** What was typed, for the form to keep. */
  typed?: Record<string, string>;
  quote?: { seen: string; toPay: string; delivery: string; lines: string[] };
}

export async function takePhoneOrder(context: Readonly<RouterContextProvider>, request: Request): Promise<PhoneAnswer> {
  const shop = staffShop(context);
  const form = await request.formData();
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const wish = await toWish(shop, typed);
  if ('refused' in wish) return { refused: wish.refused, typed };
  if (typed.intent === 'place') {
    const outcome = await placePhoneOrder(shop, wish, { key: typed.key ?? '', seen: typed.seen ?? '' });
    if (outcome.kind === 'placed') throw redirect(`/zaplecze/zamowienia/${outcome.number}`);
    if (outcome.kind === 'wrong-key') return { refused: texts.changed, typed };
    const said = outcome.kind === 'changed' ? texts.changed : problemsOf(outcome.summary);
    return { refused: said, typed, quote: describe(outcome.summary) };
  }
  const summary = await quotePhoneOrder(shop, wish);
  const refused = problemsOf(summary) || undefined;
  return { refused, typed, quote: refused ? undefined : describe(summary) };
}

async function toWish(shop: Shop, typed: Record<string, string>): Promise<PhoneOrderWish | { refused: string }> {
  const wanted = Array.from({ length: ROWS }, (_, row) => ({
    code: typed[`code-${row}`]?.trim() ?? '',
    quantity: Number(typed[`quantity-${row}`]?.replace(',', '.')),
  })).filter(({ code }) => code !== '');
  if (wanted.length === 0) return { refused: texts.nothing };
  // A line that cannot be counted is asked about, never left out.
  const uncounted = wanted.filter(({ quantity }) => !(quantity > 0));
  if (uncounted.length > 0) return { refused: texts.noQuantity(uncounted.map(({ code }) => code).join(', ')) };
  const { lines, unknown } = await findPhoneLines(shop, wanted);
  if (unknown.length > 0) return { refused: texts.unknownCode(unknown.join(', ')) };
  const { firstName = '', lastName = '', street = '', zipcode = '', city = '', phone = '' } = typed;
  const paymentMethodId = Number(typed.payment) || null;
  const { methods } = await listPhoneChoices(shop);
  const prepaid = methods.find(({ id }) => id === paymentMethodId)?.kind !== 'dvp';
  const agreed = typed.terms === 'on';
  return {
    lines,
    data: {
      email: typed.email ?? '',
      billing: { firstName, lastName, street, zipcode, city, phone, country: 'PL' },
      courierId: Number(typed.courier) || null,
      paymentMethodId,
      prepaid,
      consents: { terms: agreed, virtual: agreed, service: agreed, mailing: false, sms: false },
    },
  };
}

function problemsOf({ problems, goods }: OrderSummary): string {
  if (goods.missed.length > 0) return texts.missing;
  const names = problems.map(({ field }) => texts.fields[field.split('.').at(-1) ?? ''] ?? field);
  return names.length === 0 ? '' : texts.problems([...new Set(names)].join(', '));
}

function describe({ seen, toPay, totals, goods }: OrderSummary) {
  return {
    seen,
    toPay: formatMoney(toPay),
    delivery: texts.delivery(formatMoney(totals.delivery.gross)),
    lines: goods.lines.map(({ line }) => `${line.quantity} × ${line.name}: ${formatMoney(line.worth.gross)}`),
  };
}
