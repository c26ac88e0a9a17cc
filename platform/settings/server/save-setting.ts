import type { Shop } from '#platform/shop/server/shop.ts';
import type { SettingFault } from '../rules/setting-fault.ts';
import { changeSettings, resetSettings, type SettingsOutcome } from './change-settings.ts';
import { isPlain, isSettingName } from './setting-schemas.ts';

/** Changes one setting, or with a point a part of one: `company.city`, from what was typed for it. Null gives the default back. */
export async function saveSetting(shop: Shop, path: string, typed: string | null): Promise<'saved' | SettingFault> {
  const [name = ''] = path.split('.');
  if (!isSettingName(name)) return 'unknown-setting';
  if (typed === null) return firstFault(await resetSettings(shop, [path]));
  return firstFault(await changeTypedSettings(shop, { [path]: typed }));
}

/** Changes settings from what was typed for each: a form of the panel, or a word of the command line. */
async function changeTypedSettings(shop: Shop, typed: Readonly<Record<string, string>>): Promise<SettingsOutcome> {
  const values = Object.entries(typed).map(([path, text]) => [path, parseTyped(text, likeOf(shop, path))] as const);
  return changeSettings(shop, Object.fromEntries(values));
}

/** The value as it is: what is typed in its place is read as the same kind. */
function likeOf({ settings }: Shop, path: string): unknown {
  const [name = '', part] = path.split('.');
  const setting: unknown = isSettingName(name) ? settings[name] : undefined;
  return part !== undefined && isPlain(setting) ? setting[part] : setting;
}

function firstFault(outcome: SettingsOutcome): 'saved' | SettingFault {
  if (outcome.kind === 'saved') return 'saved';
  return Object.values(outcome.faults)[0] ?? 'wrong-value';
}

function parseTyped(typed: string, like: unknown): unknown {
  if (typeof like === 'string') return typed;
  try {
    return JSON.parse(typed);
  } catch {
    return undefined;
  }
}
