import { isDeepStrictEqual } from 'node:util';
import { inArray, sql } from 'drizzle-orm';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Database, Transaction } from '#platform/db/server/connect.ts';
import { ALL_PAGES, purgeTags } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { SettingFault } from '../rules/setting-fault.ts';
import { checkSetting } from './check-setting.ts';
import { findSettings, refreshSettings } from './refresh-settings.ts';
import { isPlain, isSettingName, type SettingName } from './setting-schemas.ts';
import { defaultSettings, type ShopSettings } from './shop-settings.ts';
import { settings } from './tables.ts';

export type SettingsOutcome =
  | { kind: 'saved'; changed: SettingName[] }
  | { kind: 'refused'; faults: Record<string, SettingFault> };

/**
 * O.06: changes settings by their path, `returnDays` or, for a part of one, `company.city`; all of them or, when one is wrong,
 * none. Every node of the shop goes by them as soon as this is over.
 */
export function changeSettings(shop: Shop, values: Readonly<Record<string, unknown>>): Promise<SettingsOutcome> {
  return inTurn(shop, (tx, before) => change(tx, shop, before, values));
}

/** The same, unless the settings have changed in the meantime: `isAsSeen` compares under the lock. */
export function changeSeenSettings(
  shop: Shop,
  values: Readonly<Record<string, unknown>>,
  isAsSeen: (settings: ShopSettings) => boolean,
): Promise<SettingsOutcome | { kind: 'stale' }> {
  return inTurn(shop, async (tx, before) => (isAsSeen(before) ? change(tx, shop, before, values) : { kind: 'stale' }));
}

async function change(
  tx: Transaction,
  shop: Shop,
  before: ShopSettings,
  values: Readonly<Record<string, unknown>>,
): Promise<SettingsOutcome> {
  const { wanted, faults } = merge(before, values);
  const checked: Record<string, unknown> = {};
  for (const [name, value] of wanted) {
    const result = checkSetting(name, value);
    if (result.faults) Object.assign(faults, result.faults);
    else checked[name] = result.value;
  }
  if (Object.keys(faults).length > 0) return { kind: 'refused', faults };
  const changed = [...wanted.keys()].filter((name) => !isDeepStrictEqual(checked[name], before[name]));
  await writeSettings(tx, pick(checked, changed));
  await announce(tx, shop, { changed, before, after: checked });
  return { kind: 'saved', changed };
}

export async function resetSettings(shop: Shop, names: readonly string[]): Promise<SettingsOutcome> {
  const valid = names.filter(isSettingName);
  const unknown = names.filter((name) => !isSettingName(name));
  if (unknown.length > 0) {
    return { kind: 'refused', faults: Object.fromEntries(unknown.map((name) => [name, 'unknown-setting'])) };
  }
  return inTurn(shop, async (tx, before) => {
    await tx.delete(settings).where(inArray(settings.name, valid));
    const changed = valid.filter((name) => !isDeepStrictEqual(before[name], defaultSettings[name]));
    await announce(tx, shop, { changed, before, after: { ...defaultSettings } });
    return { kind: 'saved', changed };
  });
}

export async function writeSettings(
  db: Pick<Database, 'insert'>,
  values: Partial<Pick<ShopSettings, SettingName>>,
): Promise<void> {
  // As text: null is a value too.
  const rows = Object.entries(values).map(([name, value]) => ({ name, value: sql`${JSON.stringify(value)}::jsonb` }));
  if (rows.length === 0) return;
  await db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } });
}

/** One change after the other: a part is put into the setting as it is now, not as this process last read it. */
async function inTurn<Outcome extends { kind: string; changed?: SettingName[] }>(
  shop: Shop,
  act: (tx: Transaction, before: ShopSettings) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await shop.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
    return act(tx, await findSettings(tx, shop.log));
  });
  if (outcome.changed && outcome.changed.length > 0) await refreshSettings(shop);
  return outcome;
}

interface Change {
  changed: readonly SettingName[];
  before: ShopSettings;
  after: Record<string, unknown>;
}

/** Every page may show a setting; the nodes also read the settings anew when all pages are purged. */
async function announce(tx: Transaction, shop: Shop, { changed, before, after }: Change): Promise<void> {
  if (changed.length === 0) return;
  await recordChange(tx, shop, {
    action: 'settings.changed',
    object: { kind: 'settings', id: changed.join(' ') },
    from: pick({ ...before }, changed),
    to: pick(after, changed),
  });
  await purgeTags({ db: tx }, [ALL_PAGES]);
}

function merge(before: ShopSettings, values: Readonly<Record<string, unknown>>) {
  const wanted = new Map<SettingName, unknown>();
  const faults: Record<string, SettingFault> = {};
  for (const [path, value] of Object.entries(values)) {
    const [name = '', part, ...more] = path.split('.');
    if (!isSettingName(name) || more.length > 0) {
      faults[path] = 'unknown-setting';
    } else if (part === undefined) {
      wanted.set(name, value);
    } else {
      const setting = wanted.get(name) ?? before[name];
      if (isPlain(setting) && Object.hasOwn(setting, part)) wanted.set(name, { ...setting, [part]: value });
      else faults[path] = 'unknown-setting';
    }
  }
  return { wanted, faults };
}

function pick(values: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
