import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { listManagedLocations } from '#shop/selling/delivery/index.ts';
import { savedAnswer } from '../offer/offer-acts.server.ts';
import type { OfferRow } from '../offer/offer-list.tsx';
import type { Context } from '../offer/things.server.ts';

export async function loadLocations(context: Context, request: Request) {
  const locations = await listManagedLocations(staffShop(context));
  const rows: OfferRow[] = locations.map(({ id, name, street, zipcode, city, openingHours }) => ({
    id,
    name,
    cells: [`${street}, ${zipcode} ${city}`, openingHours],
  }));
  return { rows, mayChange: isAllowed(context, 'offer.change'), saved: savedAnswer(request) };
}
