import { data, type RouterContextProvider } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { exportCustomer } from '#modules/customers/personal-data/server/index.ts';
import { sendPersonalData } from '#modules/customers/personal-data/storefront/send-personal-data.server.ts';
import { data as texts } from '../../texts/panel-detail.ts';
import { customerIdOf } from '../detail/load.server.ts';

/** The file the customer would take themselves. */
export async function sendCustomer(context: Readonly<RouterContextProvider>, typed: string | undefined) {
  const shop = staffShop(context);
  const id = customerIdOf(typed);
  const personalData = await exportCustomer(shop, id);
  if (!personalData) throw data(null, 404);
  return sendPersonalData(shop, personalData, texts.file(id));
}
