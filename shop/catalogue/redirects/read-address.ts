/** As browsers send it: path and query, encoded. Null when it does not lie within the shop. */
export function readAddress(text: string): string | null {
  if (!/^\/(?!\/)/.test(text) || text.includes('\\') || !URL.canParse(text, 'http://shop')) return null;
  const { host, pathname, search } = new URL(text, 'http://shop');
  return host === 'shop' ? pathname + search : null;
}
