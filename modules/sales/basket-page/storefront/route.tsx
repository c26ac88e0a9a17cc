import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ZoneKind } from '#modules/catalogue/recommendations/rules/zones.ts';
import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';
import { onBoughtFromCard } from '#modules/sales/basket/storefront/change/announce-basket-change.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { notifyOtherWindows, onOtherWindowChange } from '#platform/personal/storefront/basket-elsewhere.ts';
import { currentPersonal, subscribePersonal } from '#platform/personal/storefront/personal-store.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import basketPicture from '#platform/ui/still-lifes/basket.webp';
import { TextLink } from '#platform/ui/text-link.tsx';
import { receiveRebate } from './action.server.ts';
import { BasketLines } from './basket-lines.tsx';
import { BasketBar, BasketSummary } from './basket-summary.tsx';
import { GiftChoice } from './gift-choice.tsx';
import { loadBasket } from './load.server.ts';
import { RemovedLines } from './removed-lines.tsx';
import { ReceivedBasket } from './shared-basket.tsx';

// Last on the page, so its script is loaded after the others.
const Zones = lazy(async () => ({
  default: (await import('#modules/catalogue/recommendations/storefront/zones.tsx')).Zones,
}));

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

export function clientAction({ serverAction }: Route.ClientActionArgs<typeof action>) {
  return serverAction().finally(notifyOtherWindows);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: basketScreenTexts.title, shopName: shopName(matches) });
}

export default function BasketRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
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
          picture={basketPicture}
          title={basketScreenTexts.emptyTitle}
          text={basketScreenTexts.emptyText}
          link={{ to: '/', label: basketScreenTexts.emptyLink }}
        />
      ) : (
        <div className="sum-frame mt-6">
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-8">
            <BasketLines lines={basket.lines} files={files} onRemove={setRemoved} />
            <BasketSummary basket={basket} extras={extras} answer={actionData} />
            <GiftChoice gifts={gifts} lost={extras.lostGift} />
          </div>
          {extras.canOrder && <BasketBar figures={extras.figures} />}
        </div>
      )}
      <Suspense>
        {/* Zones are requested once; an empty basket has other zones than a filled one. */}
        <Zones key={kinds[0]} page="basketedit" kinds={kinds} products={basket.lines.map((line) => line.productId)} />
      </Suspense>
    </>
  );
}

/** Reads the basket again when another window or a product card on this page has changed it. */
function useFreshBasket(isEmpty: boolean) {
  const { revalidate } = useRevalidator();
  const wasEmpty = useRef(isEmpty);

  // The customer may have left a page before the answer to a purchase: this page may have been requested before the change.
  useEffect(() => {
    function checkEmpty() {
      if (isEmpty && currentPersonal().basket?.products.length) void revalidate();
    }
    checkEmpty();
    return subscribePersonal(checkEmpty);
  }, [isEmpty, revalidate]);
  useEffect(() => onOtherWindowChange(() => void revalidate()), [revalidate]);
  useEffect(() => onBoughtFromCard(() => void revalidate()), [revalidate]);

  // The screens of an empty and a filled basket differ: the clicked button, and the focus with it, may be gone.
  useEffect(() => {
    if (wasEmpty.current === isEmpty) return;
    wasEmpty.current = isEmpty;
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [isEmpty]);
}

interface BasketNoticesProps {
  notices: { kind: 'success' | 'warning' | 'error'; text: string; back: { name: string; link: string } | null }[];
  /** Removed lines can be restored. */
  restorable: boolean;
}

/** Outcome of a form sent without script. */
function BasketNotices({ notices, restorable }: BasketNoticesProps) {
  return (
    <>
      {notices.map(({ kind, text, back }) => (
        <Message key={text} kind={kind} className="mt-4">
          <p>{text}</p>
          {back && (
            <TextLink to={back.link} className="inline-flex min-h-11 items-center">
              {basketScreenTexts.backToProduct(back.name)}
            </TextLink>
          )}
        </Message>
      ))}
      {restorable && (
        <form method="post" action="/basketchange.php?type=multiproduct" className="mt-4">
          <Button type="submit" name="restore" value="1" look="secondary">
            {basketScreenTexts.undoRemoval}
          </Button>
        </form>
      )}
    </>
  );
}
