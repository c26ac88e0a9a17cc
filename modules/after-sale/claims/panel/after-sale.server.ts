import { data } from 'react-router';
import { type FoundUpload, openUpload } from '#modules/catalogue/media/server/index.ts';
import { uploadHeaders } from '#platform/files/rules/file-type.ts';
import { parsePage, partOfPage } from '#platform/paging/rules/list-part.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as texts from '../texts/panel.ts';
import type { QueuePages } from './queue-pages.tsx';

const PAGE_SIZE = 50;

export function requestedQueue<Tab extends string>(request: Request, tabs: readonly Tab[], first: Tab) {
  const { searchParams } = new URL(request.url);
  const tab = tabs.find((one) => one === searchParams.get('lista')) ?? first;
  const page = parsePage(searchParams.get('strona'));
  const search = (searchParams.get('szukaj') ?? '').trim().slice(0, 100);
  return { tab, search, page, part: partOfPage(page, PAGE_SIZE) };
}

/** Of the rows that were asked for, those of the page; whether another page follows. */
export function cutPage<Row>(rows: readonly Row[], page: number): { rows: Row[]; pages: QueuePages } {
  return { rows: rows.slice(0, PAGE_SIZE), pages: { page, hasNext: rows.length > PAGE_SIZE } };
}

export function missing() {
  return data(texts.gone, 404);
}

export async function sendUpload(shop: Shop, upload: FoundUpload | null | undefined): Promise<Response> {
  const file = upload && (await openUpload(shop, upload));
  if (!upload || !file) throw missing();
  return new Response(file.body, { headers: uploadHeaders(upload) });
}
