import { data, type RouterContextProvider } from 'react-router';
import { isAllowed, staffOf, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listCategoryChoices } from '#modules/catalogue/categories/server/index.ts';
import { listLocations, listPlaceStock } from '#modules/sales/delivery/server/index.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { shortMoment } from '#platform/time/rules/date-format.ts';
import {
  findDraft,
  findMaker,
  findUnderpricedBundle,
  listEnclosures,
  listHistories,
  listNamed,
  listPartNames,
  listPhotos,
  listUnderpricedWith,
  NEW_SIZE,
  readTyped,
} from '../../server/index.ts';
import { actions } from '../../texts/panel-product.ts';
import { describeBundle } from '../underpriced/describe-bundle.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadProduct(context: Context, request: Request, given: string | undefined) {
  const shop = staffShop(context);
  const id = Number(given);
  const product = await readTyped(shop.db, id);
  if (!product) throw data(null, 404);
  const { row, sizes, typed } = product;
  const underpriced = await findUnderpricedBundle(shop.db, id);
  const draft = await findDraft(shop, id, staffOf(context).id);
  const { searchParams } = new URL(request.url);
  const isRestored = draft !== null && searchParams.has('szkic');
  return {
    id,
    name: row.name,
    inShop: row.visible ? productLink(id, row.slug) : null,
    visible: row.visible,
    archived: row.archivedAt !== null,
    version: isRestored ? draft.version : row.version,
    opened: isRestored ? draft.opened : typed,
    typed: isRestored ? draft.typed : typed,
    draft: draft && {
      at: shortMoment(draft.savedAt),
      isRestored,
      preview: draftLink(id, row.slug, draft.previewKey),
    },
    sizes: sizes.map(({ id: sizeId, type, name, price, regularPrice, reducedSince }) => ({
      id: sizeId,
      type,
      name,
      price,
      regularPrice,
      reducedSince: reducedSince?.getTime() ?? null,
    })),
    newSize: NEW_SIZE,
    now: shop.now().getTime(),
    histories: await listHistories(shop, id),
    photos: await listPhotos(shop, id),
    files: await listEnclosures(shop, id),
    partNames: await listPartNames(shop, id),
    maker: await findMaker(shop, row.producerId),
    places: await loadPlaces(shop, id),
    options: {
      categoryId: await listCategoryChoices(shop),
      producerId: await listNamed(shop, 'producers'),
      seriesId: await listNamed(shop, 'series'),
      warrantyId: await listNamed(shop, 'warranties'),
    } as Record<string, { value: string; label: string }[]>,
    mayChange: isAllowed(context, 'catalogue.change'),
    mayCount: isAllowed(context, 'stock.change'),
    underpriced: underpriced && describeBundle(underpriced),
    underpricedWith: (await listUnderpricedWith(shop.db, id)).map(describeBundle),
    arrived: arrivalAnswer(searchParams),
  };
}

export type EditedProduct = Awaited<ReturnType<typeof loadProduct>>;

export function draftLink(id: number, slug: string, key: string): string {
  return `${productLink(id, slug)}?podglad=${key}`;
}

async function loadPlaces(shop: Shop, id: number) {
  const locations = await listLocations(shop);
  const counted = await listPlaceStock(shop, id);
  const amounts = Object.fromEntries(counted.map((one) => [`${one.sizeId}.${one.locationId}`, one.amount]));
  return { locations: locations.map((location) => ({ id: location.id, name: location.name })), amounts };
}

function arrivalAnswer(query: URLSearchParams): ActAnswer | undefined {
  if (query.has('nowy')) return { done: actions.created };
  if (query.has('kopia')) return { done: actions.duplicated };
  return query.has('zapisano') ? { done: actions.saved } : undefined;
}
