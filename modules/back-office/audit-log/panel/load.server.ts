import type { RouterContextProvider } from 'react-router';
import { findObjects, nameKey, nameObjects } from '#modules/back-office/overview/server/index.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { Permission } from '#modules/back-office/staff/rules/permissions.ts';
import { listStaff } from '#modules/back-office/staff/server/index.ts';
import { type AuditObject, isAuditObject } from '#platform/audit/rules/audit-actions.ts';
import { type ChangeFilter, listChanges } from '#platform/audit/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { describeChange } from './describe-change.ts';

type Context = Readonly<RouterContextProvider>;

const PER_PAGE = 50;
const MAX_TEXT_LENGTH = 100;
/** Actors of the log that are no staff. */
const OTHER_ACTORS = ['command', 'import', 'system', 'stranger'] as const;

interface Place {
  to: (id: string, name: string) => string;
  /** Only where it needs more than the log. */
  permission?: Permission;
  /** Only while the object exists. */
  needsName?: boolean;
}

const PLACES: Record<AuditObject, Place> = {
  courier: { to: (id) => `/zaplecze/dostawa/${id}`, needsName: true },
  location: { to: (id) => `/zaplecze/sklepy/${id}`, needsName: true },
  'payment-method': { to: (id) => `/zaplecze/platnosci/${id}`, needsName: true },
  'express-provider': { to: (id) => `/zaplecze/szybki-zakup/${id}`, needsName: true },
  rebate: { to: (id) => `/zaplecze/kody-rabatowe/${id}`, needsName: true },
  'news-item': { to: (id) => `/zaplecze/aktualnosci/${id}` },
  'blog-entry': { to: (id) => `/zaplecze/blog/${id}` },
  banner: { to: (id) => `/zaplecze/bannery/${id}` },
  'home-block': { to: () => '/zaplecze/strona-glowna' },
  snippet: { to: (id) => `/zaplecze/wstawki/${id}` },
  'search-rule': { to: (id) => `/zaplecze/wyszukiwarka/${id}`, permission: 'catalogue.change', needsName: true },
  newsletter: { to: (id) => `/zaplecze/newslettery/${id}`, needsName: true },
  redirect: { to: () => '/zaplecze/przekierowania' },
  picture: { to: () => '/zaplecze/obrazy' },
  gift: { to: () => '/zaplecze/gratisy' },
  'bulk-change': { to: () => '/zaplecze/produkty/zmiany', permission: 'catalogue.change' },
  category: { to: (id) => `/zaplecze/kategorie/${id}`, needsName: true },
  producer: { to: (id) => `/zaplecze/producenci/${id}`, needsName: true },
  series: { to: (id) => `/zaplecze/serie/${id}`, needsName: true },
  warranty: { to: () => '/zaplecze/gwarancje' },
  trait: { to: (id) => `/zaplecze/cechy/${id}`, needsName: true },
  'trait-value': { to: () => '/zaplecze/cechy' },
  'dictionary-entry': { to: (id) => `/zaplecze/slownik/${id}`, needsName: true },
  bar: { to: (id) => `/zaplecze/paski/${id}`, needsName: true },
  size: { to: () => '/zaplecze/rozmiary' },
  unit: { to: () => '/zaplecze/rozmiary' },
  'closed-day': { to: () => '/zaplecze/dostawa' },
  complaint: { to: (number) => `/zaplecze/reklamacje/${encodeURIComponent(number)}` },
  customer: { to: (id) => `/zaplecze/klienci/${id}`, needsName: true },
  'gift-card': { to: () => '/zaplecze/karty-podarunkowe' },
  import: { to: () => '/zaplecze/import', permission: 'catalogue.change' },
  invitation: { to: () => '/zaplecze/ludzie', permission: 'people.manage' },
  job: { to: () => '/zaplecze/zadania' },
  opinion: { to: () => '/zaplecze/opinie' },
  order: { to: (_, number) => `/zaplecze/zamowienia/${number}`, needsName: true },
  page: { to: (address) => `/zaplecze/strony/${address}` },
  product: { to: (id) => `/zaplecze/produkty/${id}`, needsName: true },
  question: { to: () => '/zaplecze/pytania' },
  reduction: { to: () => '/zaplecze/obnizki', permission: 'catalogue.change' },
  return: { to: (code) => `/zaplecze/zwroty/${encodeURIComponent(code)}` },
  settings: { to: () => '/zaplecze/ustawienia' },
  shop: { to: () => '/zaplecze/otwarcie' },
  staff: { to: () => '/zaplecze/ludzie', permission: 'people.manage' },
  subscription: { to: () => '/zaplecze/subskrypcje' },
  withdrawal: { to: (code) => `/zaplecze/odstapienia/${encodeURIComponent(code)}` },
};

/** A page of the log: by person, kind or object, backwards from an entry. */
export async function loadAudit(context: Context, request: Request) {
  const shop = staffShop(context);
  const { searchParams } = new URL(request.url);
  const asked = {
    person: searchParams.get('osoba') ?? '',
    kind: searchParams.get('rodzaj') ?? '',
    object: searchParams.get('numer')?.trim().slice(0, MAX_TEXT_LENGTH) ?? '',
  };
  const people = await listStaff(shop);
  const filter = await toFilter(shop, asked, people);
  const before = Number(searchParams.get('przed'));
  if (Number.isSafeInteger(before) && before > 0) filter.before = before;
  const found = await listChanges(shop, filter, PER_PAGE + 1);
  const entries = found.slice(0, PER_PAGE);
  const objects = entries.map(({ objectKind, objectId }) => ({ kind: objectKind, id: objectId }));
  const names = await nameObjects(shop, objects);
  return {
    asked,
    people: people.map(({ id, name }) => ({ id, name })),
    entries: entries.map(({ before: from, after, ...entry }) => {
      const object = { kind: entry.objectKind, id: entry.objectId };
      const name = names.get(nameKey(object));
      return {
        ...entry,
        objectName: name ?? entry.objectId,
        to: placeOf(context, object, name),
        changes: describeChange(entry.objectKind, from, after),
      };
    }),
    olderThan: found.length > PER_PAGE ? entries.at(-1)?.id : undefined,
  };
}

async function toFilter(
  shop: Shop,
  asked: { person: string; kind: string; object: string },
  people: readonly { id: number }[],
): Promise<ChangeFilter> {
  const filter: ChangeFilter = {};
  const person = people.find(({ id }) => String(id) === asked.person);
  if (person) filter.staffId = person.id;
  const tool = OTHER_ACTORS.find((kind) => kind === asked.person);
  if (tool) filter.actorKind = tool;
  if (asked.kind !== '') filter.objectKind = asked.kind;
  if (asked.object !== '') {
    filter.objectId = asked.object;
    filter.objects = await findObjects(shop, asked.object, filter.objectKind);
  }
  return filter;
}

function placeOf(
  context: Context,
  { kind, id }: { kind: string; id: string },
  name: string | undefined,
): string | undefined {
  const place = isAuditObject(kind) ? PLACES[kind] : undefined;
  if (!place || (place.needsName && name === undefined)) return undefined;
  if (place.permission && !isAllowed(context, place.permission)) return undefined;
  return place.to(id, name ?? '');
}
