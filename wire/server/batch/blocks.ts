import type { Context } from 'hono';
import { removeComparedLink } from '#modules/catalogue/products/rules/product-links.ts';
import { type PageParts, type PageView, pickPageParts } from '#modules/content/pages/server/index.ts';
import { listCompared } from '#modules/customers/compare/server/index.ts';
import { listFavourites } from '#modules/customers/favourites/server/index.ts';
import { isRecord } from '#platform/json/rules/json-record.ts';
import { formatMoneyOnWire } from '#platform/money/rules/format-money.ts';
import { toDecimalText } from '#platform/money/rules/grosze.ts';
import { escapeMarkup } from '#platform/text/rules/text.ts';
import type { BlockResponses } from '../../batch-answer.ts';
import { findCallerBasket } from '../basket/mount-basket.ts';
import { writeBasket } from '../basket/write-basket.ts';
import { getConsent, type WireContext } from '../context.ts';
import { answerHotspots, parseHotspotsParams } from '../hotspots/mount-hotspots.ts';
import { iconAddress } from '../refuse.ts';
import type { Holdings } from './find-holdings.ts';

export interface BatchCall {
  c: Context;
  wire: WireContext;
  /** Null for an unknown browser: most page views, which then cost no query. */
  holdings(): Promise<Holdings | null>;
}

type Blocks = { [Name in keyof BlockResponses]: (call: BatchCall, block: unknown) => Promise<BlockResponses[Name]> };

export const blocks: Blocks = {
  // The product page has its data; the block is answered because every requested one must be.
  Projector: async () => ({}),

  async Basket({ c, wire, holdings }) {
    const held = await holdings();
    const { basket, session } = await findCallerBasket(c, wire, held && held.basketLines > 0 ? held.visitorId : null);
    return { basket: writeBasket(basket, session, wire) };
  },

  async Wishlist({ wire, holdings }) {
    const held = await holdings();
    const favourites = held && held.favourites > 0 ? await listFavourites(wire.shop, held.visitorId) : [];
    const cost = favourites.reduce((sum, { price }) => sum + price, 0);
    return {
      attributes: { count: held?.favourites ?? 0, cost: toDecimalText(cost) },
      product: favourites.map(({ productId, size, name, link, photo, price }) => ({
        attributes: { id: String(productId), size, link },
        name,
        icon: iconAddress(photo),
        price: { attributes: { price: toDecimalText(price), price_formatted: formatMoneyOnWire(price) } },
      })),
    };
  },

  async Hotspots({ c, wire }, block) {
    return answerHotspots(c, wire, parseHotspotsParams(paramsOf(block)));
  },

  async Comparers({ wire, holdings }) {
    const held = await holdings();
    const products = held && held.compared > 0 ? await listCompared(wire.shop, held.visitorId) : [];
    return {
      attributes: { count: products.length },
      product: products.map(({ id, name, link, photo, photoFocus }) => ({
        iconsmall: iconAddress(photo, photoFocus),
        name,
        attributes: { id: String(id), link, removelink: removeComparedLink([id]) },
      })),
    };
  },

  async Snippets({ c, wire }, block) {
    const { snippets } = await pickPageParts(wire.shop, parsePageView(block), getConsent(c));
    return { items: Object.fromEntries(snippets.map(({ id, region, content }) => [id, { region, content }])) };
  },

  async ToplayersAndWidgets({ c, wire }, block) {
    const { layers, script } = await pickPageParts(wire.shop, parsePageView(block), getConsent(c));
    const items = Object.fromEntries(layers.map((layer) => [String(layer.id), { content: writeLayer(layer) }]));
    return { items: script === '' ? items : { script, ...items } };
  },
};

/** Parameters of Snippets and ToplayersAndWidgets; flags come as booleans or as text (contract, section 0). */
function parsePageView(block: unknown): PageView {
  const params = paramsOf(block);
  return {
    mobile: isSet(params.mobile),
    tablet: isSet(params.tablet),
    pc: isSet(params.pc),
    requestUri: typeof params.request_uri === 'string' ? params.request_uri : '',
  };
}

function isSet(flag: unknown): boolean {
  return flag === true || flag === 'true';
}

function paramsOf(block: unknown): Record<string, unknown> {
  return isRecord(block) && isRecord(block.params) ? block.params : {};
}

function writeLayer({ id, opens, title, content }: PageParts['layers'][number]): string {
  return `<aside data-page-layer="${id}" data-opens="${opens}" aria-label="${escapeMarkup(title)}">${content}</aside>`;
}
