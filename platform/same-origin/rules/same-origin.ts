/** The address of the shop, as this request sees it. */
export interface OwnAddress {
  /** Scheme and host shoppers see, when the owner named them. */
  origin: string | undefined;
  /** Host the request was sent to. */
  host: string | undefined;
}

interface RequestHosts {
  host: string | undefined;
  forwardedHost: string | undefined;
}

/** A proxy may rewrite `Host`; only one the owner trusts is believed about the host the browser asked. */
export function ownAddress(asked: RequestHosts, process: { origin?: string; trustProxy?: boolean }): OwnAddress {
  const forwarded = process.trustProxy ? asked.forwardedHost : undefined;
  return { origin: process.origin, host: forwarded ?? asked.host };
}

/** Does an origin or a whole address belong to this shop? */
export function isOwnAddress(address: string, own: OwnAddress): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host } = new URL(address);
  return origin === own.origin || (host !== '' && host === own.host);
}

interface Sender {
  /** `Sec-Fetch-Site` */
  fetchSite: string | undefined;
  origin: string | undefined;
  referer: string | undefined;
}

/** Does the sender name its site in any header? Every browser does, in all its posts. */
export function namesItsPlace({ fetchSite, origin, referer }: Sender): boolean {
  return fetchSite !== undefined || origin !== undefined || referer !== undefined;
}

/**
 * Is the request sent by a page of this shop, or by no page at all (a program without the user's cookies)? Browsers name the
 * page of a form or a script: all present ones in `Sec-Fetch-Site`, older ones in `Origin` of posts, text browsers in
 * `Referer` alone. Another site cannot forge any of them; it can only leave `Referer` out.
 */
export function comesFromThisShop({ fetchSite, origin, referer }: Sender, own: OwnAddress): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const page = origin ?? referer;
  return page === undefined || isOwnAddress(page, own);
}
