import { productTexts } from '#texts/product.ts';
import { Button } from '../../ui/button.tsx';
import { HeartIcon } from '../../ui/icons/heart.tsx';
import { CompareLink } from './lazy-parts.tsx';

/** For later: the favourites take the chosen size with them, so their button belongs to the product form. */
export function KeepLinks({ product: { id, name } }: { product: { id: number; name: string } }) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button type="submit" name="mode" value="2" look="quiet" size="sm">
        <HeartIcon className="size-5" />
        {productTexts.addToFavourites}
      </Button>
      <CompareLink id={id} name={name} />
    </div>
  );
}
