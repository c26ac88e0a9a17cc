import type { LoaderFunctionArgs } from 'react-router';
import { loadResourceList } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listComingClosedDays } from '../../server/index.ts';
import { COURIERS } from '../resources.server.ts';

export async function loadCouriers(args: LoaderFunctionArgs) {
  const [list, closedDays] = await Promise.all([
    loadResourceList(COURIERS, args),
    listComingClosedDays(staffShop(args.context)),
  ]);
  return { ...list, closedDays };
}
