interface Address {
  pathname: string;
  search: string;
}

/** X.15: the address search engines should know a page by: no filters or sorting, only the parameters that make it another page. */
export function canonicalAddress(origin: string, { pathname, search }: Address, kept: readonly string[] = []): string {
  const given = new URLSearchParams(search);
  const params = new URLSearchParams();
  for (const name of kept) {
    const value = given.get(name)?.trim();
    // The first page is the page itself.
    if (value && !(name === 'counter' && !(Number(value) > 0))) params.set(name, value);
  }
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return origin + path + (params.size > 0 ? `?${params}` : '');
}
