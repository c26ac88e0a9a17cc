import type { RouterContextProvider } from 'react-router';
import { unknownIntent } from '#admin/entering.server.ts';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import type { ActAnswer } from '#admin/ui/act-result.tsx';
import { UNIVERSAL_SIZE } from '#rules/catalogue/products/size-table.ts';
import { shortDay } from '#rules/platform/dates/date-format.ts';
import { type Day, warsawDay } from '#rules/platform/time/day.ts';
import { allowedIntents, SUBSCRIPTION_INTENTS } from '#rules/selling/subscriptions/subscription.ts';
import {
  changeSubscription,
  countSubscriptionTabs,
  listSubscriptionsForStaff,
  type StaffSubscription,
  SUBSCRIPTION_TABS,
} from '#shop/selling/subscriptions/index.ts';
import * as texts from '#texts/panel/selling-subscriptions.ts';
import { sizeLine } from '#texts/platform/size-line.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';
import { cutPage, queueAsked } from '../../after-sale/parts/after-sale.server.ts';

type Context = Readonly<RouterContextProvider>;

/** X.74: who gets what, how often and when next. */
export async function loadSubscriptions(context: Context, request: Request) {
  const shop = staffShop(context);
  const { tab, search, page, part } = queueAsked(request, SUBSCRIPTION_TABS, 'active');
  const today = warsawDay(shop.now());
  const mayChange = isAllowed(context, 'orders.change');
  const { rows, pages } = cutPage(await listSubscriptionsForStaff(shop, tab, search, part), page);
  return {
    tab,
    search,
    pages,
    counts: await countSubscriptionTabs(shop),
    subscriptions: rows.map((row) => describe(row, { today, mayChange })),
  };
}

function describe(subscription: StaffSubscription, { today, mayChange }: { today: Day; mayChange: boolean }) {
  const { id, name, size, sizeName, quantity, email, orderNumber, days, state, nextOn, ordersMade } = subscription;
  const { missedOn, missedReason, awaitsPayment } = subscription;
  const late = awaitsPayment ? texts.awaitsPayment : texts.overdue(shortDay(nextOn));
  const which = size === UNIVERSAL_SIZE || sizeName === '' ? [] : [sizeLine(sizeName)];
  return {
    id,
    name,
    details: [...which, quantityWithUnit(quantity, subscription)].join(', '),
    email,
    orderNumber,
    interval: texts.days(days),
    state,
    nextOn,
    next: state === 'active' ? shortDay(nextOn) : '',
    missed: [
      ...(missedOn && missedReason ? [texts.missed(shortDay(missedOn), missedReason)] : []),
      ...(state === 'active' && nextOn < today ? [late] : []),
    ].join(', '),
    ordersMade,
    intents: mayChange ? allowedIntents(state) : [],
  };
}

export async function changeFromPanel(context: Context, request: Request): Promise<ActAnswer> {
  const form = await request.formData();
  const intent = SUBSCRIPTION_INTENTS.find((known) => known === form.get('intent'));
  if (!intent) throw unknownIntent();
  const id = Number(form.get('subscription'));
  const shownNextOn = String(form.get('next'));
  const outcome = await changeSubscription(staffShop(context), { id, intent, shownNextOn, access: 'staff' });
  return outcome === 'done' ? { done: texts.done[intent] } : { refused: texts.refused };
}
