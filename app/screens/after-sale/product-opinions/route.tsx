import { OpinionList } from '#app/features/after-sale/opinions/opinion-list.tsx';
import { receiveVote } from '#app/features/after-sale/opinions/receive-vote.server.ts';
import { RatingSummary } from '#app/features/after-sale/opinions/stars.tsx';
import { VoteFault } from '#app/features/after-sale/opinions/vote-fault.tsx';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { productOpinionsLink } from '#rules/platform/links/screen-links.ts';
import * as opinionTexts from '#texts/after-sale/opinions.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
import { loadProductOpinions } from './load.server.ts';

export const handle: PageHandle<Awaited<ReturnType<typeof loadProductOpinions>>> = {
  page: 'projector',
  isDocument: true,
  breadcrumbs: ({ product }) => [{ label: product.name, to: product.link }, { label: opinionTexts.title }],
  canonicalParams: ['counter'],
};

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadProductOpinions({ context, url, ...params });
}

export function action({ request, context, url }: Route.ActionArgs) {
  return receiveVote(request, context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, page } = loaderData;
  return pageMeta({ title: opinionTexts.allOf(product.name), page, shopName: shopName(matches) });
}

export default function ProductOpinionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { product, items, summary, confirmedOnly, confirmedTotal, page, pages } = loaderData;
  const own = productOpinionsLink(product.link);
  const address = (counter: number) => {
    const query = new URLSearchParams(confirmedOnly ? { confirmed: '1' } : {});
    if (counter > 1) query.set('counter', String(counter - 1));
    return query.size > 0 ? `${own}?${query}` : own;
  };
  return (
    <>
      <h1>{opinionTexts.allOf(product.name)}</h1>
      <p className="mt-2">
        <TextLink to={product.link} className="inline-flex min-h-11 items-center">
          {opinionTexts.back}
        </TextLink>
      </p>
      <VoteFault answer={actionData} />
      <div className="mt-4 grid gap-6 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-x-16">
        {summary.count > 0 && (
          <div className="lg:sticky lg:top-36 lg:self-start">
            <RatingSummary summary={summary} />
            <TextLink
              to={confirmedOnly ? own : `${own}?confirmed=1`}
              className="mt-4 inline-flex min-h-11 items-center"
            >
              {confirmedOnly ? opinionTexts.showAll(summary.count) : opinionTexts.confirmedOnly(confirmedTotal)}
            </TextLink>
          </div>
        )}
        <div>
          {items.length === 0 ? (
            <p className="border-t border-line py-6">
              {summary.count === 0 ? opinionTexts.none : opinionTexts.noneConfirmed}
            </p>
          ) : (
            <OpinionList items={items} voteAddress={address(page)} />
          )}
          <div className="mt-8">
            <Pagination page={page} pages={pages} hrefFor={address} />
          </div>
        </div>
      </div>
    </>
  );
}
