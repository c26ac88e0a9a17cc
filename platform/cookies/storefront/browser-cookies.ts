import { DAY_S } from '#platform/time/rules/units.ts';
export function getCookies(): Map<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const end = pair.indexOf('=');
      return end < 0 ? [pair, ''] : [pair.slice(0, end), pair.slice(end + 1)];
    }),
  );
}

/** Sets a cookie of the whole shop for some days; 0 days removes it. The value must be plain ASCII without separators. */
export function writeCookie(name: string, value: string, days: number) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * DAY_S}; SameSite=Lax${secure}`;
}
