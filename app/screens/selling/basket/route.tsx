import { lazy, Suspense, useState } from 'react';
import { tellOtherWindows } from '#app/features/platform/personal/basket-elsewhere.ts';
import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import type { ZoneKind } from '#rules/catalogue/recommendations/zones.ts';
import type { BasketLine } from '#rules/selling/basket/basket-view.ts';
import { basketScreenTexts } from '#texts/selling/basket-screen.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BasketIcon } from '../../../ui/icons/basket.tsx';
import type { Route } from './+types/route.ts';
import { receiveRebate } from './act.server.ts';
import { BasketLines } from './basket-lines.tsx';
import { BasketNotices } from './basket-notices.tsx';
import { BasketSummary } from './basket-summary.tsx';
import { GiftChoice } from './gift-choice.tsx';
import { loadBasket } from './load.server.ts';
import { RemovedLines } from './removed-lines.tsx';
import { ReceivedBasket, ShareBasket } from './shared-basket.tsx';
import { useFreshBasket } from './use-fresh-basket.ts';

// Last on the page: its script comes after what the order needs.
const Zones = lazy(async () => ({ default: (await import('#app/features/selling/zones/zones.tsx')).Zones }));

export const handle: PageHandle = {
  page: 'basketedit',
  breadcrumbs: () => [{ label: basketScreenTexts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadBasket(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveRebate(request, context);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().finally(tellOtherWindows);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: basketScreenTexts.title, shopName: shopName(matches) });
}

export default function BasketRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { basket, extras, gifts, files, notices, restorable, received } = loaderData;
  const [removed, setRemoved] = useState<BasketLine[]>([]);
  const isEmpty = basket.lines.length === 0;
  useFreshBasket(isEmpty);
  const kinds: ZoneKind[] = isEmpty ? ['bestsellers', 'recent'] : ['bought_together', 'recent'];
  return (
    <>
      <h1>{basketScreenTexts.title}</h1>
      <BasketNotices notices={notices} restorable={restorable} />
      <ReceivedBasket lines={received} />
      <RemovedLines
        lines={removed.filter((line) => !basket.lines.some(({ lineId }) => lineId === line.lineId))}
        onUndone={(back) => setRemoved((lines) => lines.filter((line) => !back.includes(line)))}
      />
      {!extras ? (
        <EmptyState
          Icon={BasketIcon}
          title={basketScreenTexts.emptyTitle}
          text={basketScreenTexts.emptyText}
          link={{ to: '/', label: basketScreenTexts.emptyLink }}
        />
      ) : (
        <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0">
            <BasketLines lines={basket.lines} files={files} onRemove={setRemoved} />
            <ShareBasket lines={basket.lines} />
            <GiftChoice gifts={gifts} lost={extras.lostGift} />
          </div>
          <BasketSummary basket={basket} extras={extras} answer={actionData} />
        </div>
      )}
      <Suspense>
        {/* Zones ask once: a basket that fills or empties has others. */}
        <Zones key={kinds[0]} page="basketedit" kinds={kinds} products={basket.lines.map((line) => line.productId)} />
      </Suspense>
    </>
  );
}
