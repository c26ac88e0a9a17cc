import type { Context } from 'hono';

/** A person looks at the answer; a script would rather have plain text or JSON. */
export function wantsPage(c: Context): boolean {
  return c.req.header('accept')?.includes('text/html') === true;
}
