import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { isPlain, isSettingName, type SettingName, settingSchemas } from './setting-schemas.ts';
import { defaultSettings, type ShopSettings } from './shop-settings.ts';
import { settings } from './tables.ts';

type SettingOutcome = 'saved' | 'unknown-setting' | 'wrong-value';

/**
 * Changes one setting, or with a point a part of one: `company.city`. The shop knows it after its next start. Null gives the
 * default back.
 */
export async function saveSetting(shop: Shop, path: string, typed: string | null): Promise<SettingOutcome> {
  const [name = '', part, ...more] = path.split('.');
  if (!isSettingName(name) || more.length > 0) return 'unknown-setting';
  if (typed === null) {
    if (part !== undefined) return 'unknown-setting';
    await shop.db.delete(settings).where(eq(settings.name, name));
    return 'saved';
  }
  const value =
    part === undefined ? parseTyped(typed, defaultSettings[name]) : withPart(shop.settings[name], part, typed);
  if (value === undefined) return part === undefined ? 'wrong-value' : 'unknown-setting';
  const checked = v.safeParse(settingSchemas[name], value);
  if (!checked.success) return 'wrong-value';
  await writeSettings(shop.db, { [name]: checked.output });
  return 'saved';
}

/** Puts checked values into the place of what was set before. */
export async function writeSettings(
  db: Pick<Database, 'insert'>,
  values: Partial<Pick<ShopSettings, SettingName>>,
): Promise<void> {
  // As text: null is a value too.
  const rows = Object.entries(values).map(([name, value]) => ({ name, value: sql`${JSON.stringify(value)}::jsonb` }));
  await db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } });
}

function withPart(whole: unknown, part: string, typed: string): object | undefined {
  if (!isPlain(whole) || !Object.hasOwn(whole, part)) return undefined;
  return { ...whole, [part]: parseTyped(typed, whole[part]) };
}

/** Texts as they are typed, everything else as JSON. */
function parseTyped(typed: string, like: unknown): unknown {
  if (typeof like === 'string') return typed;
  try {
    return JSON.parse(typed);
  } catch {
    return undefined;
  }
}

/** Not a setting of the owner: the process tells it. */
export const ORIGIN_ROW = 'origin';

/** Keeps the address the shop was started with, so that a tool beside it writes the same one into its mails. */
export async function rememberOrigin({ db, origin }: Pick<Shop, 'db' | 'origin'>): Promise<void> {
  const value = sql`to_jsonb(${origin}::text)`;
  await db
    .insert(settings)
    .values({ name: ORIGIN_ROW, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
