import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext, shopContext, visitorContext } from '#app/request-context.server.ts';
import { voteOnOpinion } from '#shop/opinions/index.ts';

/** A vote sent as a plain form; afterwards the browser stands at the opinion again. */
export async function receiveVote(request: Request, context: Readonly<RouterContextProvider>, back: string) {
  const form = await request.formData().catch(() => new FormData());
  const id = Number(form.get('id'));
  const operation = form.get('operation');
  const isVote = Number.isInteger(id) && (operation === 'positive' || operation === 'negative');
  if (isVote) {
    const { id: visitorId } = await context.get(visitorContext).ensure();
    const caller = context.get(pageContext).caller();
    await voteOnOpinion(context.get(shopContext), { id, visitorId, positive: operation === 'positive', caller });
  }
  return redirect(isVote ? `${back}#opinia-${id}` : back, 303);
}
