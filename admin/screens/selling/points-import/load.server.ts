import { staffShop } from '#admin/staff.server.ts';
import type { Context } from '#admin/ui/things/thing-acts.server.ts';
import { countPoints, listManagedCouriers } from '#shop/selling/delivery/index.ts';

export async function loadPoints(context: Context) {
  const shop = staffShop(context);
  const [couriers, counts] = await Promise.all([listManagedCouriers(shop), countPoints(shop)]);
  return {
    couriers: couriers
      .filter(({ needsPoint, kind }) => needsPoint && kind !== 'pickup')
      .map(({ id, name }) => ({ id, name, points: counts.get(id) ?? 0 })),
  };
}
