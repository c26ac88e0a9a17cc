import type { RouterContextProvider } from 'react-router';
import { MENU } from '#admin/menu.ts';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { TEXT_PAGE_ADDRESSES } from '#rules/platform/navigation/document-addresses.ts';
import type { Permission } from '#rules/platform/staff/permissions.ts';
import { plainText } from '#rules/platform/text/plain-text.ts';
import { type Found, findAnything, SHORTEST_TEXT } from '#shop/overview/index.ts';
import { names as pageNames } from '#texts/panel/content-pages.ts';

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

/** Everything a text leads to: things and pages of the shop, and places of the panel. */
export async function loadFound(context: Readonly<RouterContextProvider>, request: Request) {
  const text = new URL(request.url).searchParams.get('text')?.trim().slice(0, 100) ?? '';
  if (text.length < SHORTEST_TEXT) return { text, found: [] };
  const kinds = KINDS.filter((kind) => isAllowed(context, SEEN_BY[kind]));
  const things = await findAnything(staffShop(context), text, kinds);
  const found: FoundPlace[] = [
    ...findPlaces(context, text),
    ...findPages(context, text),
    ...things.map(({ kind, id, name, detail }) => ({ kind, to: LEADS_TO[kind](id), name, detail })),
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
