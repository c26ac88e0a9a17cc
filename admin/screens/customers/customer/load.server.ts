import { data, type RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import type { CustomerAddress, CustomerData } from '#rules/customers/accounts/customer-data.ts';
import { shortMoment } from '#rules/platform/dates/date-format.ts';
import { formatMoney, formatPoints } from '#rules/platform/money/format-money.ts';
import { listClaimsOf } from '#shop/after-sale/claims/index.ts';
import { findAccount } from '#shop/customers/accounts/index.ts';
import { listConsents } from '#shop/customers/consents/index.ts';
import { listCustomerNotes } from '#shop/customers/notes/index.ts';
import { countBelongings } from '#shop/overview/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { listOrders } from '#shop/selling/orders/index.ts';
import { getPoints } from '#shop/selling/points/index.ts';
import { consents as consentTexts } from '#texts/customers/account-privacy.ts';
import { facts as texts } from '#texts/panel/customers-customer.ts';
import { points as pointTexts } from '#texts/selling/rebates-screen.ts';
import { describeClaims } from '../../after-sale/parts/describe-claims.server.ts';

/** Nobody reads more on a page; the file with all data has every one. */
const MOST_CONSENTS = 100;

/** The id of an address, or one that nobody has. */
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
    { name: texts.delivery, value: delivery ? whole(delivery) : '' },
    { name: texts.invoice, value: invoice ? whole(invoice) : '' },
    { name: texts.newsletter, value: yesNo(newsletter) },
    { name: texts.sms, value: yesNo(sms) },
  ];
}

function placeOf({ street, zipcode, city }: CustomerAddress): string {
  return [street, `${zipcode} ${city}`.trim()].filter(Boolean).join(', ');
}

function whole(address: CustomerAddress): string {
  const { firstName, lastName, companyName, taxNumber, phone } = address;
  return [companyName, `${firstName} ${lastName}`.trim(), taxNumber, placeOf(address), phone]
    .filter(Boolean)
    .join(', ');
}

async function describeConsents(shop: Shop, id: number) {
  const consents = await listConsents(shop, id, { most: MOST_CONSENTS });
  return consents.map(({ kind, given, wording, place, about, at }, index) => ({
    key: index,
    title: consentTexts.kinds[kind],
    given,
    state: given ? consentTexts.given(shortMoment(at)) : consentTexts.withdrawn(shortMoment(at)),
    place: consentTexts.places[place](about),
    wording: wording ? consentTexts.wording(wording) : consentTexts.noWording,
  }));
}
