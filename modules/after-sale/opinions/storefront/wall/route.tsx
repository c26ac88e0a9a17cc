import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import sayingPicture from '#platform/ui/still-lifes/saying.webp';
import * as opinionsTexts from '../../texts/storefront.ts';
import { loadWall } from './load.server.ts';
import { WallCard } from './wall-card.tsx';

export const handle: PageHandle = {
  page: 'opinions-photos',
  isDocument: true,
  breadcrumbs: () => [{ label: opinionsTexts.wall.title }],
  canonicalParams: ['counter'],
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadWall(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  const page = (loaderData?.page ?? 0) + 1;
  return pageMeta({
    title: opinionsTexts.wall.title,
    page,
    shopName: shopName(matches),
    description: opinionsTexts.wall.lead,
  });
}

/** The whole wall can be read page by page; `grow-wall.ts` lets it grow instead. */
export default function WallRoute({ loaderData: { items, total, page, pages } }: Route.ComponentProps<typeof loader>) {
  return (
    <>
      <h1>{opinionsTexts.wall.title}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{joinWithHardSpaces(opinionsTexts.wall.lead)}</p>
      {page > 0 && (
        <p className="mb-8 text-center">
          <ButtonLink to={wallAddress(page - 1)} look="secondary" size="lg" rel="prev">
            {opinionsTexts.wall.previous}
          </ButtonLink>
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState
          picture={sayingPicture}
          title={opinionsTexts.wall.none}
          text={opinionsTexts.wall.noneText}
          link={{ to: '/', label: opinionsTexts.wall.toShop }}
        />
      ) : (
        <div className="opinions-grid" data-total={total}>
          {items.map((opinion, index) => (
            <WallCard key={opinion.id} opinion={opinion} first={index === 0} />
          ))}
        </div>
      )}
      <p role="status" className="sr-only" />
      <div id="opinions_paging_bottom" className="mt-10 flex justify-center">
        {page + 1 < pages && (
          <ButtonLink to={wallAddress(page + 1)} look="secondary" size="lg" rel="next" className="next">
            {opinionsTexts.wall.next}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function wallAddress(page: number): string {
  return page > 0 ? `/opinie?counter=${page}` : '/opinie';
}
