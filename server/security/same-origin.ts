import { comesFromThisShop, type OwnAddress } from '#rules/platform/same-origin/same-origin.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Asked {
  method: string;
  origin: string | undefined;
  fetchSite: string | undefined;
}

/** Whether a request may go on: it changes nothing, or it comes from this shop. */
export function isFromThisShop({ method, ...sender }: Asked, own: OwnAddress): boolean {
  return SAFE.has(method) || comesFromThisShop(sender, own);
}
