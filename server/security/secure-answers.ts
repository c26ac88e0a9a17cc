import type { Hono } from 'hono';
import type { ServerEnv } from '../server-env.ts';
import { securityHeaders } from './security-headers.ts';

/** Calls, pictures, health and errors carry the same headers as pages and files. */
export function secureAnswers(app: Hono<ServerEnv>, options: { https: boolean }): void {
  const always = securityHeaders(options);
  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
  });
}
