import { createContext, type LoaderFunctionArgs } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { orderLink } from '#platform/links/rules/screen-links.ts';
import { parseMoment } from '#platform/time/rules/day.ts';

export interface PreviewedPage {
  address: string;
  /** Instead of now. */
  seenAt?: Date;
  /** A customer's own page, which is read-only then and without what only the customer may know. */
  isCustomers?: boolean;
}

/** Answers with a page of the shop. Set by server/panel, which knows the shop's own pages. */
export const previewContext = createContext<(page: PreviewedPage) => Promise<void>>();

/** Where staff see a page before shoppers do. */
export function previewLink(address: string, day?: string): string {
  return `/zaplecze/podglad${address}${day ? `?dnia=${day}` : ''}`;
}

/** A page of the shop at the day or moment the address names, or now. */
export async function loadPreview({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('dnia') ?? '';
  const moment = parseMoment(asked.includes('T') ? asked : `${asked}T00:00`);
  const path = (params['*'] ?? '').split('/').map(encodeURIComponent).join('/');
  const seenAt = moment && moment > staffShop(context).now() ? moment : undefined;
  await context.get(previewContext)({ address: `/${path}`, seenAt });
  return new Response(null);
}

/** The page of an order as its customer sees it. */
export async function loadCustomerView({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const address = orderLink(encodeURIComponent(params.number ?? ''));
  await context.get(previewContext)({ address, isCustomers: true });
  return new Response(null);
}
