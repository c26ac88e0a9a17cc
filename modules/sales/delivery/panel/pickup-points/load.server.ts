import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { countPoints, listManagedCouriers } from '../../server/index.ts';

export async function loadPoints(context: Readonly<RouterContextProvider>) {
  const shop = staffShop(context);
  const [couriers, counts] = await Promise.all([listManagedCouriers(shop), countPoints(shop)]);
  return {
    couriers: couriers
      .filter(({ needsPoint, kind }) => needsPoint && kind !== 'pickup')
      .map(({ id, name }) => ({ id, name, points: counts.get(id) ?? 0 })),
  };
}
