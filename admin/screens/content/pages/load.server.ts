import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { TEXT_PAGE_ADDRESSES } from '#rules/platform/navigation/document-addresses.ts';
import { listTextPages } from '#shop/content/pages/index.ts';
import * as texts from '#texts/panel/content-pages.ts';

const day = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });

/** The pages every shop has, written or not. */
export async function loadPages(context: Readonly<RouterContextProvider>) {
  const written = await listTextPages(staffShop(context));
  return TEXT_PAGE_ADDRESSES.map((address) => {
    const page = written.find((one) => one.address === address);
    return { address, title: page?.title ?? texts.names[address], changed: page ? day.format(page.updatedAt) : null };
  });
}
