import { type RouterContextProvider, redirect } from 'react-router';
import type { CustomerAddress } from '#modules/customers/accounts/rules/customer-data.ts';
import { checkLogin, loginFrom } from '#modules/customers/accounts/rules/login-rule.ts';
import { enter, proposeLogin, registerCustomer } from '#modules/customers/accounts/server/index.ts';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { signedInCookies } from '#modules/customers/accounts/storefront/sign-in-parts/session-cookies.server.ts';
import * as registrationTexts from '#modules/customers/accounts/texts/registration.ts';
import { type OrderAddress, parseOrderPlace } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { withoutNul } from '#platform/text/rules/text.ts';
import { BROWSER_COOKIE } from '#platform/visitors/rules/visitor-cookies.ts';
import { neededData } from '../../rules/needed-address.ts';
import { type OrderFormData, parseOrderForm } from '../../rules/parse-order-form.ts';
import { getOrderForm, getOrderSummary, type Shopper, saveOrderData, saveOrderFields } from '../../server/index.ts';
import { orderProblemText } from '../../texts/data.ts';
import { describeFigures } from '../parts/describe-order.server.ts';
import { orderFormFacts, registersOf } from './load.server.ts';
import { orderDataForm } from './order-data-form.ts';

export async function receiveOrderData(request: Request, context: Readonly<RouterContextProvider>): Promise<FormReply> {
  const { shop, shopper, form, sent } = await remember(request, context);
  const place = parseOrderPlace(sent.leave);
  if (place) throw redirect(place);
  if (form.kind === 'wrong') return form.reply;
  const order = await getOrderSummary(shop, shopper);
  // Couriers depend on the entered address.
  if (order.needsDelivery && !order.delivery.chosen) {
    return form.refuse({ fields: { shipping: orderProblemText({ field: 'courier', code: 'wrong' }) } });
  }
  const refused = order.problems.find(({ field }) => field === 'courier');
  if (refused) return form.refuse({ fields: { shipping: orderProblemText(refused) } });
  if (order.problems.some(({ field, code }) => field === 'payment' && code === 'wrong')) {
    return form.refuse({ fields: { payment: orderProblemText({ field: 'payment', code: 'wrong' }) } });
  }
  const lacksPoint = order.problems.some(({ field }) => field === 'pickupPoint' || field === 'clientNumber');
  const next = lacksPoint ? '/zamowienie/punkt-odbioru' : '/zamowienie/podsumowanie';
  if (form.value.register_client !== true) throw redirect(next);
  const account = await registerOnTheWay(context, shopper, {
    data: neededData(order.data, { needsDelivery: order.needsDelivery, courier: order.delivery.chosen }),
    password: form.value.client_password ?? '',
  });
  if (account.kind === 'refused') return form.refuse({ fields: { register_client: account.text } });
  throw redirect(next, { headers: account.headers });
}

/** While the form is filled in: only changed fields are sent, and nothing is validated. */
export async function keepOrderData(request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  if (!shopper) throw redirect('/koszyk');
  const sent = await request.formData().catch(() => new FormData());
  const fields = [...sent].map(([name, value]) => [name, typeof value === 'string' ? withoutNul(value) : '']);
  await saveOrderFields(shop, shopper, Object.fromEntries(fields));
  const { order } = await getOrderForm(shop, shopper);
  return Response.json(describeFigures(order, shop.settings.priceType));
}

async function remember(request: Request, context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  if (!shopper) throw redirect('/koszyk');
  const { order } = await getOrderForm(shop, shopper);
  const facts = orderFormFacts(order, registersOf(shop, shopper));
  const form = await parseForm(request, orderDataForm(facts));
  const sent = form.kind === 'wrong' ? (form.reply.initialValue ?? {}) : form.value;
  // A foreign form must not clear the draft.
  if ('buyer' in sent || 'email' in sent) {
    const filled = parseOrderForm(sent);
    const { courierId, pickupPointId, clientNumber } = order.data;
    const ownNumber = filled.courierId === courierId ? clientNumber : '';
    // The place is not a field: it stays, for its own courier only.
    await saveOrderData(shop, shopper, { ...filled, pickupPointId, clientNumber: ownNumber });
  }
  return { shop, shopper, form, sent };
}

/** Registers with the data of the order and signs in; basket and draft stay. */
async function registerOnTheWay(
  context: Readonly<RouterContextProvider>,
  { visitorId }: Shopper,
  { data, password }: { data: OrderFormData; password: string },
): Promise<{ kind: 'registered'; headers: Headers } | { kind: 'refused'; text: string }> {
  const shop = context.get(shopContext);
  const page = context.get(pageContext);
  const wanted = checkLogin(data.email).length === 0 ? data.email : loginFrom(data.email);
  const created = await registerCustomer(shop, {
    login: await proposeLogin(shop, wanted),
    password,
    caller: page.caller(),
    data: {
      kind: data.buyer,
      email: data.email,
      birthDate: '',
      newsletter: false,
      sms: false,
      billing: toCustomerAddress(data.billing),
      delivery: data.delivery && toCustomerAddress(data.delivery),
      invoice: data.invoice && toCustomerAddress(data.invoice),
    },
  });
  if (created.kind === 'too-many') return { kind: 'refused', text: registrationTexts.tooMany };
  if (created.kind !== 'created') return { kind: 'refused', text: registrationTexts.accountExists };
  const entered = await enter(shop, created.customerId, { visitorId, browser: page.cookie(BROWSER_COOKIE) });
  return { kind: 'registered', headers: signedInCookies(entered, page.cookies) };
}

function toCustomerAddress(address: Partial<OrderAddress>): CustomerAddress {
  const { firstName = '', lastName = '', companyName = '', taxNumber = '', phone = '' } = address;
  const { street = '', streetNumber = '', zipcode = '', city = '', country = 'PL' } = address;
  const place = { street: `${street} ${streetNumber}`.trim(), zipcode, city, country };
  return { firstName, lastName, companyName, taxNumber, phone, ...place };
}
