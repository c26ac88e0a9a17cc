/**
 * Does a marketing piece belong on a page? An empty condition suits every page, one closed with `$` exactly that path, any
 * other every address that begins with it.
 */
export function suitsAddress(condition: string, requestUri: string): boolean {
  if (!condition.endsWith('$')) return requestUri.startsWith(condition);
  const path = requestUri.split(/[?#]/, 1)[0];
  return path === condition.slice(0, -1);
}
