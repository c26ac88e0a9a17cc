import { parseListingView } from '#modules/catalogue/listing/rules/chosen-filters.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { renderCard } from './render-card.server.ts';

/** The card of one product, as a listing draws it: for a shopper who chooses another colour of the model there. */
export async function loader({ context, params, request }: Route.LoaderArgs<'id'>) {
  const view = parseListingView(new URL(request.url).searchParams.get('display'));
  const answer = await renderCard(context, { id: Number(params.id), view });
  if (!answer) throw notFound();
  return answer;
}
