import { eq, sql } from 'drizzle-orm';
import { NO_REGISTER } from '#rules/company/company-register.ts';
import type { Shop } from '../shop.ts';
import { defaultSettings, type ShopSettings } from './shop-settings.ts';
import { settings } from './tables.ts';

type SettingOutcome = 'saved' | 'unknown-setting' | 'wrong-value';

/** What the shop cannot do without changes elsewhere. */
const FIXED = ['currency'];

/**
 * Changes one setting, or with a point a part of one: `company.city`. The shop knows it after its next start. Null gives the
 * default back.
 */
export async function saveSetting(shop: Shop, path: string, typed: string | null): Promise<SettingOutcome> {
  const [name = '', part, ...more] = path.split('.');
  if (!isSetting(name) || FIXED.includes(name) || more.length > 0) return 'unknown-setting';
  if (typed === null) {
    if (part !== undefined) return 'unknown-setting';
    await shop.db.delete(settings).where(eq(settings.name, name));
    return 'saved';
  }
  const value = part === undefined ? read(typed, defaultSettings[name]) : readPart(startOf(shop, name), part, typed);
  if (value === undefined) return part === undefined ? 'wrong-value' : 'unknown-setting';
  if (!fits(value, defaultSettings[name], name)) return 'wrong-value';
  // As text: null is a value too.
  const set = { value: sql`${JSON.stringify(value)}::jsonb` };
  await shop.db
    .insert(settings)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: settings.name, set });
  return 'saved';
}

function isSetting(name: string): name is keyof ShopSettings {
  return Object.hasOwn(defaultSettings, name);
}

/** What a part is put into. Half an entry of the demo's company would be nobody's. */
function startOf({ settings }: Shop, name: keyof ShopSettings): unknown {
  return settings[name] === defaultSettings.register ? NO_REGISTER : settings[name];
}

function readPart(whole: unknown, part: string, typed: string): object | undefined {
  if (!isPlain(whole) || !Object.hasOwn(whole, part)) return undefined;
  return { ...whole, [part]: read(typed, whole[part]) };
}

/** Texts as they are typed, everything else as JSON. */
function read(typed: string, like: unknown): unknown {
  if (typeof like === 'string') return typed;
  try {
    return JSON.parse(typed);
  } catch {
    return undefined;
  }
}

/** Of the same kind as the default, with all its parts; the members of a list are alike. */
function fits(value: unknown, like: unknown, name: string): boolean {
  if (name === 'priceType') return value === 'gross' || value === 'net';
  if (value === null) return name === 'position' || name === 'deferred';
  if (Array.isArray(like)) return Array.isArray(value) && value.every((member) => fits(member, like[0], name));
  if (!isPlain(like)) return typeof value === typeof like;
  return isPlain(value) && Object.entries(like).every(([part, known]) => fits(value[part], known, part));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
