import { productOpinionsLink } from '#platform/links/rules/screen-links.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Pagination } from '#platform/ui/pagination.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as opinionTexts from '../../texts/storefront.ts';
import { OpinionList } from '../opinion-list.tsx';
import { receiveVote } from '../receive-vote.server.ts';
import { RatingSummary } from '../stars.tsx';
import { VoteFault } from '../vote-fault.tsx';
import { loadProductOpinions } from './load.server.ts';

export const handle: PageHandle<Awaited<ReturnType<typeof loadProductOpinions>>> = {
  page: 'projector',
  isDocument: true,
  breadcrumbs: ({ product }) => [{ label: product.name, to: product.link }, { label: opinionTexts.title }],
  canonicalParams: ['counter'],
};

export function loader({ context, url, params }: Route.LoaderArgs<'id' | 'slug'>) {
  return loadProductOpinions({ context, url, ...params });
}

export function action({ request, context, url }: Route.ActionArgs) {
  return receiveVote(request, context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { product, page } = loaderData;
  return pageMeta({ title: opinionTexts.allOf(product.name), page, shopName: shopName(matches) });
}

export default function ProductOpinionsRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
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
