/** Contract 3.13: `sort_order`, `portions` and `filter_remove=all` of an address; null when it asks for none of them. */
export function changedListing(listing: string, asked: URLSearchParams): string | null {
  const settings = ['sort_order', 'portions'].flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const clears = asked.get('filter_remove') === 'all';
  if (settings.length === 0 && !clears) return null;
  const [path = '/', query] = listing.split('?');
  const kept = [...new URLSearchParams(query)].filter(
    // Another order or size of pages begins with the first of them.
    ([name]) => name !== 'counter' && !asked.has(name) && !(clears && name.startsWith('filter_')),
  );
  const changed = new URLSearchParams([...kept, ...settings].map(([name, value]) => [name, value]));
  return changed.size > 0 ? `${path}?${changed}` : path;
}
