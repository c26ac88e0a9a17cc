import type { RouterContextProvider } from 'react-router';
import { signedInCookies } from '#app/features/customers/sign-in/session-cookies.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import type { CustomerAddress } from '#rules/customers/accounts/customer-data.ts';
import { checkLogin, loginFrom } from '#rules/customers/accounts/login-rule.ts';
import { BROWSER_COOKIE } from '#rules/platform/visitor/visitor-cookies.ts';
import type { OrderAddress } from '#rules/selling/orders/order-data.ts';
import type { ToldOrder } from '#rules/selling/orders/read-order-form.ts';
import { enter, proposeLogin, registerCustomer } from '#shop/customers/accounts/index.ts';
import type { Shopper } from '#shop/selling/orders/index.ts';
import { registrationTexts } from '#texts/customers/registration.ts';

/** Makes an account of the data of an order and signs its buyer in; the basket and the order so far stay theirs. */
export async function registerOnTheWay(
  context: Readonly<RouterContextProvider>,
  { visitorId }: Shopper,
  { told, password }: { told: ToldOrder; password: string },
): Promise<{ kind: 'registered'; headers: Headers } | { kind: 'refused'; text: string }> {
  const shop = context.get(shopContext);
  const page = context.get(pageContext);
  const wanted = checkLogin(told.email).length === 0 ? told.email : loginFrom(told.email);
  const created = await registerCustomer(shop, {
    login: await proposeLogin(shop, wanted),
    password,
    caller: page.caller(),
    data: {
      kind: told.buyer,
      email: told.email,
      birthDate: '',
      newsletter: false,
      sms: false,
      billing: whole(told.billing),
      delivery: told.delivery && whole(told.delivery),
      invoice: told.invoice && whole(told.invoice),
    },
  });
  if (created.kind === 'too-many') return { kind: 'refused', text: registrationTexts.tooMany };
  if (created.kind !== 'created') return { kind: 'refused', text: registrationTexts.accountExists };
  const entered = await enter(shop, created.customerId, { visitorId, browser: page.cookie(BROWSER_COOKIE) });
  return { kind: 'registered', headers: signedInCookies(entered, page.cookies) };
}

function whole(address: Partial<OrderAddress>): CustomerAddress {
  const { firstName = '', lastName = '', companyName = '', taxNumber = '', phone = '' } = address;
  const { street = '', streetNumber = '', zipcode = '', city = '', country = 'PL' } = address;
  const place = { street: `${street} ${streetNumber}`.trim(), zipcode, city, country };
  return { firstName, lastName, companyName, taxNumber, phone, ...place };
}
