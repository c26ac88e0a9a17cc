const LAST_PAGE = 1000;

/** `counter` counts pages from 0 (contract 3.13). */
export function readCounter(url: URL): number {
  const counter = url.searchParams.get('counter') ?? '';
  return /^\d{1,6}$/.test(counter) ? Math.min(LAST_PAGE, Number(counter)) : 0;
}
