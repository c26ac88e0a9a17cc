import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#app/request-context.server.ts';
import { orderLink } from '#rules/links/screen-links.ts';
import { canShopperCallOff } from '#rules/returns/return-state.ts';
import { returnAddress } from '#rules/returns/return-steps.ts';
import { describeReturn } from './describe-return.ts';
import { findFiled } from './find-filed.server.ts';

/** Step 6, and later the place to see what became of the return. */
export async function loadReturnStatus(context: Readonly<RouterContextProvider>, url: URL) {
  const { filed, token } = await findFiled(context, url);
  const { company } = context.get(shopContext).settings;
  const opened = token && `&token=${encodeURIComponent(token)}`;
  return {
    ...describeReturn(filed, `${company.name}, ${company.street}, ${company.zipcode} ${company.city}`),
    photos: filed.photos.map(({ id, name }) => ({
      id,
      address: `/zwroty/zdjecie/${name}${token && `?token=${encodeURIComponent(token)}`}`,
    })),
    isNew: filed.state === 'filed',
    cancellable: canShopperCallOff(filed.state),
    pdf: `${returnAddress(filed.code).replace('?', '/pdf?')}${opened}`,
    order: orderLink(filed.orderNumber, token),
  };
}

export type ShownReturn = Awaited<ReturnType<typeof loadReturnStatus>>;
