import { productTexts } from '#texts/product.ts';
import { Button } from '../../ui/button.tsx';
import { HeartIcon } from '../../ui/icons/heart.tsx';
import { PlusIcon } from '../../ui/icons/plus.tsx';
import { CompareLink } from './lazy-parts.tsx';

/** For later: favourites and lists take the chosen size with them, so their buttons belong to the product form. */
export function KeepLinks({ product: { id, name } }: { product: { id: number; name: string } }) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button type="submit" name="mode" value="2" look="quiet" size="sm">
        <HeartIcon className="size-5" />
        {productTexts.addToFavourites}
      </Button>
      {/* S2.38: the form itself goes to the page of lists; with script a window opens here. */}
      <Button
        type="submit"
        formAction="/listy/dodaj"
        formMethod="get"
        name="list"
        look="quiet"
        size="sm"
        className="list-control"
      >
        <PlusIcon className="size-5" />
        {productTexts.addToList}
      </Button>
      <CompareLink id={id} name={name} />
    </div>
  );
}
