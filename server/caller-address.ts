import type { Context } from 'hono';
import type { ServerEnv } from './server-env.ts';

/** Network address of whoever sent a request: the last one a trusted proxy wrote down, or the one it came from. */
export function callerAddress(c: Context<ServerEnv>, trustProxy: boolean): string {
  const told = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return told || c.env?.incoming?.socket.remoteAddress || '';
}
