import type { Shop } from '#shop/platform/shop.ts';
import { changeSettings, resetSettings } from './change-settings.ts';
import type { SettingFault } from './check-setting.ts';
import { isPlain, isSettingName } from './setting-schemas.ts';

/** Changes one setting, or with a point a part of one: `company.city`, from what was typed for it. Null gives the default back. */
export async function saveSetting(shop: Shop, path: string, typed: string | null): Promise<'saved' | SettingFault> {
  const [name = '', part] = path.split('.');
  if (!isSettingName(name)) return 'unknown-setting';
  if (typed === null) return firstFault(await resetSettings(shop, [path]));
  const whole: unknown = shop.settings[name];
  const like = part === undefined ? whole : isPlain(whole) ? whole[part] : undefined;
  return firstFault(await changeSettings(shop, { [path]: parseTyped(typed, like) }));
}

function firstFault(outcome: Awaited<ReturnType<typeof changeSettings>>): 'saved' | SettingFault {
  if (outcome.kind === 'saved') return 'saved';
  return Object.values(outcome.faults)[0] ?? 'wrong-value';
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
