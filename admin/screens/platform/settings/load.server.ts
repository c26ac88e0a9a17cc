import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { isRecord } from '#rules/platform/json/json-record.ts';
import type { ShopSettings } from '#shop/platform/settings/index.ts';
import { type FieldKind, GROUPS } from './groups.ts';

/** Every setting as it is typed, by its path. */
export function loadSettings(context: Readonly<RouterContextProvider>) {
  const { settings } = staffShop(context);
  const values = GROUPS.flatMap(({ fields }) =>
    Object.entries(fields).map(([path, kind]) => [path, toTyped(valueAt(settings, path), kind)] as const),
  );
  return {
    values: Object.fromEntries(values) as Record<string, string>,
    mayChange: isAllowed(context, 'settings.change'),
  };
}

function valueAt(settings: ShopSettings, path: string): unknown {
  return path.split('.').reduce<unknown>((whole, part) => (isRecord(whole) ? whole[part] : undefined), { ...settings });
}

function toTyped(value: unknown, kind: FieldKind): string {
  if (kind === 'position') return isRecord(value) ? `${value.latitude}, ${value.longitude}` : '';
  if (kind === 'list') return JSON.stringify(value, null, 2);
  return String(value);
}
