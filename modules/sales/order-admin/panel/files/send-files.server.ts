import { data, type RouterContextProvider } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { parseOrderFilter } from '../../rules/order-filter.ts';
import { listPacking } from '../../server/index.ts';
import * as texts from '../../texts/panel-list.ts';
import { streamOrders } from './csv.server.ts';
import { writePackingPdf } from './packing-pdf.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function sendPacking(context: Context, request: Request): Promise<Response> {
  const shop = staffShop(context);
  const ids = new URL(request.url).searchParams.getAll('order').map(Number);
  const orders = await listPacking(shop, ids);
  if (orders.length === 0) throw data(null, 404);
  const pdf = await writePackingPdf(orders, shop.settings);
  return new Response(new Uint8Array(pdf), {
    headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'inline; filename="pakowanie.pdf"' },
  });
}

export function sendExport(context: Context, request: Request): Response {
  const filter = parseOrderFilter(new URL(request.url).searchParams);
  return new Response(streamOrders(staffShop(context), filter), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${texts.csv.file}.csv"`,
    },
  });
}
