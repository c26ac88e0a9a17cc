import type { RouterContextProvider } from 'react-router';
import { cutPage, requestedQueue } from '#modules/after-sale/claims/panel/after-sale.server.ts';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import { sizeLine } from '#modules/catalogue/products/texts/options.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import { shortDay } from '#platform/time/rules/date-format.ts';
import { type Day, warsawDay } from '#platform/time/rules/day.ts';
import { allowedIntents, SUBSCRIPTION_INTENTS } from '../rules/subscription.ts';
import {
  changeSubscription,
  countSubscriptionTabs,
  listSubscriptionsForStaff,
  type StaffSubscription,
  SUBSCRIPTION_TABS,
} from '../server/index.ts';
import * as texts from '../texts/panel.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadSubscriptions(context: Context, request: Request) {
  const shop = staffShop(context);
  const { tab, search, page, part } = requestedQueue(request, SUBSCRIPTION_TABS, 'active');
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
