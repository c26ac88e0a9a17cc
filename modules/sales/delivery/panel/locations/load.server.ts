import { type Context, savedAnswer } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import type { ResourceRow } from '#modules/back-office/resources/panel/resource-list.tsx';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listManagedLocations } from '../../server/index.ts';

export async function loadLocations(context: Context, request: Request) {
  const locations = await listManagedLocations(staffShop(context));
  const rows: ResourceRow[] = locations.map(({ id, name, street, zipcode, city, openingHours }) => ({
    id,
    name,
    cells: [`${street}, ${zipcode} ${city}`, openingHours],
  }));
  return { rows, mayChange: isAllowed(context, 'offer.change'), saved: savedAnswer(request) };
}
