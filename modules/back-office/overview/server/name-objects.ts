import { type SQL, sql } from 'drizzle-orm';
import { staff, staffInvitations } from '#modules/back-office/staff/server/index.ts';
import {
  categories,
  dictionaryEntries,
  producers,
  products,
  series,
  traits,
  traitValues,
  warranties,
} from '#modules/catalogue/products/server/index.ts';
import { searchRules } from '#modules/catalogue/search/server/index.ts';
import { bars } from '#modules/content/navigation/server/index.ts';
import { customers } from '#modules/customers/accounts/server/index.ts';
import { newsletters } from '#modules/customers/newsletter/server/index.ts';
import { couriers, stockLocations } from '#modules/sales/delivery/server/index.ts';
import { expressProviders } from '#modules/sales/express-checkout/server/index.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { paymentMethods } from '#modules/sales/payments/server/index.ts';
import { rebates } from '#modules/sales/rebates/server/index.ts';
import { subscriptions } from '#modules/sales/subscriptions/server/index.ts';
import type { AuditObject } from '#platform/audit/rules/audit-actions.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { likePattern } from '#platform/db/server/like-pattern.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

export interface NamedObject {
  kind: AuditObject;
  id: string;
  /** The number of an order, the code of a rebate, the name of a person. */
  name: string;
}

/** Where what the log knows by a number of ours has the name people know it by. What is not here is known by the same name to both. */
const NAMES: Partial<Record<AuditObject, SQL>> = {
  order: sql`select id, number as name from ${orders}`,
  staff: sql`select id, name || ' ' || email as name from ${staff}`,
  courier: sql`select id, name from ${couriers}`,
  location: sql`select id, name from ${stockLocations}`,
  'payment-method': sql`select id, name from ${paymentMethods}`,
  'express-provider': sql`select id, name from ${expressProviders}`,
  subscription: sql`select s.id, l.name || ' ' || o.number as name from ${subscriptions} s
    join ${orderLines} l on l.id = s.order_line_id join ${orders} o on o.id = l.order_id`,
  rebate: sql`select id, code as name from ${rebates}`,
  customer: sql`select id, email as name from ${customers}`,
  category: sql`select id, name from ${categories}`,
  producer: sql`select id, name from ${producers}`,
  series: sql`select id, name from ${series}`,
  warranty: sql`select id, name from ${warranties}`,
  trait: sql`select id, name from ${traits}`,
  'trait-value': sql`select id, value as name from ${traitValues}`,
  'dictionary-entry': sql`select id, term as name from ${dictionaryEntries}`,
  bar: sql`select id, text as name from ${bars}`,
  product: sql`select id, name || ' ' || code as name from ${products}`,
  invitation: sql`select id, email as name from ${staffInvitations}`,
  newsletter: sql`select id, subject as name from ${newsletters}`,
  'search-rule': sql`select id, array_to_string(phrases, ', ') as name from ${searchRules}`,
};
const KINDS = Object.keys(NAMES) as AuditObject[];
const MAX = 20;

/** By `nameKey`; deleted objects have none. */
export async function nameObjects(
  shop: Shop,
  objects: readonly { kind: string; id: string }[],
): Promise<Map<string, string>> {
  const named = new Map<string, string>();
  for (const kind of KINDS) {
    const ids = objects.filter((one) => one.kind === kind && isRowId(Number(one.id))).map(({ id }) => Number(id));
    if (ids.length === 0) continue;
    const wanted = JSON.stringify([...new Set(ids)]);
    const { rows } = await shop.db.execute<{ id: number; name: string }>(sql`
      select id, name from (${NAMES[kind]}) as known
      where id in (select value::int from json_array_elements_text(${wanted}::json))`);
    for (const { id, name } of rows) named.set(nameKey({ kind, id: String(id) }), name);
  }
  return named;
}

export function nameKey({ kind, id }: { kind: string; id: string }): string {
  return `${kind} ${id}`;
}

/** A few objects of each kind. */
export async function findObjects(shop: Shop, text: string, kind?: string): Promise<NamedObject[]> {
  const found: NamedObject[] = [];
  for (const one of KINDS.filter((known) => kind === undefined || known === kind)) {
    const { rows } = await shop.db.execute<{ id: number; name: string }>(sql`
      select id, name from (${NAMES[one]}) as known where name ilike ${likePattern(text)} order by id desc limit ${MAX}`);
    found.push(...rows.map(({ id, name }) => ({ kind: one, id: String(id), name })));
  }
  return found;
}
