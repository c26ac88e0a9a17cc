import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { forgiveFailure, forgiveLoad } from '#app/features/platform/navigation/forgiven-load.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as opinionsTexts from '#texts/after-sale/opinions.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ImageIcon } from '../../../ui/icons/image.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Route } from './+types/route.ts';
import { loadWall, type ShownWall } from './load.server.ts';
import { WallCard } from './wall-card.tsx';

export const handle: PageHandle = {
  page: 'opinions-photos',
  breadcrumbs: () => [{ label: opinionsTexts.wall.title }],
  canonicalParams: ['counter'],
};
export const clientMiddleware = [forgiveFailure];

export function loader({ context, url }: Route.LoaderArgs) {
  return loadWall(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = (loaderData?.page ?? 0) + 1;
  return pageMeta({
    title: opinionsTexts.wall.title,
    page,
    shopName: shopName(matches),
    description: opinionsTexts.wall.lead,
  });
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
        {opinionsTexts.wall.title}
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
      <p className="mt-2 mb-8 text-ink-soft">{opinionsTexts.wall.lead}</p>
      {wall.page > 0 && (
        <p className="mb-8 text-center">
          <ButtonLink to={wallAddress(wall.page - 1)} look="secondary" size="lg" rel="prev">
            {opinionsTexts.wall.previous}
          </ButtonLink>
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState
          Icon={ImageIcon}
          title={opinionsTexts.wall.none}
          text={opinionsTexts.wall.noneText}
          link={{ to: '/', label: opinionsTexts.wall.toShop }}
        />
      ) : (
        <div className="opinions-grid" aria-busy={loading}>
          {items.map((opinion, index) => (
            <WallCard key={opinion.id} opinion={opinion} first={index === 0} />
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {items.length > wall.items.length && opinionsTexts.wall.loaded(items.length, wall.total)}
      </p>
      <div ref={end} id="opinions_paging_bottom" className="mt-10 flex justify-center">
        {next && (
          <ButtonLink to={next} look="secondary" size="lg" rel="next" className="next">
            {loading && <Spinner />}
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

/** S2.53: the wall grows when its end comes into view; the bar takes the address of what was fetched. */
function useWall(wall: ShownWall) {
  const [shown, setShown] = useState({ items: wall.items, page: wall.page });
  const fetcher = useFetcher<ShownWall | null>();
  const end = useRef<HTMLDivElement>(null);
  const loading = fetcher.state !== 'idle';
  const hasMore = shown.page + 1 < wall.pages;
  const { load, data: arrived } = fetcher;
  const next = wallAddress(shown.page + 1);

  if (arrived && arrived.page === shown.page + 1) {
    const fresh = arrived.items.filter(({ id }) => !shown.items.some((opinion) => opinion.id === id));
    setShown({ items: [...shown.items, ...fresh], page: arrived.page });
  }

  useEffect(() => {
    if (shown.page === wall.page) return;
    window.history.replaceState(window.history.state, '', wallAddress(shown.page));
  }, [shown.page, wall.page]);

  // Contract 5: when the next page fails to come, the browser goes there itself.
  const failed = arrived === null;
  useEffect(() => {
    if (failed) window.location.assign(next);
  }, [failed, next]);

  useEffect(() => {
    if (!end.current || !hasMore || loading || failed) return;
    const near = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      forgiveLoad(next);
      void load(next);
    });
    near.observe(end.current);
    return () => near.disconnect();
  }, [hasMore, loading, failed, next, load]);

  return { items: shown.items, next: hasMore ? next : null, loading, end };
}
