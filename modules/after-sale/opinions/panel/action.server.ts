import { data, type RouterContextProvider } from 'react-router';
import { cutPage, requestedQueue, sendUpload } from '#modules/after-sale/claims/panel/after-sale.server.ts';
import * as shared from '#modules/after-sale/claims/texts/panel.ts';
import { refuse, textOf, unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { OPINION_STATES } from '../rules/opinion-view.ts';
import {
  answerOpinion,
  countOpinionStates,
  findOpinionPhoto,
  listOpinionsByState,
  setOpinionState,
} from '../server/index.ts';
import * as texts from '../texts/panel.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadOpinions(context: Context, request: Request) {
  const shop = staffShop(context);
  const { tab, page, part } = requestedQueue(request, OPINION_STATES, 'waiting');
  const { rows, pages } = cutPage(await listOpinionsByState(shop, tab, part), page);
  return {
    tab,
    counts: await countOpinionStates(shop),
    pages,
    opinions: rows.map(({ photo, productId, productName, productSlug, ...opinion }) => ({
      ...opinion,
      product: productId && productName ? { name: productName, link: productLink(productId, productSlug ?? '') } : null,
      photo: photo === null ? null : `/zaplecze/opinie/${opinion.id}/zdjecie`,
    })),
  };
}

export type ShownOpinion = Awaited<ReturnType<typeof loadOpinions>>['opinions'][number];

export async function moderate(context: Context, request: Request) {
  const shop = staffShop(context);
  const form = await request.formData();
  const id = Number(textOf(form, 'id'));
  const reply = textOf(form, 'reply').trim();
  switch (form.get('intent')) {
    case 'publish': {
      const undo = { intent: 'unpublish', fields: { id: String(id) } };
      return answer(form, await setOpinionState(shop, id, 'published'), texts.done.publish, undo);
    }
    case 'unpublish':
      return answer(form, await setOpinionState(shop, id, 'waiting'), texts.done.unpublish);
    case 'reject':
      return answer(form, await setOpinionState(shop, id, 'rejected'), texts.done.reject);
    case 'reply':
      return answer(form, await answerOpinion(shop, id, reply), reply ? texts.done.reply : texts.done.noReply);
    default:
      throw unknownIntent();
  }
}

function answer(form: FormData, isDone: boolean, done: string, undo?: FormAnswer['undo']) {
  return isDone ? data<FormAnswer>({ done, undo }) : refuse(form, { refused: shared.gone });
}

export async function sendOpinionPhoto(context: Context, id: string): Promise<Response> {
  const shop = staffShop(context);
  return sendUpload(shop, await findOpinionPhoto(shop, Number(id)));
}
