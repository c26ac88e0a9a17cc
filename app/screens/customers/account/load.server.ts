import { type RouterContextProvider, redirect } from 'react-router';
import { requireCustomer, signedOutCookies } from '#app/features/customers/sign-in/session-cookies.server.ts';
import { pageContext, shopContext, visitorContext } from '#app/request-context.server.ts';
import type { CustomerAddress } from '#rules/customers/accounts/customer-data.ts';
import { longDay } from '#rules/platform/dates/date-format.ts';
import { orderLink } from '#rules/platform/links/screen-links.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { findAccount, findSession, signOut } from '#shop/customers/accounts/index.ts';
import { listOrders } from '#shop/selling/orders/index.ts';

type Context = Readonly<RouterContextProvider>;

/** The customer's overview: the last order, points and the address. */
export async function loadAccount(context: Context, url: URL) {
  const shop = context.get(shopContext);
  const { customerId, firstName, login } = await requireCustomer(context, url);
  const account = await findAccount(shop, customerId);
  const [last] = (await listOrders(shop, customerId)).orders;
  return {
    name: firstName || login,
    message: url.searchParams.has('witaj')
      ? ('welcome' as const)
      : url.searchParams.has('haslo')
        ? ('passwordSet' as const)
        : null,
    points: new Intl.NumberFormat('pl-PL').format(account?.points ?? 0),
    address: account ? addressLines(account.data.billing) : [],
    delivery: account?.data.delivery ? addressLines(account.data.delivery) : [],
    lastOrder: last && {
      number: last.number,
      state: last.state,
      link: orderLink(last.number),
      shown: last.shown,
      placedAt: longDay(last.placedAt),
      total: formatMoney(last.total),
    },
  };
}

export type ShownAccount = Awaited<ReturnType<typeof loadAccount>>;

export async function receiveSignOut(context: Context) {
  const token = context.get(pageContext).cookie('RSSID');
  const visitor = await context.get(visitorContext).find();
  if (token) await signOut(context.get(shopContext), token, visitor?.id);
  return redirect('/', { headers: signedOutCookies(context.get(pageContext).cookies) });
}

function addressLines({ firstName, lastName, companyName, street, zipcode, city }: CustomerAddress): string[] {
  return [companyName, `${firstName} ${lastName}`.trim(), street, `${zipcode} ${city}`.trim()].filter(Boolean);
}

/** Whether there is a customer to show the menu of the account to. */
export async function loadFrame(context: Readonly<RouterContextProvider>) {
  const session = await findSession(context.get(shopContext), context.get(pageContext).cookie('RSSID'));
  return { signedIn: session !== null };
}
