import { data, type RouterContextProvider } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { sendPersonalData } from '#app/features/platform/personal-data/send-personal-data.server.ts';
import { exportCustomer } from '#shop/personal-data/index.ts';
import { data as texts } from '#texts/panel/customers-customer.ts';
import { customerIdOf } from '../customer/load.server.ts';

/** The file the customer would take themselves. */
export async function sendCustomer(context: Readonly<RouterContextProvider>, typed: string | undefined) {
  const shop = staffShop(context);
  const id = customerIdOf(typed);
  const known = await exportCustomer(shop, id);
  if (!known) throw data(null, 404);
  return sendPersonalData(shop, known, texts.file(id));
}
