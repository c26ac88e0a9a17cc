import * as listTexts from '../../texts/storefront.ts';

type Done = keyof typeof listTexts.done;

/** Address of a page that shows what was just done. */
export function withNotice(address: string, done: Done): string {
  return `${address}${address.includes('?') ? '&' : '?'}stan=${done}`;
}

/** What was just done, in words; empty when nothing was. Only words of ours: the address is anybody's. */
export function listNotice(url: URL): string {
  const done = url.searchParams.get('stan') ?? '';
  return Object.hasOwn(listTexts.done, done) ? listTexts.done[done as Done] : '';
}
