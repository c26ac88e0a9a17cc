import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { Permission } from '#modules/back-office/staff/rules/permissions.ts';
import { names as pageNames } from '#modules/content/pages/texts/panel.ts';
import { MENU } from '#panel/menu.ts';
import { TEXT_PAGE_ADDRESSES } from '#platform/navigation/rules/document-addresses.ts';
import { plainText } from '#platform/text/rules/plain-text.ts';
import { type Found, findAnything, MIN_TEXT_LENGTH } from '../../server/index.ts';

export interface FoundPlace {
  kind: Found['kind'] | 'place' | 'page';
  to: string;
  name: string;
  detail: string;
}

const SEEN_BY: Record<Found['kind'], Permission> = {
  order: 'orders.see',
  customer: 'customers.see',
  product: 'catalogue.see',
};
const KINDS = Object.keys(SEEN_BY) as Found['kind'][];

const LEADS_TO: Record<Found['kind'], (id: string) => string> = {
  order: (number) => `/zaplecze/zamowienia/${number}`,
  customer: (id) => `/zaplecze/klienci/${id}`,
  product: (id) => `/zaplecze/produkty/${id}`,
};

/** Objects and pages of the shop, and screens of the panel. */
export async function loadFound(context: Readonly<RouterContextProvider>, request: Request) {
  const text = new URL(request.url).searchParams.get('text')?.trim().slice(0, 100) ?? '';
  if (text.length < MIN_TEXT_LENGTH) return { text, found: [] };
  const kinds = KINDS.filter((kind) => isAllowed(context, SEEN_BY[kind]));
  const resources = await findAnything(staffShop(context), text, kinds);
  const found: FoundPlace[] = [
    ...findPlaces(context, text),
    ...findPages(context, text),
    ...resources.map(({ kind, id, name, detail }) => ({ kind, to: LEADS_TO[kind](id), name, detail })),
  ];
  return { text, found };
}

function findPlaces(context: Readonly<RouterContextProvider>, text: string): FoundPlace[] {
  const wanted = plainText(text);
  return MENU.flatMap(({ label: group, entries }) =>
    entries
      .filter(({ label, permission }) => isAllowed(context, permission) && plainText(label).includes(wanted))
      .map(({ to, label }) => ({ kind: 'place' as const, to, name: label, detail: group })),
  );
}

function findPages(context: Readonly<RouterContextProvider>, text: string): FoundPlace[] {
  if (!isAllowed(context, 'content.see')) return [];
  const wanted = plainText(text);
  return TEXT_PAGE_ADDRESSES.filter((address) => plainText(`${pageNames[address]} ${address}`).includes(wanted)).map(
    (address) => ({ kind: 'page', to: `/zaplecze/strony/${address}`, name: pageNames[address], detail: `/${address}` }),
  );
}
