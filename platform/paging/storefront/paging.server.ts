import { notFound } from '#platform/shell/storefront/not-found.server.ts';

interface Paged {
  page: number;
  total: number;
  size: number;
}

/** How many pages there are. One behind the last does not exist; the first does, even when it is empty. */
export function countPages({ page, total, size }: Paged): number {
  const pages = Math.ceil(total / size);
  if (page > 0 && page >= pages) throw notFound();
  return pages;
}

const LAST_PAGE = 1000;

/** `counter` counts pages from 0 (contract 3.13). */
export function parseCounter(url: URL): number {
  const counter = url.searchParams.get('counter') ?? '';
  return /^\d{1,6}$/.test(counter) ? Math.min(LAST_PAGE, Number(counter)) : 0;
}
