import { parseListingView } from '#rules/catalogue/listing/chosen-filters.ts';
import { notFound } from '../../../not-found.server.ts';
import type { Route } from './+types/route.ts';
import { drawCard } from './draw-card.server.ts';

/** The card of one product, as a listing draws it: for a shopper who chooses another colour of the model there. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const view = parseListingView(new URL(request.url).searchParams.get('display'));
  const answer = await drawCard(context, { id: Number(params.id), view });
  if (!answer) throw notFound();
  return answer;
}
