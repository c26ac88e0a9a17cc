export interface PolicyOptions {
  /** `sha256-…` of every inline script the page itself wrote. */
  scriptHashes: readonly string[];
  /** Lets scripts carrying this nonce run; only for answers that are never kept. */
  nonce?: string;
  /** Host the pictures of maps come from, if not this one. */
  tiles?: string | null;
  /** Another site a form may lead to by a redirect: the one on which shoppers pay. */
  paysAt?: string | null;
  /** The shop is served over https. */
  https?: boolean;
}

/** X.18: what a page may load and run. Nothing inline runs unless the server vouched for its exact text. */
export function contentSecurityPolicy({ scriptHashes, nonce, tiles, paysAt, https }: PolicyOptions): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...(nonce ? [`'nonce-${nonce}'`] : [])];
  const directives = [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self'",
    `img-src 'self'${tiles ? ` ${tiles}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    `form-action 'self'${paysAt ? ` ${paysAt}` : ''}`,
    "object-src 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
