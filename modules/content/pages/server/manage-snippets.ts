import { desc, eq } from 'drizzle-orm';
import {
  changeRow,
  markOf,
  type OwnedRows,
  removeRow,
  type SaveOutcome,
  saveSeenRow,
} from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { checkFields } from '#platform/forms/rules/typed-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type SnippetValues, snippetFields } from '../rules/snippet-fields.ts';
import { snippets } from './tables.ts';

const OWNED: OwnedRows<typeof snippets> = {
  table: snippets,
  kind: 'snippet',
  tags: ['snippets'],
};

export const NEW_SNIPPET: SnippetValues = {
  kind: 'snippet',
  title: '',
  region: 'other',
  opens: 'view',
  content: '',
  script: '',
  category: 'marketing',
  address: '',
  onMobile: true,
  onTablet: true,
  onPc: true,
  active: false,
};

export function listManagedSnippets({ db }: Shop) {
  return db.select().from(snippets).orderBy(desc(snippets.id));
}

export async function findManagedSnippet({ db }: Shop, id: number) {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(snippets).where(eq(snippets.id, id));
  return row ? { ...row, mark: markOf(row) } : null;
}

export async function saveSnippet(
  shop: Shop,
  id: number | null,
  values: SnippetValues,
  seen?: string,
): Promise<SaveOutcome | 'stale'> {
  const faults = checkFields(snippetFields, values);
  return faults ? { ok: false, faults } : saveSeenRow(shop, OWNED, id, values, seen);
}

export async function switchSnippet(shop: Shop, id: number, active: boolean): Promise<boolean> {
  return (await changeRow(shop, OWNED, id, { active })).ok;
}

export function removeSnippet(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, OWNED, id, async () => false);
}
