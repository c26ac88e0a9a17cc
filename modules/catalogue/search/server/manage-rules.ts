import { desc, eq } from 'drizzle-orm';
import { findIdsByCode, listProductNames } from '#modules/catalogue/products/server/index.ts';
import { parseRedirectAddress } from '#modules/catalogue/redirects/server/index.ts';
import { markOf, type OwnedRows, removeRow, type SaveOutcome, saveSeenRow } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { checkFields } from '#platform/forms/rules/typed-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { plainText } from '#platform/text/rules/plain-text.ts';
import { type SearchRuleKind, searchKey } from '../rules/own-rules.ts';
import {
  checkSynonym,
  type PageValues,
  type PinValues,
  pageFields,
  pinFields,
  type SynonymValues,
} from '../rules/rule-fields.ts';
import { leadsToSearch, SEARCH_RULES_TAG, SEARCH_TAG } from './search-rules.ts';
import { searchRules } from './tables.ts';

const OWNED: OwnedRows<typeof searchRules> = {
  table: searchRules,
  kind: 'search-rule',
  tags: [SEARCH_RULES_TAG, SEARCH_TAG],
};

export type ManagedSearchRule = typeof searchRules.$inferSelect;

export async function listSearchRules({ db }: Shop, kind: SearchRuleKind, text = ''): Promise<ManagedSearchRule[]> {
  const rows = await db.select().from(searchRules).where(eq(searchRules.kind, kind)).orderBy(desc(searchRules.id));
  const wanted = plainText(text);
  return rows.filter(({ phrases, names }) => [...phrases, ...names].some((one) => plainText(one).includes(wanted)));
}

export async function findSearchRule({ db }: Shop, id: number): Promise<(ManagedSearchRule & { mark: string }) | null> {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(searchRules).where(eq(searchRules.id, id));
  return row ? { ...row, mark: markOf(row) } : null;
}

export function synonymOf({ phrases, names, bothWays }: ManagedSearchRule): SynonymValues {
  return { phrases, names, bothWays: bothWays ? 'both' : 'one' };
}

export async function pinOf(shop: Shop, { phrases, productIds }: ManagedSearchRule): Promise<PinValues> {
  return { phrases, codes: (await listProductNames(shop, productIds)).map(({ code }) => code) };
}

/** `seen` marks the version that the form was opened with, so that a newer version is not overwritten. */
export type RuleSaving<Values> = (
  shop: Shop,
  id: number | null,
  values: Values,
  seen?: string,
) => Promise<SaveOutcome | 'stale'>;

export const saveSynonym: RuleSaving<SynonymValues> = async (shop, id, values, seen) => {
  const faults = checkSynonym(values);
  if (faults) return { ok: false, faults };
  const { phrases, names, bothWays } = values;
  return saveSeenRow(shop, OWNED, id, { kind: 'synonym', phrases, names, bothWays: bothWays === 'both' }, seen);
};

export const savePin: RuleSaving<PinValues> = async (shop, id, values, seen) => {
  const { phrases, codes } = values;
  const faults = checkFields(pinFields, values) ?? (await findTaken(shop, 'pin', id, phrases));
  if (faults) return { ok: false, faults };
  const ids = await findIdsByCode(shop, codes);
  const productIds = codes.flatMap((code) => ids.get(code) ?? []);
  if (productIds.length < codes.length) return { ok: false, faults: { codes: 'unknown' } };
  return saveSeenRow(shop, OWNED, id, { kind: 'pin', phrases, productIds }, seen);
};

export const saveSearchPage: RuleSaving<PageValues> = async (shop, id, values, seen) => {
  const { phrases, page } = values;
  const faults = checkFields(pageFields, values) ?? (await findTaken(shop, 'page', id, phrases));
  if (faults) return { ok: false, faults };
  const address = parseRedirectAddress(page || values.address);
  if (address === null || (await leadsToSearch(shop, address))) return { ok: false, faults: { address: 'own-search' } };
  return saveSeenRow(shop, OWNED, id, { kind: 'page', phrases, address }, seen);
};

export function removeSearchRule(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, OWNED, id, async () => false);
}

async function findTaken(shop: Shop, kind: SearchRuleKind, id: number | null, phrases: readonly string[]) {
  const others = (await listSearchRules(shop, kind)).filter((rule) => rule.id !== id);
  const taken = new Set(others.flatMap((rule) => rule.phrases.map(searchKey)));
  return phrases.some((phrase) => taken.has(searchKey(phrase))) ? ({ phrases: 'phrase-taken' } as const) : null;
}
