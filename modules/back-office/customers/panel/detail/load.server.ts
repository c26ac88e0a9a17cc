import { data, type RouterContextProvider } from 'react-router';
import { describeClaims } from '#modules/after-sale/claims/panel/describe-claims.server.ts';
import { listClaimsOf } from '#modules/after-sale/claims/server/index.ts';
import { countBelongings } from '#modules/back-office/overview/server/index.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { CustomerAddress, CustomerData } from '#modules/customers/accounts/rules/customer-data.ts';
import { findAccount, listConsents } from '#modules/customers/accounts/server/index.ts';
import { listCustomerNotes } from '#modules/customers/notes/server/index.ts';
import { consents as consentTexts } from '#modules/customers/personal-data/texts/account-privacy.ts';
import { getPoints } from '#modules/sales/loyalty/server/index.ts';
import { listOrders } from '#modules/sales/orders/server/index.ts';
import { points as pointTexts } from '#modules/sales/rebates-page/texts/storefront.ts';
import { formatMoney, formatPoints } from '#platform/money/rules/format-money.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { shortMoment } from '#platform/time/rules/date-format.ts';
import { facts as texts } from '../../texts/panel-detail.ts';

/** The exported file has all. */
const MAX_CONSENTS = 100;

/** An id of the address; 0 when it is none. */
export function customerIdOf(typed: string | undefined): number {
  return /^[1-9]\d{0,8}$/.test(typed ?? '') ? Number(typed) : 0;
}

export async function loadCustomer(context: Readonly<RouterContextProvider>, request: Request, id: number) {
  const shop = staffShop(context);
  const account = await findAccount(shop, id);
  if (!account) throw data(null, 404);
  const page = Number(new URL(request.url).searchParams.get('strona') ?? '1');
  const [bought, counts, points, claims, notes, consents] = await Promise.all([
    listOrders(shop, id, { page }),
    countBelongings(shop, id),
    getPoints(shop, id),
    listClaimsOf(shop.db, id),
    listCustomerNotes(shop, id),
    describeConsents(shop, id),
  ]);
  return {
    id,
    name: nameOf(account.data),
    createdAt: shortMoment(account.createdAt),
    facts: [
      { name: texts.login, value: account.login },
      ...factsOf(account.data),
      { name: texts.left, value: texts.counts(counts.lists, counts.opinions) },
    ],
    orders: {
      count: counts.orders,
      spent: formatMoney(counts.spent),
      page: bought.page,
      pages: bought.pages,
      rows: bought.orders.map(({ number, state, placedAt, total }) => ({
        number,
        state,
        at: shortMoment(placedAt),
        sum: formatMoney(total),
      })),
    },
    points: {
      seen: points.balance,
      balance: formatPoints(points.balance),
      entries: points.entries.map(({ change, reason, note, at }, index) => ({
        key: index,
        text: [pointTexts.reasons[reason], note].filter(Boolean).join(': '),
        change: pointTexts.changeOf(change),
        at: shortMoment(at),
      })),
    },
    claims: describeClaims(claims.toReversed()),
    notes: notes.map((note) => ({ ...note, at: shortMoment(note.at) })),
    consents,
    may: {
      note: isAllowed(context, 'customers.change'),
      points: isAllowed(context, 'customers.points'),
      export: isAllowed(context, 'customers.export'),
      forget: isAllowed(context, 'customers.forget'),
    },
  };
}

export type CustomerScreen = Awaited<ReturnType<typeof loadCustomer>>;

export function nameOf({ billing: { firstName, lastName, companyName }, email }: CustomerData): string {
  return companyName || `${firstName} ${lastName}`.trim() || email;
}

function factsOf({ billing, delivery, invoice, email, birthDate, newsletter, sms }: CustomerData) {
  const yesNo = (given: boolean) => (given ? texts.yes : texts.no);
  return [
    { name: texts.email, value: email },
    { name: texts.phone, value: billing.phone },
    { name: texts.person, value: `${billing.firstName} ${billing.lastName}`.trim() },
    { name: texts.company, value: billing.companyName },
    { name: texts.taxNumber, value: billing.taxNumber },
    { name: texts.birthDate, value: birthDate },
    { name: texts.address, value: placeOf(billing) },
    { name: texts.delivery, value: delivery ? describeAddress(delivery) : '' },
    { name: texts.invoice, value: invoice ? describeAddress(invoice) : '' },
    { name: texts.newsletter, value: yesNo(newsletter) },
    { name: texts.sms, value: yesNo(sms) },
  ];
}

function placeOf({ street, zipcode, city }: CustomerAddress): string {
  return [street, `${zipcode} ${city}`.trim()].filter(Boolean).join(', ');
}

function describeAddress(address: CustomerAddress): string {
  const { firstName, lastName, companyName, taxNumber, phone } = address;
  return [companyName, `${firstName} ${lastName}`.trim(), taxNumber, placeOf(address), phone]
    .filter(Boolean)
    .join(', ');
}

async function describeConsents(shop: Shop, id: number) {
  const consents = await listConsents(shop, id, { max: MAX_CONSENTS });
  return consents.map(({ kind, given, wording, place, about, at }, index) => ({
    key: index,
    title: consentTexts.kinds[kind],
    given,
    state: given ? consentTexts.given(shortMoment(at)) : consentTexts.withdrawn(shortMoment(at)),
    place: consentTexts.places[place](about),
    wording: wording ? consentTexts.wording(wording) : consentTexts.noWording,
  }));
}
