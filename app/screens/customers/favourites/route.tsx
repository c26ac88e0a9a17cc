import { accountCrumb } from '#app/features/customers/account/account-crumb.ts';
import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { favouritesTexts } from '#texts/customers/favourites.ts';
import { Notice } from '../../../ui/alert/notice.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HeartIcon } from '../../../ui/icons/heart.tsx';
import type { Route } from './+types/route.ts';
import { Favourite } from './favourite.tsx';
import { loadFavourites, receiveWatching, type ShownFavourites } from './load.server.ts';
import { useFavouriteForms } from './use-favourite-forms.ts';
import { Watching } from './watching.tsx';

export const handle: PageHandle<ShownFavourites> = {
  page: 'shoppinglist',
  breadcrumbs: ({ watching }) => [...accountCrumb(watching !== null), { label: favouritesTexts.title }],
  noIndex: true,
};

export function loader({ context }: Route.LoaderArgs) {
  return loadFavourites(context);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveWatching(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: favouritesTexts.title, shopName: shopName(matches) });
}

export default function FavouritesRoute({ loaderData: { items, notices, watching } }: Route.ComponentProps) {
  const { emptyTitle, emptyText, emptyLink, title } = favouritesTexts;
  const forms = useFavouriteForms(items);
  return (
    <>
      <h1>{title}</h1>
      {notices.map(({ kind, text }) => (
        <Notice key={text} kind={kind} className="mt-4">
          {text}
        </Notice>
      ))}
      {items.length === 0 ? (
        <EmptyState Icon={HeartIcon} title={emptyTitle} text={emptyText} link={{ to: '/', label: emptyLink }} />
      ) : (
        <ul aria-label={title} className="mt-6 divide-y divide-line border-y border-line">
          {items.map((item) => (
            <Favourite key={`${item.product.productId}-${item.kept}`} item={item} {...forms} />
          ))}
        </ul>
      )}
      <Watching watching={watching} />
    </>
  );
}
