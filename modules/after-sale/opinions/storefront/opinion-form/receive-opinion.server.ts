import type { RouterContextProvider } from 'react-router';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { insertOpinion, type NewOpinion, storeOpinionPhoto } from '../../server/index.ts';
import { opinionFaultText, photoFaultTexts } from '../../texts/errors.ts';
import * as opinionTexts from '../../texts/storefront.ts';
import { opinionForm } from './opinion-form.ts';

const FIELD_OF_FAULT = { 'empty-text': 'opinion', 'wrong-rating': 'note', 'no-author': 'author' } as const;

type Subject = Pick<NewOpinion, 'productId' | 'orderNumber' | 'invited'>;

/** Takes a posted opinion in: the photo first, for a refused one must not leave an opinion without it behind. */
export async function receiveOpinion(request: Request, context: Readonly<RouterContextProvider>, subject: Subject) {
  const form = await parseForm(request, opinionForm, {
    photo: ['opinion_photo'],
    author: ['addopinion_name'],
    email: ['addopinion_email'],
  });
  if (form.kind === 'wrong') return { reply: form.reply };
  const { note, opinion, photo, author, email } = form.value;
  const shop = context.get(shopContext);
  const visitor = await context.get(visitorContext).ensure();
  const bytes = photo && new Uint8Array(await photo.arrayBuffer());
  const kept = photo && bytes && (await storeOpinionPhoto(shop, { name: photo.name, bytes }, visitor.id));
  if (kept?.kind === 'refused') {
    return { reply: form.refuse({ fields: { photo: photoFaultTexts[kept.reason] }, form: opinionTexts.notSent }) };
  }
  const outcome = await insertOpinion(shop, {
    ...subject,
    author,
    email,
    content: opinion,
    rating: Number(note),
    uploadId: kept?.upload.id,
    visitorId: visitor.id,
    customerId: visitor.customerId,
  });
  if (outcome.ok) return { sent: true as const };
  const text = opinionFaultText(outcome.error);
  const field = FIELD_OF_FAULT[outcome.error as keyof typeof FIELD_OF_FAULT];
  return { reply: field ? form.refuse({ fields: { [field]: text } }) : form.refuse({ form: text }) };
}
