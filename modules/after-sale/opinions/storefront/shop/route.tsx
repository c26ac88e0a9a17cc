import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { RATINGS } from '../../rules/opinion-limits.ts';
import * as opinionTexts from '../../texts/storefront.ts';
import { OpinionList } from '../opinion-list.tsx';
import { receiveVote } from '../receive-vote.server.ts';
import { RatingSummary } from '../stars.tsx';
import { VoteFault } from '../vote-fault.tsx';
import { loadShopOpinions } from './load.server.ts';

const ADDRESS = '/opinie-o-sklepie';
const texts = opinionTexts.shop;

export const handle: PageHandle = {
  page: 'opinions-shop',
  isDocument: true,
  breadcrumbs: () => [{ label: texts.title }],
  canonicalParams: ['counter'],
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadShopOpinions(context, url);
}

export function action({ request, context, url }: Route.ActionArgs) {
  return receiveVote(request, context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  const page = loaderData?.page;
  return pageMeta({ title: texts.title, page, shopName: shopName(matches), description: texts.lead });
}

export default function ShopOpinionsRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  const { items, summary, rating, page, pages } = loaderData;
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="mt-2 max-w-[43.75rem] text-ink-soft">{joinWithHardSpaces(texts.lead)}</p>
      <VoteFault answer={actionData} />
      <div className="mt-6 grid gap-6 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-x-16">
        <div className="lg:sticky lg:top-36 lg:self-start">
          <RatingSummary summary={summary} />
          <nav aria-label={texts.filter} className="mt-6 flex flex-wrap gap-2">
            {[null, ...[...RATINGS].reverse()].map((choice) => (
              <ButtonLink
                key={choice ?? 'all'}
                to={address(choice, 1)}
                look={choice === rating ? 'primary' : 'secondary'}
                size="sm"
                aria-current={choice === rating ? 'true' : undefined}
              >
                {choice === null ? texts.all : opinionTexts.share(choice, summary.counts[choice - 1] ?? 0)}
              </ButtonLink>
            ))}
          </nav>
          <p className="mt-6 text-sm text-ink-soft">{texts.invited}</p>
        </div>
        <div>
          {items.length === 0 && <p className="border-t border-line py-6">{texts.none}</p>}
          <OpinionList items={items} voteAddress={address(rating, page)} />
          <div className="mt-8">
            <Pagination page={page} pages={pages} hrefFor={(wanted) => address(rating, wanted)} />
          </div>
        </div>
      </div>
    </>
  );
}

function address(rating: number | null, page: number): string {
  const query = new URLSearchParams(rating === null ? {} : { rating: String(rating) });
  if (page > 1) query.set('counter', String(page - 1));
  return query.size > 0 ? `${ADDRESS}?${query}` : ADDRESS;
}
