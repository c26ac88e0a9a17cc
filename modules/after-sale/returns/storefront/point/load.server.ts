import type { RouterContextProvider } from 'react-router';
import { listPlaces } from '#modules/sales/delivery/server/index.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { describeDraft } from '../describe-draft.server.ts';
import { findStep } from '../find-step.server.ts';

/** Step 4a: the shops in which goods can be handed over. */
export async function loadReturnPoint(context: Readonly<RouterContextProvider>, url: URL) {
  const { order, draft } = await findStep(context, url, 'point');
  const shop = context.get(shopContext);
  const returnPoints = await listPlaces(shop);
  return {
    orderNumber: order.number,
    draft: await describeDraft(shop, order, draft),
    placeId: draft?.place?.id ?? null,
    places: returnPoints.map(({ id, name, street, zipcode, city, openingHours, latitude, longitude }) => ({
      id,
      name,
      openingHours,
      address: `${street}, ${zipcode} ${city}`,
      position: { latitude, longitude },
    })),
    tiles: context.get(pageContext).mapTiles,
  };
}

export type ShownReturnPoint = Awaited<ReturnType<typeof loadReturnPoint>>;
