import type * as Route from '#platform/routing/route-types.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { renderCard } from './render-card.server.ts';

/** The card of one product as a listing renders it: requested when the customer chooses another colour there. */
export async function loader({ context, params, request }: Route.LoaderArgs<'id'>) {
  const row = new URL(request.url).searchParams.get('display') === 'list';
  const answer = await renderCard(context, { id: Number(params.id), row });
  if (!answer) throw notFound();
  return answer;
}
