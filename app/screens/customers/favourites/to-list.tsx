import { Fragment } from 'react';
import * as favouritesTexts from '#texts/customers/favourites.ts';
import { Button } from '../../../ui/button.tsx';
import { ListIcon } from '../../../ui/icons/views.tsx';
import type { ShownFavourite } from './load.server.ts';

/** All of them on a list of their own, which can be shared; what has no size yet is asked for it on the way. */
export function ToList({ items }: { items: readonly ShownFavourite[] }) {
  const pairs = items.map(({ product, size }) => ({ product: product.productId, size: size?.type ?? '' }));
  const isKnown = pairs.every(({ size }) => size !== '');
  const query = pairs.map(({ product, size }) => `product=${product}&size=${encodeURIComponent(size)}`).join('&');
  return (
    <form method={isKnown ? 'post' : 'get'} action={isKnown ? `/listy/dodaj?${query}` : '/listy/dodaj'}>
      {pairs.map(({ product, size }) => (
        <Fragment key={`${product}-${size}`}>
          <input type="hidden" name="product" value={product} />
          <input type="hidden" name="size" value={size} />
        </Fragment>
      ))}
      {isKnown && (
        <>
          <input type="hidden" name="list" value="new" />
          <input type="hidden" name="name" value={favouritesTexts.listName} />
        </>
      )}
      <Button type="submit" look="secondary">
        <ListIcon className="size-5" />
        {favouritesTexts.makeList}
      </Button>
    </form>
  );
}
