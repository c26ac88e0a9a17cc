import type { Context, Hono } from 'hono';
import type { ListFault } from '#rules/lists/list-fault.ts';
import type { OpinionFault } from '#rules/opinions/opinion-fault.ts';
import type { RenderZone } from '#rules/recommendations/zone-content.ts';
import type { Shop } from '#shop/shop.ts';
import { mountBasket } from './basket/mount-basket.ts';
import { mountBatch } from './batch/mount-batch.ts';
import { mountClientNew } from './client-new/mount-client-new.ts';
import type { WireContext } from './context.ts';
import { mountFeeds } from './feeds/mount-feeds.ts';
import { mountGraphql } from './graphql/mount-graphql.ts';
import { mountHotspots } from './hotspots/mount-hotspots.ts';
import { mountOlderAddresses } from './older-addresses/mount-older-addresses.ts';
import { mountOpinions } from './opinions/mount-opinions.ts';
import { mountPageParts } from './page-parts/mount-page-parts.ts';
import { mountPayments } from './payments/mount-payments.ts';
import { mountProductXml } from './product-xml/mount-product-xml.ts';
import { mountProjector } from './projector/mount-projector.ts';
import { mountSettings } from './settings/mount-settings.ts';
import { mountTracking } from './tracking/mount-tracking.ts';

interface WireOptions {
  /** Scheme and host shoppers see; over https cookies travel only so. */
  origin?: string;
  trustProxy?: boolean;
  /** Network address of whoever calls, for limits. */
  callerOf?: (c: Context) => string;
  cookieDomain?: string | undefined;
  /** The calls know no screens: the process brings the one that turns recommended products into HTML. */
  renderZone?: RenderZone;
  /** Nor do they know words for shoppers. */
  opinionFaultText?: (fault: OpinionFault) => string;
  listFaultText?: (fault: ListFault) => string;
  /** What whoever sends `newsletter_consent` agrees to. */
  newsletterConsent?: string;
}

/** Adds the calls of the contract to the process's HTTP application. */
export function mountWire(app: Hono, shop: Shop, options: WireOptions = {}): void {
  const { origin, trustProxy, cookieDomain, callerOf, opinionFaultText, listFaultText, newsletterConsent } = options;
  const secure = origin?.startsWith('https:') ?? false;
  const wire: WireContext = {
    shop,
    secure,
    cookieDomain,
    origin,
    trustProxy,
    callerOf,
    opinionFaultText,
    listFaultText,
    newsletterConsent,
  };
  mountBatch(app, wire);
  mountBasket(app, wire);
  mountProjector(app, wire);
  mountProductXml(app, wire);
  mountGraphql(app, wire);
  mountTracking(app, wire);
  mountPageParts(app, wire);
  mountSettings(app, wire);
  mountClientNew(app, wire);
  mountOpinions(app, wire);
  mountPayments(app, wire);
  mountOlderAddresses(app, wire);
  mountFeeds(app, wire);
  mountHotspots(app, wire, options.renderZone ?? (async () => ''));
}
