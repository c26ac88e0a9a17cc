import { data, type RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { isRecord } from '#platform/json/rules/json-record.ts';
import type { ShopSettings } from '#platform/settings/server/index.ts';
import { GROUPS } from './groups.ts';
import { LISTS } from './lists.ts';
import { loadMail } from './mail.server.ts';
import { loadProvider } from './provider.server.ts';
import { isSectionId, SECTIONS } from './sections.ts';

/** The settings of one section as they are typed, by their path. */
export function loadSection(context: Readonly<RouterContextProvider>, id: string) {
  if (!isSectionId(id)) throw data(null, 404);
  const shop = staffShop(context);
  const groups = GROUPS.filter((group) => SECTIONS[id].includes(group.id));
  const values = groups.flatMap(({ fields }) =>
    Object.entries(fields).map(([path, field]) => [path, field.write(valueAt(shop.settings, path))] as const),
  );
  const lists = groups.flatMap(({ lists: own = [] }) =>
    own.map((path) => [path, LISTS[path]?.write(shop.settings) ?? []] as const),
  );
  return {
    section: id,
    values: Object.fromEntries(values),
    lists: Object.fromEntries(lists),
    mail: SECTIONS[id].includes('mail') ? loadMail(shop) : null,
    provider: SECTIONS[id].includes('provider') ? loadProvider(shop) : null,
    mayChange: isAllowed(context, 'settings.change'),
  };
}

function valueAt(settings: ShopSettings, path: string): unknown {
  return path.split('.').reduce<unknown>((whole, part) => (isRecord(whole) ? whole[part] : undefined), { ...settings });
}
