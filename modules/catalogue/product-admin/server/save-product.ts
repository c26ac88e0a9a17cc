import { eq, sql } from 'drizzle-orm';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import {
  followPartsLater,
  lockStock,
  products,
  refreshShown,
  reindexLater,
  tagsShowing,
} from '#modules/catalogue/products/server/index.ts';
import { changedValues, recordChange } from '#platform/audit/server/index.ts';
import { isUniqueViolation, type Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { mergeEdits } from '#platform/forms/rules/merge-edits.ts';
import type { Faults } from '#platform/forms/rules/typed-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { dropDraft } from './drafts.ts';
import { parseTyped } from './parse-typed.ts';
import { followVisibility } from './set-visible.ts';
import { type ProductEdit, readTyped, type TypedProduct } from './typed-product.ts';
import { findUnderpricedBundle, type UnderpricedBundle } from './underpriced-bundles.ts';
import { writeFacts } from './write-facts.ts';
import { writeNamed } from './write-named.ts';
import { writeSizes } from './write-sizes.ts';

/** A field another person changed in the meantime, as they and as this editor left it. */
export interface Difference {
  name: string;
  theirs: string;
  mine: string;
}

export type SaveProductOutcome =
  | { kind: 'saved' }
  | { kind: 'unknown' }
  | { kind: 'faults'; faults: Faults }
  /** Nothing was saved: the bundle sells large sizes at the price of small ones, and the owner has not confirmed it. */
  | { kind: 'underpriced'; bundle: UnderpricedBundle }
  /** Nothing was saved: `typed` holds both their changes and these, for another look. */
  | { kind: 'changed-since'; typed: Record<string, string>; differences: Difference[] };

/** Saves what was changed in the editor and nothing else: what others changed since it was opened is never overwritten (O.26). */
export async function saveProduct(shop: Shop, id: number, edit: ProductEdit): Promise<SaveProductOutcome> {
  try {
    return await shop.db.transaction(async (tx) => {
      const merged = await mergeInto(tx, id, edit);
      if (merged.kind !== 'merged') return merged;
      const faults = await applyTyped(tx, shop, merged.current, merged.typed);
      if (faults) return { kind: 'faults', faults };
      await confirmSaving(tx, shop, id, edit.confirmedSaving ?? 0);
      if (shop.actor?.kind === 'staff') await dropDraft(tx, id, shop.actor.id);
      return { kind: 'saved' };
    });
  } catch (error) {
    if (error instanceof Underpriced) return { kind: 'underpriced', bundle: error.bundle };
    if (isUniqueViolation(error)) return { kind: 'faults', faults: { code: 'taken' } };
    throw error;
  }
}

/** Ends the transaction, so that nothing of the product is written. */
class Underpriced extends Error {
  readonly bundle: UnderpricedBundle;

  constructor(bundle: UnderpricedBundle) {
    super('The price of the bundle ignores the sizes of its parts');
    this.bundle = bundle;
  }
}

/** A bundle that gives away more than was confirmed before is saved only with a confirmation of exactly this saving. */
async function confirmSaving(tx: Transaction, shop: Shop, id: number, confirmed: number): Promise<void> {
  const bundle = await findUnderpricedBundle(tx, id);
  if (!bundle) return;
  if (bundle.saving.amount !== confirmed) throw new Underpriced(bundle);
  await tx.update(products).set({ confirmedSaving: confirmed }).where(eq(products.id, id));
  await recordChange(tx, shop, {
    action: 'product.changed',
    object: { kind: 'product', id },
    to: { confirmedSaving: confirmed },
  });
}

type Merged = { kind: 'merged'; current: TypedProduct; typed: Record<string, string> };

async function mergeInto(
  tx: Transaction,
  id: number,
  { typed, opened, version }: ProductEdit,
): Promise<Merged | Extract<SaveProductOutcome, { kind: 'unknown' | 'changed-since' }>> {
  await lockStock(tx, [id]);
  const current = await readTyped(tx, id);
  if (!current) return { kind: 'unknown' };
  const { merged, kept, conflicts } = mergeEdits(opened, current.typed, typed);
  const texts = Object.fromEntries(Object.entries(merged).map(([name, value]) => [name, String(value ?? '')]));
  // Orders take from the stock all the time, and an address follows the name: untouched fields follow silently.
  const others = version === current.row.version ? [] : kept.filter((name) => !/^(?:s\d+\.stock|slug)$/.test(name));
  const differing = [...conflicts, ...others];
  if (differing.length === 0) return { kind: 'merged', current, typed: texts };
  const differences = differing.map((name) => ({ name, theirs: current.typed[name] ?? '', mine: typed[name] ?? '' }));
  return { kind: 'changed-since', typed: texts, differences };
}

/** Writes a product as it is typed, with everything that follows from it; answers what is wrong with it. */
export async function applyTyped(
  tx: Transaction,
  shop: Shop,
  current: TypedProduct,
  typed: Record<string, string>,
): Promise<Faults | null> {
  const now = shop.now();
  const parsed = await parseTyped(tx, current, typed, now);
  if (parsed.faults) return parsed.faults;
  const { row } = current;
  const before = await tagsShowing(tx, await listVersions(tx, row.id));
  const hasMoved = await writeFacts(tx, current, parsed.product, now);
  await writeNamed(tx, current, parsed.product, now);
  await writeSizes(tx, shop, current, parsed.sizes);
  await refreshShown(tx, [row.id], now);
  const after = await readTyped(tx, row.id);
  // Prices and stock have entries of their own.
  const plain = (texts: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(texts).filter(([name]) => !/^s\d+\.(?:price|regularPrice|stock|status)$/.test(name)),
    );
  const change = changedValues(plain(current.typed), plain(after?.typed ?? {}));
  if (Object.keys(change.to).length > 0) {
    await recordChange(tx, shop, { action: 'product.changed', object: { kind: 'product', id: row.id }, ...change });
  }
  if (hasMoved) await followVisibility(tx, row.id, now);
  await followPartsLater(tx, [row.id], now);
  await reindexLater(tx, [row.id], now);
  await purgeTags({ db: tx }, [
    ...(hasMoved ? [MENU_TAG] : []),
    ...before,
    ...(await tagsShowing(tx, await listVersions(tx, row.id))),
  ]);
  return null;
}

/** A product and those it is a version with: the page of each shows the others. */
async function listVersions(tx: Transaction, id: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select p.id from ${products} p where p.id = ${id}
      or p.version_group = (select own.version_group from ${products} own where own.id = ${id})`);
  return rows.map((row) => row.id);
}
