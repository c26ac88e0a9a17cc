import { generateCookie } from 'hono/cookie';
import type { ShopCookie } from '#rules/platform/visitor/visitor-cookies.ts';

/** The cookie as the value of a `Set-Cookie` header. */
export function toSetCookie({ name, value, options }: ShopCookie): string {
  return generateCookie(name, value, options);
}
