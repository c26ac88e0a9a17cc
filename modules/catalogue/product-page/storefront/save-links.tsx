import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { CompareLink } from '#modules/customers/compare/storefront/strip/compare-link.tsx';
import { usePersonal } from '#platform/personal/storefront/use-personal.ts';
import { Button } from '#platform/ui/button.tsx';
import { HeartIcon } from '#platform/ui/icons/shopping.tsx';
import { PlusIcon } from '#platform/ui/icons/signs.tsx';

interface SavableProduct {
  id: number;
  name: string;
}

const stacked = 'max-xl:word-below';

export function SaveLinks({ product }: { product: SavableProduct }) {
  return (
    <div className="mt-3 flex flex-wrap max-xl:justify-around xl:-ml-3.5">
      <FavouriteButton product={product} />
      {/* S2.38: without a script the form leads to the page of lists. */}
      <Button
        type="submit"
        formAction="/listy/dodaj"
        formMethod="get"
        name="list"
        look="quiet"
        size="sm"
        className={`list-control ${stacked}`}
      >
        <PlusIcon className="size-5" />
        {productTexts.addToList}
      </Button>
      <CompareLink id={product.id} name={product.name} className={stacked} />
    </div>
  );
}

/** One button in both states, so that it keeps the focus. */
function FavouriteButton({ product }: { product: SavableProduct }) {
  const isStored = usePersonal().favouriteProducts.some(({ id }) => id === String(product.id));
  const press = isStored
    ? ({ type: 'button', 'aria-label': productTexts.removeFromFavourites, onClick: () => forget(product) } as const)
    : ({ type: 'submit', name: 'mode', value: '2' } as const);
  return (
    <Button {...press} look="quiet" size="sm" className={stacked}>
      <HeartIcon className={`size-5 ${isStored ? 'fill-current text-sale' : ''}`} />
      {isStored ? productTexts.inFavourites : productTexts.addToFavourites}
    </Button>
  );
}

/** Loaded on demand, because few customers remove favourites. */
async function forget(product: SavableProduct) {
  const { forgetFavourite } = await import('#modules/sales/basket/storefront/change/forget-favourite.ts');
  await forgetFavourite(product);
}
