import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { CompareLink } from '#modules/customers/compare/storefront/strip/compare-link.tsx';
import { usePersonal } from '#platform/personal/storefront/use-personal.ts';
import { Button } from '#platform/ui/button.tsx';
import { HeartIcon } from '#platform/ui/icons/shopping.tsx';
import { PlusIcon } from '#platform/ui/icons/signs.tsx';

interface CachedProduct {
  id: number;
  name: string;
}

const stacked = 'max-xl:word-below';

/** For later: favourites and lists take the chosen size with them, so their buttons belong to the product form. */
export function KeepLinks({ product }: { product: CachedProduct }) {
  return (
    <div className="mt-3 flex flex-wrap max-xl:justify-around xl:-ml-3.5">
      <FavouriteButton product={product} />
      {/* S2.38: the form itself goes to the page of lists; with script a window opens here. */}
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

/** Keeps the product, and once it is kept in any size says so and forgets it again. One button: whoever pressed it stays on it. */
function FavouriteButton({ product }: { product: CachedProduct }) {
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

/** Few shoppers take back: what does it comes with the click. */
async function forget(product: CachedProduct) {
  const { forgetFavourite } = await import('#modules/sales/basket/storefront/change/forget-favourite.ts');
  await forgetFavourite(product);
}
