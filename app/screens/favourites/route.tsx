import { favouritesTexts } from '#texts/favourites.ts';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { pageMeta } from '../../features/seo/page-meta.ts';
import { shopName } from '../../features/seo/shop-name.ts';
import type { PageHandle } from '../../features/shell/page-handle.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HeartIcon } from '../../ui/icons/heart.tsx';
import type { Route } from './+types/route.ts';
import { loadFavourites } from './load.server.ts';

export const handle: PageHandle = {
  page: 'shoppinglist',
  breadcrumbs: () => [{ label: favouritesTexts.title }],
  noIndex: true,
};

export function loader({ context }: Route.LoaderArgs) {
  return loadFavourites(context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: favouritesTexts.title, shopName: shopName(matches) });
}

const PHOTO_SIZES = '(min-width: 979px) 23vw, (min-width: 757px) 31vw, 46vw';

export default function FavouritesRoute({ loaderData: favourites }: Route.ComponentProps) {
  const { emptyTitle, emptyText, emptyLink, title } = favouritesTexts;
  return (
    <>
      <h1>{title}</h1>
      {favourites.length === 0 ? (
        <EmptyState Icon={HeartIcon} title={emptyTitle} text={emptyText} link={{ to: '/', label: emptyLink }} />
      ) : (
        <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
          {favourites.map(({ card, size, sizeName }) => (
            <li key={`${card.id}-${size}`} className="flex flex-col">
              <div className="flex-1">
                <ProductCard card={card} photoSizes={PHOTO_SIZES} headingLevel={2} />
              </div>
              {size !== 'uniw' && <p className="mt-2 text-sm text-ink-soft">{favouritesTexts.size(sizeName)}</p>}
              <form method="post" action="/basketchange.php?type=multiproduct&mode=2" className="mt-2">
                <input type="hidden" name="product[1]" value={card.id} />
                <input type="hidden" name="size[1]" value={size} />
                <input type="hidden" name="set_quantity[1]" value="0" />
                <Button type="submit" look="secondary" size="sm" wide aria-label={favouritesTexts.removeOf(card.name)}>
                  {favouritesTexts.remove}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
