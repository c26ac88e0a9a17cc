import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { forgiveLoad } from '#app/features/platform/navigation/forgiven-load.ts';
import type { ShownWall } from './load.server.ts';

export function wallAddress(page: number): string {
  return page > 0 ? `/opinie?counter=${page}` : '/opinie';
}

/** S2.53: the wall grows when its end comes into view; the bar takes the address of what was fetched. */
export function useWall(wall: ShownWall) {
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
