export interface PolicyOptions {
  /** `sha256-…` of every inline script the page itself wrote. */
  scriptHashes: readonly string[];
  /** `sha256-…` of every inline style sheet the page itself wrote. */
  styleHashes?: readonly string[];
  /** Lets scripts carrying this nonce run; only for answers that are never kept. */
  nonce?: string;
  /** Host the pictures of maps come from, if not this one. */
  tiles?: string | null;
  /** Another site a form may lead to by a redirect: the one on which shoppers pay. */
  paysAt?: string | null;
  /** Other hosts the owner's marketing pieces may load scripts and pictures from, and send to. */
  scriptHosts?: readonly string[];
  /** The shop is served over https. */
  https?: boolean;
}

/** X.18: what a page may load and run. Nothing inline has an effect unless the server allowed its exact text by a hash. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { scriptHashes, styleHashes = [], nonce, tiles, paysAt, scriptHosts = [], https } = options;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const scripts = ["'self'", ...quoted(scriptHashes), ...(nonce ? [`'nonce-${nonce}'`] : []), ...scriptHosts];
  const own = ["'self'", ...scriptHosts].join(' ');
  const directives = [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${["'self'", ...quoted(styleHashes)].join(' ')}`,
    `img-src ${own}${tiles ? ` ${tiles}` : ''}`,
    "font-src 'self'",
    `connect-src ${own}`,
    "media-src 'self'",
    `frame-src ${own}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    `form-action 'self'${paysAt ? ` ${paysAt}` : ''}`,
    "object-src 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** The host map pictures come from, as a content policy names it: `https://*.tiles.example` for `{s}`; null for no address. */
export function originOfTiles(address: string): string | null {
  const parts = /^(https?:\/\/)(\{s\}\.)?([a-z0-9.-]+(?::\d+)?)\//i.exec(address);
  return parts && `${parts[1]}${parts[2] ? '*.' : ''}${parts[3]}`;
}
