import { markOf } from '#platform/audit/server/index.ts';
import type { Faults } from '#platform/forms/rules/typed-fields.ts';
import { changeSeenSettings, changeSettings } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { checkFrame, type FrameValues, toFrameLinks } from '../rules/frame-fields.ts';

export function markOfFrame({ settings }: Pick<Shop, 'settings'>): string {
  return markOf({ links: settings.frameLinks });
}

export type FrameOutcome =
  | { kind: 'saved' }
  | { kind: 'stale' }
  | { kind: 'refused' }
  | { kind: 'faults'; faults: Faults };

export async function saveFrameLinks(shop: Shop, values: FrameValues, seen?: string): Promise<FrameOutcome> {
  const faults = checkFrame(values);
  if (faults) return { kind: 'faults', faults };
  const isAsSeen = (settings: Shop['settings']) => seen === undefined || seen === markOfFrame({ settings });
  const { kind } = await changeSeenSettings(shop, { frameLinks: toFrameLinks(values) }, isAsSeen);
  return { kind };
}

export async function resetFrameLinks(shop: Shop): Promise<void> {
  const { kind } = await changeSettings(shop, { frameLinks: null });
  if (kind === 'refused') throw new Error('The default links were refused');
}
