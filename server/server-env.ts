import type { HttpBindings } from '@hono/node-server';
import type { RequestVisitor } from './visitor.ts';

/** What every handler finds in its Hono context. */
export type ServerEnv = {
  Bindings: HttpBindings;
  Variables: { requestId: string; visitor: RequestVisitor };
};
