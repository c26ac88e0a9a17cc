import { createContext, type LoaderFunctionArgs } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { orderLink } from '#platform/links/rules/screen-links.ts';
import { parseMoment } from '#platform/time/rules/day.ts';

export interface PreviewedPage {
  address: string;
  seenAt?: Date;
  /** A page of a customer: read-only, without data for the customer alone. */
  isCustomers?: boolean;
}

/** Set by server/panel, which renders pages of the shop. */
export const previewContext = createContext<(page: PreviewedPage) => Promise<void>>();

export function previewLink(address: string, day?: string): string {
  return `/zaplecze/podglad${address}${day ? `?dnia=${day}` : ''}`;
}

export async function loadPreview({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('dnia') ?? '';
  const moment = parseMoment(asked.includes('T') ? asked : `${asked}T00:00`);
  const path = (params['*'] ?? '').split('/').map(encodeURIComponent).join('/');
  const seenAt = moment && moment > staffShop(context).now() ? moment : undefined;
  await context.get(previewContext)({ address: `/${path}`, seenAt });
  return new Response(null);
}

export async function loadCustomerView({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const address = orderLink(encodeURIComponent(params.number ?? ''));
  await context.get(previewContext)({ address, isCustomers: true });
  return new Response(null);
}
