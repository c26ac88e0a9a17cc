import { useEffect, useRef } from 'react';
import { forgiveFailure } from '#app/features/platform/navigation/forgiven-load.ts';
import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { opinionTexts } from '#texts/after-sale/opinions.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ImageIcon } from '../../../ui/icons/image.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Route } from './+types/route.ts';
import { loadWall, type ShownWall } from './load.server.ts';
import { useWall, wallAddress } from './use-wall.ts';
import { WallCard } from './wall-card.tsx';

const texts = opinionTexts.wall;

export const handle: PageHandle = {
  page: 'opinions-photos',
  breadcrumbs: () => [{ label: texts.title }],
  canonicalParams: ['counter'],
};
export const clientMiddleware = [forgiveFailure];

export function loader({ context, url }: Route.LoaderArgs) {
  return loadWall(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = (loaderData?.page ?? 0) + 1;
  return pageMeta({ title: texts.title, page, shopName: shopName(matches), description: texts.lead });
}

export default function WallRoute({ loaderData: wall }: Route.ComponentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(wall.page);

  // The link that led to another page is gone with the page before.
  useEffect(() => {
    if (shown.current === wall.page) return;
    shown.current = wall.page;
    title.current?.focus({ preventScroll: true });
  }, [wall.page]);

  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {texts.title}
      </h1>
      {/* Another page of it is another wall, which grows from there. */}
      <Wall key={wall.page} wall={wall} />
    </>
  );
}

function Wall({ wall }: { wall: ShownWall }) {
  const { items, next, loading, end } = useWall(wall);
  return (
    <>
      <p className="mt-2 mb-8 text-ink-soft">{texts.lead}</p>
      {wall.page > 0 && (
        <p className="mb-8 text-center">
          <ButtonLink to={wallAddress(wall.page - 1)} look="secondary" size="lg" rel="prev">
            {texts.previous}
          </ButtonLink>
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState Icon={ImageIcon} title={texts.none} text={texts.noneText} link={{ to: '/', label: texts.toShop }} />
      ) : (
        <div className="opinions-grid" aria-busy={loading}>
          {items.map((opinion, index) => (
            <WallCard key={opinion.id} opinion={opinion} first={index === 0} />
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {items.length > wall.items.length && texts.loaded(items.length, wall.total)}
      </p>
      <div ref={end} id="opinions_paging_bottom" className="mt-10 flex justify-center">
        {next && (
          <ButtonLink to={next} look="secondary" size="lg" rel="next" className="next">
            {loading && <Spinner />}
            {texts.next}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
