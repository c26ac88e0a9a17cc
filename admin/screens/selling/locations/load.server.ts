import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { type Context, savedAnswer } from '#admin/ui/things/thing-acts.server.ts';
import type { ThingRow } from '#admin/ui/things/thing-list.tsx';
import { listManagedLocations } from '#shop/selling/delivery/index.ts';

export async function loadLocations(context: Context, request: Request) {
  const locations = await listManagedLocations(staffShop(context));
  const rows: ThingRow[] = locations.map(({ id, name, street, zipcode, city, openingHours }) => ({
    id,
    name,
    cells: [`${street}, ${zipcode} ${city}`, openingHours],
  }));
  return { rows, mayChange: isAllowed(context, 'offer.change'), saved: savedAnswer(request) };
}
