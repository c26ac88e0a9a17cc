import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffContext, staffShop } from '#admin/staff.server.ts';
import { isRecord } from '#rules/platform/json/json-record.ts';
import type { ShopSettings } from '#shop/platform/settings/index.ts';
import { isFactorFresh } from '#shop/platform/staff/index.ts';
import { GROUPS } from './groups.ts';
import { LISTS } from './lists.ts';
import { loadMail } from './mail.server.ts';

/** Every setting as it is typed, by its path. */
export function loadSettings(context: Readonly<RouterContextProvider>) {
  const shop = staffShop(context);
  const values = GROUPS.flatMap(({ fields }) =>
    Object.entries(fields).map(([path, field]) => [path, field.write(valueAt(shop.settings, path))] as const),
  );
  const lists = Object.entries(LISTS).map(([path, { write }]) => [path, write(shop.settings)] as const);
  const session = context.get(staffContext);
  return {
    values: Object.fromEntries(values),
    lists: Object.fromEntries(lists),
    mail: loadMail(shop),
    mayChange: isAllowed(context, 'settings.change'),
    isFresh: session !== null && isFactorFresh(shop, session),
  };
}

function valueAt(settings: ShopSettings, path: string): unknown {
  return path.split('.').reduce<unknown>((whole, part) => (isRecord(whole) ? whole[part] : undefined), { ...settings });
}
