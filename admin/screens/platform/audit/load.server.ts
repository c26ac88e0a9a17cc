import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { type ChangeFilter, listChanges } from '#shop/platform/audit/index.ts';
import { listStaff } from '#shop/platform/staff/index.ts';

const PER_PAGE = 50;

/** A page of the log: by person, by object, from an entry backwards. */
export async function loadAudit(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const { searchParams } = new URL(request.url);
  const asked = {
    person: searchParams.get('osoba') ?? '',
    kind: searchParams.get('rodzaj')?.trim() ?? '',
    id: searchParams.get('numer')?.trim() ?? '',
  };
  const filter: ChangeFilter = {};
  const people = await listStaff(shop);
  const person = people.find(({ id }) => String(id) === asked.person);
  if (person) filter.staffId = person.id;
  if (asked.kind !== '') filter.objectKind = asked.kind;
  if (asked.id !== '') filter.objectId = asked.id;
  const before = Number(searchParams.get('przed'));
  if (Number.isSafeInteger(before) && before > 0) filter.before = before;
  const found = await listChanges(shop, filter, PER_PAGE + 1);
  const entries = found.slice(0, PER_PAGE);
  return {
    asked,
    people: people.map(({ id, name }) => ({ id, name })),
    entries: entries.map(({ before: from, after, ...entry }) => ({ ...entry, from: toText(from), to: toText(after) })),
    olderThan: found.length > PER_PAGE ? entries.at(-1)?.id : undefined,
  };
}

/** Plain values, one to a line. */
function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${typeof one === 'string' ? one : JSON.stringify(one)}`)
    .join('\n');
}
