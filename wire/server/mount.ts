import type { Hono } from 'hono';
import type { Shop } from '#shop/shop.ts';
import { mountBasket } from './basket/mount-basket.ts';
import { mountBatch } from './batch/mount-batch.ts';
import type { WireContext } from './context.ts';
import { mountGraphql } from './graphql/mount-graphql.ts';
import { mountProjector } from './projector/mount-projector.ts';
import { mountSettings } from './settings/mount-settings.ts';
import { mountTracking } from './tracking/mount-tracking.ts';

/** Adds the calls of the contract to the process's HTTP application. */
export function mountWire(app: Hono, shop: Shop, options: { origin?: string; trustProxy?: boolean } = {}): void {
  const { origin, trustProxy } = options;
  const wire: WireContext = { shop, secure: origin?.startsWith('https:') ?? false, origin, trustProxy };
  mountBatch(app, wire);
  mountBasket(app, wire);
  mountProjector(app, wire);
  mountGraphql(app, wire);
  mountTracking(app, wire);
  mountSettings(app, wire);
}
