import { joinNameWithHardSpaces } from '#modules/catalogue/products/rules/product-name.ts';
import { OrderPhoto } from '#modules/sales/order-ledger/storefront/order-photo.tsx';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import { Card } from '#platform/ui/card.tsx';
import { DetailItems } from '#platform/ui/detail-items.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { ShownOrder } from './load.server.ts';

export function OrderLines({ lines }: Pick<ShownOrder, 'lines'>) {
  return (
    <Card>
      <h2 className="type-sub">{ordersTexts.lines}</h2>
      <ul className="mt-2 divide-y divide-line">
        {lines.map(({ lineId, name, link, photo, photoTone, details, quantity, price }) => (
          <li key={lineId} className="flex flex-wrap gap-x-4 gap-y-1 py-4 last:pb-0">
            <OrderPhoto photo={photo} tone={photoTone} />
            <div className="min-w-0 flex-1 basis-16">
              <TextLink to={link} quiet className="inline-block py-0.5 font-medium">
                {joinNameWithHardSpaces(name)}
              </TextLink>
              <ul className="figures text-sm text-ink-soft">
                <DetailItems details={[...details, quantity]} />
              </ul>
            </div>
            <p className="figures ml-auto shrink-0 font-semibold">{price}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
