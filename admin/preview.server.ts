import { createContext, type LoaderFunctionArgs } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { parseMoment } from '#rules/platform/time/day.ts';

/** Answers with a page of the shop as it will be at that moment. Set by server/panel, which knows the shop's own pages. */
export const previewContext = createContext<(address: string, seenAt: Date) => Promise<void>>();

/** Where staff see a page before shoppers do. */
export function previewLink(address: string, day?: string): string {
  return `/zaplecze/podglad${address}${day ? `?dnia=${day}` : ''}`;
}

/** A page of the shop at the day or moment the address names, or now. */
export async function loadPreview({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('dnia') ?? '';
  const moment = parseMoment(asked.includes('T') ? asked : `${asked}T00:00`);
  const now = staffShop(context).now();
  const path = (params['*'] ?? '').split('/').map(encodeURIComponent).join('/');
  await context.get(previewContext)(`/${path}`, moment && moment > now ? moment : now);
  return new Response(null);
}
