import type { Hono } from 'hono';
import type { WireContext } from '../context.ts';
import { findCaller, refuse } from '../refuse.ts';
import { findCallerBasket } from './caller-basket.ts';
import { answerBasket, answerBasketChange } from './change-basket.ts';

export function mountBasket(app: Hono, wire: WireContext): void {
  app.all('/ajax/basket.php', async (c) => {
    if (c.req.method !== 'GET') return refuse({ status: 405, code: 'method-not-allowed', allow: ['GET'] });
    const caller = await findCaller(c, wire);
    return answerBasket(c, wire, await findCallerBasket(c, wire, caller?.id ?? null));
  });
  app.all('/basketchange.php', (c) => answerBasketChange(c, wire));
}
