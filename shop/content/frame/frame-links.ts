import { checkFrame, type FrameValues, toFrameLinks } from '#rules/content/frame/frame-fields.ts';
import type { Faults } from '#rules/platform/forms/typed-fields.ts';
import { markOf } from '#shop/platform/audit/index.ts';
import { changeSettings } from '#shop/platform/settings/index.ts';
import type { Shop } from '#shop/platform/shop.ts';

/** By which two editors notice each other. */
export function markOfFrame({ settings }: Pick<Shop, 'settings'>): string {
  return markOf({ links: settings.frameLinks });
}

export type FrameOutcome = { kind: 'saved' } | { kind: 'stale' } | { kind: 'faults'; faults: Faults };

/** Sets the links of menu and footer; every page shows them at once. */
export async function saveFrameLinks(shop: Shop, values: FrameValues, seen?: string): Promise<FrameOutcome> {
  const faults = checkFrame(values);
  if (faults) return { kind: 'faults', faults };
  if (seen !== undefined && seen !== markOfFrame(shop)) return { kind: 'stale' };
  await changeSettings(shop, { frameLinks: toFrameLinks(values) });
  return { kind: 'saved' };
}

/** Goes back to the links every shop begins with. */
export async function resetFrameLinks(shop: Shop): Promise<void> {
  await changeSettings(shop, { frameLinks: null });
}
