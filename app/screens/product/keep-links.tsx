import { addComparedLink } from '#rules/links/screen-links.ts';
import { productTexts } from '#texts/product.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CompareIcon } from '../../ui/icons/compare.tsx';
import { HeartIcon } from '../../ui/icons/heart.tsx';

/** For later: the favourites take the chosen size with them, so their button belongs to the product form. */
export function KeepLinks({ productId }: { productId: number }) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button type="submit" name="mode" value="2" look="quiet" size="sm">
        <HeartIcon className="size-5" />
        {productTexts.addToFavourites}
      </Button>
      <ButtonLink to={addComparedLink(productId)} reloadDocument rel="nofollow" look="quiet" size="sm">
        <CompareIcon className="size-5" />
        {productTexts.compare}
      </ButtonLink>
    </div>
  );
}
