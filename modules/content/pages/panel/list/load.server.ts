import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { TEXT_PAGE_ADDRESSES } from '#platform/navigation/rules/document-addresses.ts';
import { listTextPages } from '../../server/index.ts';
import * as texts from '../../texts/panel.ts';

const day = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });

export async function loadPages(context: Readonly<RouterContextProvider>) {
  const written = await listTextPages(staffShop(context));
  return TEXT_PAGE_ADDRESSES.map((address) => {
    const page = written.find((one) => one.address === address);
    return { address, title: page?.title ?? texts.names[address], changed: page ? day.format(page.updatedAt) : null };
  });
}
