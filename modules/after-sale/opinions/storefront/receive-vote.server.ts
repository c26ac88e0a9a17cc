import { data, type RouterContextProvider, redirect } from 'react-router';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { voteOnOpinion } from '../server/index.ts';

/** A vote sent as a plain form to the page it is on; afterwards the browser is at the opinion again. */
export async function receiveVote(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { pathname, search }: URL,
) {
  const back = pathname + search;
  const form = await request.formData().catch(() => new FormData());
  const id = Number(form.get('id'));
  const operation = form.get('operation');
  const isVote = Number.isInteger(id) && (operation === 'positive' || operation === 'negative');
  if (!isVote) throw redirect(back, 303);
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const caller = context.get(pageContext).caller();
  const score = await voteOnOpinion(context.get(shopContext), {
    id,
    visitorId,
    caller,
    positive: operation === 'positive',
  });
  if (score === 'too-many') return data({ fault: 'too-many-votes' } as const, { status: 429 });
  throw redirect(`${back}#opinia-${id}`, 303);
}
