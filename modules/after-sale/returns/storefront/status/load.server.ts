import type { RouterContextProvider } from 'react-router';
import { canShopperCallOff } from '#modules/after-sale/claims/rules/return-state.ts';
import { listComplaintsOfGivenUp } from '#modules/after-sale/claims/server/index.ts';
import * as claimTexts from '#modules/after-sale/claims/texts/storefront.ts';
import { orderLink } from '#platform/links/rules/screen-links.ts';
import { placeOfReturns } from '#platform/settings/server/index.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { returnAddress } from '../../rules/return-steps.ts';
import { describeReturnProgress, describeReturnTrack } from '../describe-track.ts';
import { describeReturn } from './describe-return.ts';
import { findFiled } from './find-filed.server.ts';

/** Step 6, and later the place to see what became of the return. */
export async function loadReturnStatus(context: Readonly<RouterContextProvider>, url: URL) {
  const { filed, token, by, customerId } = await findFiled(context, url);
  const isProved = by === 'proved';
  const shown = isProved ? filed : { ...filed, bankAccount: '', refundNote: '' };
  const shop = context.get(shopContext);
  const to = placeOfReturns(shop.settings);
  const complaints = await listComplaintsOfGivenUp(shop.db, { kind: 'return', id: filed.id });
  const opened = token && `&token=${encodeURIComponent(token)}`;
  return {
    ...describeReturn(shown, `${to.name}, ${to.street}, ${to.zipcode} ${to.city}`),
    signedIn: customerId !== null,
    complained: complaints.map(({ name, goods }) => claimTexts.complained(name, goods.join(', '))),
    photos: filed.photos.map(({ id, name }) => ({
      id,
      address: `/zwroty/zdjecie/${name}${token && `?token=${encodeURIComponent(token)}`}`,
    })),
    track: describeReturnTrack(filed),
    progress: describeReturnProgress(filed, shop.now()),
    isNew: filed.state === 'filed',
    cancellable: isProved && canShopperCallOff(filed.state),
    pdf: isProved ? `${returnAddress(filed.code).replace('?', '/pdf?')}${opened}` : null,
    order: orderLink(filed.orderNumber, token),
  };
}

export type ShownReturn = Awaited<ReturnType<typeof loadReturnStatus>>;
