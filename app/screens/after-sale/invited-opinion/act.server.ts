import { receiveOpinion } from '#app/features/after-sale/add-opinion/receive-opinion.server.ts';
import { loadInvitation } from './load.server.ts';

/** Takes in what an invited buyer wrote; of what they were not invited to write, nothing. */
export async function receiveInvitedOpinion(request: Request, wanted: Parameters<typeof loadInvitation>[0]) {
  const { about, orderNumber } = await loadInvitation(wanted);
  if (!about) return null;
  return receiveOpinion(request, wanted.context, { productId: about.id, orderNumber, invited: true });
}
