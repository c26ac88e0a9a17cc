import { type RouterContextProvider, redirect } from 'react-router';
import { shopContext, visitorContext } from '#app/request-context.server.ts';
import { attempt } from '#shop/limits/index.ts';
import { voteOnOpinion } from '#shop/opinions/index.ts';

const VOTES_AN_HOUR = { limit: 60, seconds: 60 * 60 };

/** A vote sent as a plain form; afterwards the browser stands at the opinion again. */
export async function receiveVote(request: Request, context: Readonly<RouterContextProvider>, back: string) {
  const form = await request.formData().catch(() => new FormData());
  const id = Number(form.get('id'));
  const operation = form.get('operation');
  const shop = context.get(shopContext);
  const isVote = Number.isInteger(id) && (operation === 'positive' || operation === 'negative');
  if (isVote && (await attempt(shop, { key: `opinion-votes:${id}`, ...VOTES_AN_HOUR }, shop.now())).allowed) {
    const { id: visitorId } = await context.get(visitorContext).ensure();
    await voteOnOpinion(shop, { id, visitorId, positive: operation === 'positive' });
  }
  return redirect(isVote ? `${back}#opinia-${id}` : back, 303);
}
