/** The host map pictures come from, as a content policy names it: `https://*.tiles.example` for `{s}`; null for no address. */
export function originOfTiles(address: string): string | null {
  const parts = /^(https?:\/\/)(\{s\}\.)?([a-z0-9.-]+(?::\d+)?)\//i.exec(address);
  return parts && `${parts[1]}${parts[2] ? '*.' : ''}${parts[3]}`;
}
