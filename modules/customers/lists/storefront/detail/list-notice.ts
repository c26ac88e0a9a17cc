import * as listTexts from '../../texts/storefront.ts';

type Done = keyof typeof listTexts.done;

/** Shown on the next page. */
export function withNotice(address: string, done: Done): string {
  return `${address}${address.includes('?') ? '&' : '?'}stan=${done}`;
}

/** Only known messages: anybody can write the address. */
export function listNotice(url: URL): string {
  const done = url.searchParams.get('stan') ?? '';
  return Object.hasOwn(listTexts.done, done) ? listTexts.done[done as Done] : '';
}
