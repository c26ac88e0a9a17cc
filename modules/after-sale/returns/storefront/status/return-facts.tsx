import { OrderPhoto } from '#modules/sales/order-ledger/storefront/order-photo.tsx';
import { Card } from '#platform/ui/card.tsx';
import * as returnsProductsTexts from '../../texts/products.ts';
import * as returnsStatusTexts from '../../texts/status.ts';
import type { ShownReturn } from './load.server.ts';

/** S3.57: everything that was said in the steps. */
export function ReturnFacts({ filed: { lines, facts, photos } }: { filed: ShownReturn }) {
  return (
    <Card>
      <h2 className="type-sub">{returnsStatusTexts.products}</h2>
      <ul className="mt-3 grid gap-4">
        {lines.map(({ lineId, name, details, photo, photoTone, quantity, comment }) => (
          <li key={lineId} className="flex gap-4">
            <OrderPhoto photo={photo} tone={photoTone} />
            <div className="min-w-0 flex-1">
              <p>{name}</p>
              {details && <p className="text-sm text-ink-soft">{details}</p>}
              {comment && <p className="mt-1 text-sm break-words text-ink-soft">„{comment}”</p>}
            </div>
            <p className="figures whitespace-nowrap">{quantity}</p>
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid gap-x-6 gap-y-3 border-t border-line pt-5 sm:grid-cols-[12rem_1fr]">
        {facts.map(({ name, value }) => (
          <div key={name} className="sm:contents">
            <dt className="text-sm text-ink-soft sm:text-base">{name}</dt>
            <dd className="figures break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {photos.length > 0 && (
        <>
          <h3 className="mt-5 type-sub">{returnsStatusTexts.photos}</h3>
          <ul className="mt-2 flex flex-wrap gap-3">
            {photos.map(({ id, address }, index) => (
              <li key={id}>
                <a href={address} className="block">
                  <img
                    src={address}
                    alt={returnsProductsTexts.photoName(index + 1)}
                    width={96}
                    height={96}
                    className="size-24 rounded-md border border-line object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
