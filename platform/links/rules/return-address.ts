export const RETURN_PARAMETER = 'powrot';

const MAX_LENGTH = 500;

/**
 * An address of this shop as a path, or null. Nothing a browser would read as another host gets through: neither `//host`
 * nor `/\host`, nor anything a URL parser strips on the way.
 */
export function parseReturnAddress(text: string | null | undefined): string | null {
  if (!text || text.length > MAX_LENGTH || !/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text)) return null;
  const { origin, pathname, search, hash } = new URL(text, 'http://shop.invalid');
  return origin === 'http://shop.invalid' && !pathname.startsWith('//') ? pathname + search + hash : null;
}

export function withReturn(path: string, to: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${RETURN_PARAMETER}=${encodeURIComponent(to)}`;
}
