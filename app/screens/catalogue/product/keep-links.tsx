import { productTexts } from '#texts/catalogue/product.ts';
import { Button } from '../../../ui/button.tsx';
import { HeartIcon } from '../../../ui/icons/heart.tsx';
import { PlusIcon } from '../../../ui/icons/plus.tsx';
import { CompareLink } from './lazy-parts.tsx';

/** Three abreast in a narrow column: the word below its icon. */
const stacked =
  'max-xl:flex-col max-xl:justify-start max-xl:gap-1 max-xl:py-2 max-xl:text-center max-xl:leading-tight max-xl:[&>span]:flex-col max-xl:[&>span]:gap-1';

/** For later: favourites and lists take the chosen size with them, so their buttons belong to the product form. */
export function KeepLinks({ product: { id, name } }: { product: { id: number; name: string } }) {
  return (
    <div className="mt-3 grid grid-cols-3 gap-2 xl:-ml-3.5 xl:flex">
      <Button type="submit" name="mode" value="2" look="quiet" size="sm" className={stacked}>
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
        className={`list-control ${stacked}`}
      >
        <PlusIcon className="size-5" />
        {productTexts.addToList}
      </Button>
      <CompareLink id={id} name={name} className={stacked} />
    </div>
  );
}
