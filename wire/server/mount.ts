import type { Hono } from 'hono';
import type { Shop } from '#platform/shop/server/shop.ts';
import { mountBasket } from './basket/mount-basket.ts';
import { mountBatch } from './batch/mount-batch.ts';
import { mountClientNew } from './client-new/mount-client-new.ts';
import type { WireContext } from './context.ts';
import { mountFeeds } from './feeds/mount-feeds.ts';
import { mountFiltering } from './filtering/mount-filtering.ts';
import { mountFragments } from './fragments/mount-fragments.ts';
import { mountGraphql } from './graphql/mount-graphql.ts';
import { mountHotspots } from './hotspots/mount-hotspots.ts';
import { mountOlderAddresses } from './older-addresses/mount-older-addresses.ts';
import { mountOpinions } from './opinions/mount-opinions.ts';
import { mountPayments } from './payments/mount-payments.ts';
import { mountProductXml } from './product-xml/mount-product-xml.ts';
import { mountProjector } from './projector/mount-projector.ts';
import { mountScripts } from './scripts/mount-scripts.ts';
import { mountSettings } from './settings/mount-settings.ts';

type WireOptions = Omit<WireContext, 'shop' | 'secure'>;

/** Adds the calls of the contract to the process's HTTP application. */
export function mountWire(app: Hono, shop: Shop, options: WireOptions = {}): void {
  const wire: WireContext = { ...options, shop, secure: options.origin?.startsWith('https:') ?? false };
  mountFragments(app, wire);
  mountBatch(app, wire);
  mountBasket(app, wire);
  mountProjector(app, wire);
  mountProductXml(app, wire);
  mountGraphql(app, wire);
  mountScripts(app, wire);
  mountSettings(app, wire);
  mountClientNew(app, wire);
  mountOpinions(app, wire);
  mountPayments(app, wire);
  mountFiltering(app, wire);
  mountOlderAddresses(app, wire);
  mountFeeds(app, wire);
  mountHotspots(app, wire);
}
