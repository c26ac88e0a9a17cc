import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { listPhoneChoices } from '#shop/selling/orders/index.ts';
import * as texts from '#texts/panel/selling-phone-order.ts';

/** Lines of the form. */
export const ROWS = 5;

export async function loadPhoneOrder(context: Readonly<RouterContextProvider>) {
  const { couriers, methods } = await listPhoneChoices(staffShop(context));
  return {
    key: crypto.randomUUID(),
    rows: ROWS,
    couriers,
    methods: methods.map(({ id, name, kind }) => ({
      id,
      name: kind === 'dvp' ? `${name} (${texts.onDelivery})` : name,
    })),
  };
}
