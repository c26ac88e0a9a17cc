import type * as Route from '#platform/routing/route-types.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { renderCard } from './render-card.server.ts';

export async function loader({ context, params, request }: Route.LoaderArgs<'id'>) {
  const row = new URL(request.url).searchParams.get('display') === 'list';
  const answer = await renderCard(context, { id: Number(params.id), row });
  if (!answer) throw notFound();
  return answer;
}
